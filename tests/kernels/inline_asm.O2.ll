; ModuleID = 'inline_asm.cu'
source_filename = "inline_asm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
define dso_local noundef i32 @_Z7lane_idv() local_unnamed_addr #0 {
  %1 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #3, !srcloc !8
  ret i32 %1
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
define dso_local noundef i32 @_Z11majority_orjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %0, i32 %1, i32 %2) #3, !srcloc !9
  ret i32 %4
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
define dso_local noundef i32 @_Z8add_highjjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call { i32, i32 } asm "add.cc.u32 $0, $2, $4;\0A\09addc.u32 $1, $3, $5;", "=r,=r,r,r,r,r"(i32 %0, i32 %1, i32 %2, i32 %3) #3, !srcloc !10
  %6 = extractvalue { i32, i32 } %5, 0
  %7 = extractvalue { i32, i32 } %5, 1
  %8 = add i32 %2, %0
  %9 = icmp eq i32 %6, %8
  %10 = select i1 %9, i32 %7, i32 0
  ret i32 %10
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6choosejj(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 asm "{\0A\09.reg .pred p;\0A\09setp.lt.u32 p, $1, $2;\0A\09selp.s32 $0, 7, 9, p;\0A\09}", "=r,r,r"(i32 %0, i32 %1) #3, !srcloc !11
  ret i32 %3
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @inline_asm(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %41

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !12
  %16 = getelementptr inbounds i32, ptr %1, i64 %13
  %17 = load i32, ptr %16, align 4, !tbaa !12
  %18 = getelementptr inbounds i32, ptr %2, i64 %13
  %19 = load i32, ptr %18, align 4, !tbaa !12
  %20 = tail call i32 asm "prmt.b32 $0, $1, $2, 0x5140;", "=r,r,r"(i32 %15, i32 %17) #3, !srcloc !16
  %21 = tail call i32 asm "bfe.u32 $0, $1, 8, 8;", "=r,r"(i32 %15) #3, !srcloc !17
  %22 = mul nsw i32 %10, 6
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %3, i64 %23
  %25 = addrspacecast ptr %24 to ptr addrspace(1)
  %26 = ptrtoint ptr addrspace(1) %25 to i64
  %27 = tail call noundef i32 asm "mov.u32 $0, %laneid;", "=r"() #3, !srcloc !8
  tail call void asm sideeffect "st.global.u32 [$0], $1;", "l,r,~{memory}"(i64 %26, i32 %27) #4, !srcloc !18
  %28 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %15, i32 %17, i32 %19) #3, !srcloc !9
  %29 = getelementptr inbounds i8, ptr %24, i64 4
  store i32 %28, ptr %29, align 4, !tbaa !12
  %30 = getelementptr inbounds i8, ptr %24, i64 8
  store i32 %20, ptr %30, align 4, !tbaa !12
  %31 = getelementptr inbounds i8, ptr %24, i64 12
  store i32 %21, ptr %31, align 4, !tbaa !12
  %32 = tail call { i32, i32 } asm "add.cc.u32 $0, $2, $4;\0A\09addc.u32 $1, $3, $5;", "=r,=r,r,r,r,r"(i32 %15, i32 %17, i32 %19, i32 %19) #3, !srcloc !10
  %33 = extractvalue { i32, i32 } %32, 0
  %34 = extractvalue { i32, i32 } %32, 1
  %35 = add i32 %19, %15
  %36 = icmp eq i32 %33, %35
  %37 = select i1 %36, i32 %34, i32 0
  %38 = getelementptr inbounds i8, ptr %24, i64 16
  store i32 %37, ptr %38, align 4, !tbaa !12
  %39 = tail call noundef i32 asm "{\0A\09.reg .pred p;\0A\09setp.lt.u32 p, $1, $2;\0A\09selp.s32 $0, 7, 9, p;\0A\09}", "=r,r,r"(i32 %15, i32 %17) #3, !srcloc !11
  %40 = getelementptr inbounds i8, ptr %24, i64 20
  store i32 %39, ptr %40, align 4, !tbaa !12
  br label %41

41:                                               ; preds = %5, %12
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
