; ModuleID = 'big_integer.cu'
source_filename = "big_integer.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Big = type { [4 x i64] }

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef range(i32 0, 2) i32 @_Z7big_addRK3BigS1_PS_(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %a, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %b, ptr nocapture noundef writeonly %r) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %conv12 = trunc nuw nsw i128 %shr to i32
  ret i32 %conv12

for.body:                                         ; preds = %entry, %for.body
  %carry.020 = phi i64 [ 0, %entry ], [ %conv11, %for.body ]
  %i.019 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.019 to i64
  %arrayidx = getelementptr inbounds [4 x i64], ptr %a, i64 0, i64 %idxprom
  %0 = load i64, ptr %arrayidx, align 8, !tbaa !8
  %conv = zext i64 %0 to i128
  %arrayidx3 = getelementptr inbounds [4 x i64], ptr %b, i64 0, i64 %idxprom
  %1 = load i64, ptr %arrayidx3, align 8, !tbaa !8
  %conv4 = zext i64 %1 to i128
  %conv5 = zext nneg i64 %carry.020 to i128
  %add = add nuw nsw i128 %conv, %conv5
  %add6 = add nuw nsw i128 %add, %conv4
  %conv7 = trunc i128 %add6 to i64
  %arrayidx10 = getelementptr inbounds [4 x i64], ptr %r, i64 0, i64 %idxprom
  store i64 %conv7, ptr %arrayidx10, align 8, !tbaa !8
  %shr = lshr i128 %add6, 64
  %conv11 = trunc nuw nsw i128 %shr to i64
  %inc = add nuw nsw i32 %i.019, 1
  %exitcond.not = icmp eq i32 %inc, 4
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Big @_Z7big_mulRK3BigS1_(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %a, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %b) local_unnamed_addr #2 {
entry:
  %retval = alloca %struct.Big, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %retval, i8 0, i64 32, i1 false)
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %entry, %for.cond.cleanup3
  %indvars.iv = phi i32 [ 4, %entry ], [ %indvars.iv.next, %for.cond.cleanup3 ]
  %i.039 = phi i32 [ 0, %entry ], [ %inc24, %for.cond.cleanup3 ]
  %idxprom = zext nneg i32 %i.039 to i64
  %arrayidx = getelementptr inbounds [4 x i64], ptr %a, i64 0, i64 %idxprom
  %0 = load i64, ptr %arrayidx, align 8, !tbaa !8
  %conv = zext i64 %0 to i128
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  %.fca.0.0.load = load i64, ptr %retval, align 8
  %.fca.0.0.insert = insertvalue %struct.Big poison, i64 %.fca.0.0.load, 0, 0
  %.fca.0.1.gep = getelementptr inbounds i8, ptr %retval, i64 8
  %.fca.0.1.load = load i64, ptr %.fca.0.1.gep, align 8
  %.fca.0.1.insert = insertvalue %struct.Big %.fca.0.0.insert, i64 %.fca.0.1.load, 0, 1
  %.fca.0.2.gep = getelementptr inbounds i8, ptr %retval, i64 16
  %.fca.0.2.load = load i64, ptr %.fca.0.2.gep, align 8
  %.fca.0.2.insert = insertvalue %struct.Big %.fca.0.1.insert, i64 %.fca.0.2.load, 0, 2
  %.fca.0.3.gep = getelementptr inbounds i8, ptr %retval, i64 24
  %.fca.0.3.load = load i64, ptr %.fca.0.3.gep, align 8
  %.fca.0.3.insert = insertvalue %struct.Big %.fca.0.2.insert, i64 %.fca.0.3.load, 0, 3
  ret %struct.Big %.fca.0.3.insert

