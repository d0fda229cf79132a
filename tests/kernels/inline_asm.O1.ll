; ModuleID = 'inline_asm.cu'
source_filename = "inline_asm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
define dso_local noundef i32 @_Z7lane_idv() local_unnamed_addr #0 {
entry:
  %0 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #3, !srcloc !8
  ret i32 %0
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
define dso_local noundef i32 @_Z11majority_orjjj(i32 noundef %a, i32 noundef %b, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c) #3, !srcloc !9
  ret i32 %0
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
define dso_local noundef i32 @_Z8add_highjjjj(i32 noundef %low1, i32 noundef %high1, i32 noundef %low2, i32 noundef %high2) local_unnamed_addr #0 {
entry:
  %0 = tail call { i32, i32 } asm "add.cc.u32 $0, $2, $4;\0A\09addc.u32 $1, $3, $5;", "=r,=r,r,r,r,r"(i32 %low1, i32 %high1, i32 %low2, i32 %high2) #3, !srcloc !10
  %asmresult = extractvalue { i32, i32 } %0, 0
  %asmresult1 = extractvalue { i32, i32 } %0, 1
  %add = add i32 %low2, %low1
  %cmp = icmp eq i32 %asmresult, %add
  %cond = select i1 %cmp, i32 %asmresult1, i32 0
  ret i32 %cond
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6choosejj(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 asm "{\0A\09.reg .pred p;\0A\09setp.lt.u32 p, $1, $2;\0A\09selp.s32 $0, 7, 9, p;\0A\09}", "=r,r,r"(i32 %a, i32 %b) #3, !srcloc !11
  ret i32 %0
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @inline_asm(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, ptr nocapture noundef readonly %c, ptr noundef %out, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !12
  %arrayidx4 = getelementptr inbounds i32, ptr %b, i64 %idxprom
  %4 = load i32, ptr %arrayidx4, align 4, !tbaa !12
  %arrayidx6 = getelementptr inbounds i32, ptr %c, i64 %idxprom
  %5 = load i32, ptr %arrayidx6, align 4, !tbaa !12
  %6 = tail call i32 asm "prmt.b32 $0, $1, $2, 0x5140;", "=r,r,r"(i32 %3, i32 %4) #3, !srcloc !16
  %7 = tail call i32 asm "bfe.u32 $0, $1, 8, 8;", "=r,r"(i32 %3) #3, !srcloc !17
  %mul7 = mul nsw i32 %add, 6
  %idx.ext = sext i32 %mul7 to i64
  %add.ptr = getelementptr inbounds i32, ptr %out, i64 %idx.ext
  %8 = addrspacecast ptr %add.ptr to ptr addrspace(1)
  %9 = ptrtoint ptr addrspace(1) %8 to i64
  %10 = tail call noundef i32 asm "mov.u32 $0, %laneid;", "=r"() #3, !srcloc !8
  tail call void asm sideeffect "st.global.u32 [$0], $1;", "l,r,~{memory}"(i64 %9, i32 %10) #4, !srcloc !18
  %11 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %3, i32 %4, i32 %5) #3, !srcloc !9
  %arrayidx11 = getelementptr inbounds i8, ptr %add.ptr, i64 4
  store i32 %11, ptr %arrayidx11, align 4, !tbaa !12
  %arrayidx12 = getelementptr inbounds i8, ptr %add.ptr, i64 8
  store i32 %6, ptr %arrayidx12, align 4, !tbaa !12
  %arrayidx13 = getelementptr inbounds i8, ptr %add.ptr, i64 12
  store i32 %7, ptr %arrayidx13, align 4, !tbaa !12
  %12 = tail call { i32, i32 } asm "add.cc.u32 $0, $2, $4;\0A\09addc.u32 $1, $3, $5;", "=r,=r,r,r,r,r"(i32 %3, i32 %4, i32 %5, i32 %5) #3, !srcloc !10
  %asmresult.i = extractvalue { i32, i32 } %12, 0
  %asmresult1.i = extractvalue { i32, i32 } %12, 1
  %add.i = add i32 %5, %3
  %cmp.i = icmp eq i32 %asmresult.i, %add.i
  %cond.i = select i1 %cmp.i, i32 %asmresult1.i, i32 0
  %arrayidx15 = getelementptr inbounds i8, ptr %add.ptr, i64 16
  store i32 %cond.i, ptr %arrayidx15, align 4, !tbaa !12
  %13 = tail call noundef i32 asm "{\0A\09.reg .pred p;\0A\09setp.lt.u32 p, $1, $2;\0A\09selp.s32 $0, 7, 9, p;\0A\09}", "=r,r,r"(i32 %3, i32 %4) #3, !srcloc !11
  %arrayidx17 = getelementptr inbounds i8, ptr %add.ptr, i64 20
  store i32 %13, ptr %arrayidx17, align 4, !tbaa !12
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @inline_asm, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{i64 621}
!9 = !{i64 768}
!10 = !{i64 980, i64 1005}
!11 = !{i64 1241, i64 1245, i64 1262, i64 1288, i64 1313}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C++ TBAA"}
!16 = !{i64 1688}
!17 = !{i64 1763}
!18 = !{i64 1860}
