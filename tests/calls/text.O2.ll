; ModuleID = 'text.cu'
source_filename = "text.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [8 x i8] c"thread \00", align 1
@.str1 = private unnamed_addr constant [5 x i8] c" odd\00", align 1
@.str2 = private unnamed_addr constant [6 x i8] c" even\00", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z6lengthPKc(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 0, %1 ], [ %8, %2 ]
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = load i8, ptr %5, align 1, !tbaa !8
  %7 = icmp eq i8 %6, 0
  %8 = add nuw nsw i32 %3, 1
  br i1 %7, label %9, label %2, !llvm.loop !11

9:                                                ; preds = %2
  ret i32 %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local noundef ptr @_Z6appendPcPKc(ptr noundef writeonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = load i8, ptr %1, align 1, !tbaa !8
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %2, %5
  %6 = phi i8 [ %11, %5 ], [ %3, %2 ]
  %7 = phi ptr [ %9, %5 ], [ %1, %2 ]
  %8 = phi ptr [ %10, %5 ], [ %0, %2 ]
  %9 = getelementptr inbounds i8, ptr %7, i64 1
  %10 = getelementptr inbounds i8, ptr %8, i64 1
  store i8 %6, ptr %8, align 1, !tbaa !8
  %11 = load i8, ptr %9, align 1, !tbaa !8
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %5, !llvm.loop !13

13:                                               ; preds = %5, %2
  %14 = phi ptr [ %0, %2 ], [ %10, %5 ]
  store i8 0, ptr %14, align 1, !tbaa !8
  ret ptr %14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local noundef ptr @_Z6numberPcj(ptr noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = alloca [12 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %3) #6
  %4 = getelementptr inbounds i8, ptr %3, i64 11
  store i8 0, ptr %4, align 1, !tbaa !8
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i32 [ %1, %2 ], [ %9, %5 ]
  %7 = phi ptr [ %4, %2 ], [ %14, %5 ]
  %8 = freeze i32 %6
  %9 = udiv i32 %8, 10
  %10 = mul i32 %9, 10
  %11 = sub i32 %8, %10
  %12 = trunc nuw nsw i32 %11 to i8
  %13 = or disjoint i8 %12, 48
  %14 = getelementptr inbounds i8, ptr %7, i64 -1
  store i8 %13, ptr %14, align 1, !tbaa !8
  %15 = icmp ult i32 %6, 10
  br i1 %15, label %16, label %5, !llvm.loop !14

16:                                               ; preds = %5
  %17 = call noundef ptr @_Z6appendPcPKc(ptr noundef %0, ptr noundef nonnull %14) #6
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %3) #6
  ret ptr %17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z4hashPKc(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = load i8, ptr %0, align 1, !tbaa !8
  %3 = icmp eq i8 %2, 0
  br i1 %3, label %14, label %4

4:                                                ; preds = %1, %4
  %5 = phi i8 [ %12, %4 ], [ %2, %1 ]
  %6 = phi i32 [ %11, %4 ], [ 5381, %1 ]
  %7 = phi ptr [ %9, %4 ], [ %0, %1 ]
  %8 = mul i32 %6, 33
  %9 = getelementptr inbounds i8, ptr %7, i64 1
  %10 = zext i8 %5 to i32
  %11 = add i32 %8, %10
  %12 = load i8, ptr %9, align 1, !tbaa !8
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %14, label %4, !llvm.loop !15

14:                                               ; preds = %4, %1
  %15 = phi i32 [ 5381, %1 ], [ %11, %4 ]
  ret i32 %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @text(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca [64 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #6
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = call noundef ptr @_Z6appendPcPKc(ptr noundef nonnull %4, ptr noundef nonnull @.str) #6
  %10 = call noundef ptr @_Z6numberPcj(ptr noundef %9, i32 noundef %8) #6
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !16
  %14 = and i32 %13, 1
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, ptr @.str2, ptr @.str1
  %17 = call noundef ptr @_Z6appendPcPKc(ptr noundef %10, ptr noundef nonnull %16) #6
  %18 = call noundef i32 @_Z4hashPKc(ptr noundef nonnull %4) #6
  %19 = urem i32 %18, 100000
  %20 = mul nuw nsw i32 %19, 100
  %21 = call noundef i32 @_Z6lengthPKc(ptr noundef nonnull %4) #6
  %22 = add nsw i32 %20, %21
  %23 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %22, ptr %23, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @text, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !9, i64 0}