for.cond.cleanup3:                                ; preds = %for.body4
  %inc24 = add nuw nsw i32 %i.039, 1
  %indvars.iv.next = add nsw i32 %indvars.iv, -1
  %exitcond40.not = icmp eq i32 %inc24, 4
  br i1 %exitcond40.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !15

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %j.037 = phi i32 [ 0, %for.cond1.preheader ], [ %inc, %for.body4 ]
  %carry.036 = phi i64 [ 0, %for.cond1.preheader ], [ %conv22, %for.body4 ]
  %add38 = add nuw nsw i32 %j.037, %i.039
  %idxprom6 = zext nneg i32 %j.037 to i64
  %arrayidx7 = getelementptr inbounds [4 x i64], ptr %b, i64 0, i64 %idxprom6
  %1 = load i64, ptr %arrayidx7, align 8, !tbaa !8
  %conv8 = zext i64 %1 to i128
  %mul = mul nuw i128 %conv8, %conv
  %idxprom11 = zext nneg i32 %add38 to i64
  %arrayidx12 = getelementptr inbounds [4 x i64], ptr %retval, i64 0, i64 %idxprom11
  %2 = load i64, ptr %arrayidx12, align 8, !tbaa !8
  %conv13 = zext i64 %2 to i128
  %conv15 = zext i64 %carry.036 to i128
  %add14 = add nuw nsw i128 %conv13, %conv15
  %add16 = add nuw i128 %add14, %mul
  %conv17 = trunc i128 %add16 to i64
  store i64 %conv17, ptr %arrayidx12, align 8, !tbaa !8
  %shr = lshr i128 %add16, 64
  %conv22 = trunc nuw i128 %shr to i64
  %inc = add nuw nsw i32 %j.037, 1
  %exitcond.not = icmp eq i32 %inc, %indvars.iv
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef range(i32 0, -1) i32 @_Z7big_modRK3Bigj(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %a, i32 noundef %m) local_unnamed_addr #2 {
entry:
  %conv = zext i32 %m to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %conv8 = trunc nuw i64 %rem7 to i32
  ret i32 %conv8

for.body:                                         ; preds = %entry, %for.body
  %i.017 = phi i32 [ 3, %entry ], [ %dec, %for.body ]
  %rest.016 = phi i64 [ 0, %entry ], [ %rem7, %for.body ]
  %idxprom = zext nneg i32 %i.017 to i64
  %arrayidx = getelementptr inbounds [4 x i64], ptr %a, i64 0, i64 %idxprom
  %0 = load i64, ptr %arrayidx, align 8, !tbaa !8
  %or = tail call i64 @llvm.fshl.i64(i64 %rest.016, i64 %0, i64 32)
  %rem = urem i64 %or, %conv
  %shl1 = shl nuw i64 %rem, 32
  %and = and i64 %0, 4294967295
  %or5 = or disjoint i64 %shl1, %and
  %rem7 = urem i64 %or5, %conv
  %dec = add nsw i32 %i.017, -1
  %cmp.not = icmp eq i32 %i.017, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @big_integer(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, ptr nocapture noundef writeonly %sum, ptr nocapture noundef writeonly %product, ptr nocapture noundef writeonly %carry, ptr nocapture noundef readonly %modulus, ptr nocapture noundef writeonly %rest, i32 noundef %n) local_unnamed_addr #4 {
entry:
  %retval.i = alloca %struct.Big, align 8
  %s = alloca %struct.Big, align 8
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %s) #8
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.Big, ptr %a, i64 %idxprom
  %arrayidx4 = getelementptr inbounds %struct.Big, ptr %b, i64 %idxprom
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %if.end
  %carry.020.i = phi i64 [ 0, %if.end ], [ %conv11.i, %for.body.i ]
  %i.019.i = phi i32 [ 0, %if.end ], [ %inc.i, %for.body.i ]
  %idxprom.i = zext nneg i32 %i.019.i to i64
  %arrayidx.i = getelementptr inbounds [4 x i64], ptr %arrayidx, i64 0, i64 %idxprom.i
  %3 = load i64, ptr %arrayidx.i, align 8, !tbaa !8
  %conv.i = zext i64 %3 to i128
  %arrayidx3.i = getelementptr inbounds [4 x i64], ptr %arrayidx4, i64 0, i64 %idxprom.i
  %4 = load i64, ptr %arrayidx3.i, align 8, !tbaa !8
  %conv4.i = zext i64 %4 to i128
  %conv5.i = zext nneg i64 %carry.020.i to i128
  %add.i = add nuw nsw i128 %conv.i, %conv5.i
  %add6.i = add nuw nsw i128 %add.i, %conv4.i
  %conv7.i = trunc i128 %add6.i to i64
  %arrayidx10.i = getelementptr inbounds [4 x i64], ptr %s, i64 0, i64 %idxprom.i
  store i64 %conv7.i, ptr %arrayidx10.i, align 8, !tbaa !8
  %shr.i = lshr i128 %add6.i, 64
  %conv11.i = trunc nuw nsw i128 %shr.i to i64
  %inc.i = add nuw nsw i32 %i.019.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 4
  br i1 %exitcond.not.i, label %_Z7big_addRK3BigS1_PS_.exit, label %for.body.i, !llvm.loop !12

_Z7big_addRK3BigS1_PS_.exit:                      ; preds = %for.body.i
  %conv12.i = trunc nuw nsw i128 %shr.i to i32
  %arrayidx7 = getelementptr inbounds i32, ptr %carry, i64 %idxprom
  store i32 %conv12.i, ptr %arrayidx7, align 4, !tbaa !18
  %arrayidx9 = getelementptr inbounds %struct.Big, ptr %sum, i64 %idxprom
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %arrayidx9, ptr noundef nonnull align 8 dereferenceable(32) %s, i64 32, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %retval.i)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %retval.i, i8 0, i64 32, i1 false)
  br label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %for.cond.cleanup3.i, %_Z7big_addRK3BigS1_PS_.exit
  %indvars.iv.i = phi i32 [ 4, %_Z7big_addRK3BigS1_PS_.exit ], [ %indvars.iv.next.i, %for.cond.cleanup3.i ]
  %i.039.i = phi i32 [ 0, %_Z7big_addRK3BigS1_PS_.exit ], [ %inc24.i, %for.cond.cleanup3.i ]
  %idxprom.i37 = zext nneg i32 %i.039.i to i64
  %arrayidx.i38 = getelementptr inbounds [4 x i64], ptr %arrayidx, i64 0, i64 %idxprom.i37
  %5 = load i64, ptr %arrayidx.i38, align 8, !tbaa !8
  %conv.i39 = zext i64 %5 to i128
  br label %for.body4.i

for.cond.cleanup3.i:                              ; preds = %for.body4.i
  %inc24.i = add nuw nsw i32 %i.039.i, 1
  %indvars.iv.next.i = add nsw i32 %indvars.iv.i, -1
  %exitcond40.not.i = icmp eq i32 %inc24.i, 4
  br i1 %exitcond40.not.i, label %_Z7big_mulRK3BigS1_.exit, label %for.cond1.preheader.i, !llvm.loop !15

for.body4.i:                                      ; preds = %for.body4.i, %for.cond1.preheader.i
  %j.037.i = phi i32 [ 0, %for.cond1.preheader.i ], [ %inc.i41, %for.body4.i ]
  %carry.036.i = phi i64 [ 0, %for.cond1.preheader.i ], [ %conv22.i, %for.body4.i ]
  %add38.i = add nuw nsw i32 %j.037.i, %i.039.i
  %idxprom6.i = zext nneg i32 %j.037.i to i64
  %arrayidx7.i = getelementptr inbounds [4 x i64], ptr %arrayidx4, i64 0, i64 %idxprom6.i
  %6 = load i64, ptr %arrayidx7.i, align 8, !tbaa !8
  %conv8.i = zext i64 %6 to i128
  %mul.i = mul nuw i128 %conv8.i, %conv.i39
  %idxprom11.i = zext nneg i32 %add38.i to i64
  %arrayidx12.i = getelementptr inbounds [4 x i64], ptr %retval.i, i64 0, i64 %idxprom11.i
  %7 = load i64, ptr %arrayidx12.i, align 8, !tbaa !8
  %conv13.i = zext i64 %7 to i128
  %conv15.i = zext i64 %carry.036.i to i128
  %add14.i = add nuw nsw i128 %conv13.i, %conv15.i
  %add16.i = add nuw i128 %add14.i, %mul.i
  %conv17.i = trunc i128 %add16.i to i64
  store i64 %conv17.i, ptr %arrayidx12.i, align 8, !tbaa !8
  %shr.i40 = lshr i128 %add16.i, 64
  %conv22.i = trunc nuw i128 %shr.i40 to i64
  %inc.i41 = add nuw nsw i32 %j.037.i, 1
  %exitcond.not.i42 = icmp eq i32 %inc.i41, %indvars.iv.i
  br i1 %exitcond.not.i42, label %for.cond.cleanup3.i, label %for.body4.i, !llvm.loop !16

_Z7big_mulRK3BigS1_.exit:                         ; preds = %for.cond.cleanup3.i
  %.fca.0.0.load.i = load i64, ptr %retval.i, align 8
  %.fca.0.1.gep.i = getelementptr inbounds i8, ptr %retval.i, i64 8
  %.fca.0.1.load.i = load i64, ptr %.fca.0.1.gep.i, align 8
  %.fca.0.2.gep.i = getelementptr inbounds i8, ptr %retval.i, i64 16
  %.fca.0.2.load.i = load i64, ptr %.fca.0.2.gep.i, align 8
  %.fca.0.3.gep.i = getelementptr inbounds i8, ptr %retval.i, i64 24
  %.fca.0.3.load.i = load i64, ptr %.fca.0.3.gep.i, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %retval.i)
  %arrayidx16 = getelementptr inbounds %struct.Big, ptr %product, i64 %idxprom
  store i64 %.fca.0.0.load.i, ptr %arrayidx16, align 8
  %ref.tmp.sroa.4.0.arrayidx16.sroa_idx = getelementptr inbounds i8, ptr %arrayidx16, i64 8
  store i64 %.fca.0.1.load.i, ptr %ref.tmp.sroa.4.0.arrayidx16.sroa_idx, align 8
  %ref.tmp.sroa.5.0.arrayidx16.sroa_idx = getelementptr inbounds i8, ptr %arrayidx16, i64 16
  store i64 %.fca.0.2.load.i, ptr %ref.tmp.sroa.5.0.arrayidx16.sroa_idx, align 8
  %ref.tmp.sroa.6.0.arrayidx16.sroa_idx = getelementptr inbounds i8, ptr %arrayidx16, i64 24
  store i64 %.fca.0.3.load.i, ptr %ref.tmp.sroa.6.0.arrayidx16.sroa_idx, align 8, !tbaa !21
  %arrayidx20 = getelementptr inbounds i32, ptr %modulus, i64 %idxprom
  %8 = load i32, ptr %arrayidx20, align 4, !tbaa !18
  %conv.i43 = zext i32 %8 to i64
  br label %for.body.i44

for.body.i44:                                     ; preds = %for.body.i44, %_Z7big_mulRK3BigS1_.exit
  %i.017.i = phi i32 [ 3, %_Z7big_mulRK3BigS1_.exit ], [ %dec.i, %for.body.i44 ]
  %rest.016.i = phi i64 [ 0, %_Z7big_mulRK3BigS1_.exit ], [ %rem7.i, %for.body.i44 ]
  %idxprom.i45 = zext nneg i32 %i.017.i to i64
  %arrayidx.i46 = getelementptr inbounds [4 x i64], ptr %arrayidx, i64 0, i64 %idxprom.i45
  %9 = load i64, ptr %arrayidx.i46, align 8, !tbaa !8
  %or.i = tail call i64 @llvm.fshl.i64(i64 %rest.016.i, i64 %9, i64 32)
  %rem.i = urem i64 %or.i, %conv.i43
  %shl1.i = shl nuw i64 %rem.i, 32
  %and.i = and i64 %9, 4294967295
  %or5.i = or disjoint i64 %shl1.i, %and.i
  %rem7.i = urem i64 %or5.i, %conv.i43
  %dec.i = add nsw i32 %i.017.i, -1
  %cmp.not.i = icmp eq i32 %i.017.i, 0
  br i1 %cmp.not.i, label %_Z7big_modRK3Bigj.exit, label %for.body.i44, !llvm.loop !17

_Z7big_modRK3Bigj.exit:                           ; preds = %for.body.i44
  %conv8.i47 = trunc nuw i64 %rem7.i to i32
  %arrayidx23 = getelementptr inbounds i32, ptr %rest, i64 %idxprom
  store i32 %conv8.i47, ptr %arrayidx23, align 4, !tbaa !18
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %s) #8
  br label %cleanup

cleanup:                                          ; preds = %entry, %_Z7big_modRK3Bigj.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @big_integer, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"long long", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !13, !14}
!18 = !{!19, !19, i64 0}
!19 = !{!"int", !10, i64 0}
!20 = !{i64 0, i64 32, !21}
!21 = !{!10, !10, i64 0}
