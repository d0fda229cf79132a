; ModuleID = 'radix_sort.cu'
source_filename = "radix_sort.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10radix_sortE1s = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ10radix_sortE5zeros = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local void @radix_sort(ptr nocapture noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = and i32 %2, 31
  %4 = lshr i32 %2, 5
  %5 = shl nsw i32 -1, %3
  %6 = xor i32 %5, -1
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 8
  %9 = add i32 %8, %2
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !8
  %13 = icmp eq i32 %3, 0
  %14 = zext nneg i32 %4 to i64
  %15 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 0, i64 %14
  %16 = zext nneg i32 %2 to i64
  %17 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE1s to ptr), i64 0, i64 %16
  %18 = icmp ult i32 %2, 32
  %19 = icmp ugt i32 %2, 63
  %20 = icmp ugt i32 %2, 95
  %21 = icmp ugt i32 %2, 127
  %22 = icmp ugt i32 %2, 159
  %23 = icmp ugt i32 %2, 191
  %24 = icmp ugt i32 %2, 223
  %25 = icmp ugt i32 %2, 255
  br label %27

26:                                               ; preds = %36
  store i32 %76, ptr %11, align 4, !tbaa !8
  ret void

27:                                               ; preds = %1, %36
  %28 = phi i32 [ %12, %1 ], [ %76, %36 ]
  %29 = phi i32 [ 0, %1 ], [ %75, %36 ]
  %30 = shl nuw i32 1, %29
  %31 = and i32 %28, %30
  %32 = icmp eq i32 %31, 0
  %33 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %32)
  br i1 %13, label %34, label %36

34:                                               ; preds = %27
  %35 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %33)
  store i32 %35, ptr %15, align 4, !tbaa !8
  br label %36

36:                                               ; preds = %34, %27
  tail call void @llvm.nvvm.barrier0()
  %37 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), align 4, !tbaa !8
  %38 = select i1 %18, i32 0, i32 %37
  %39 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 4), align 4, !tbaa !8
  %40 = select i1 %19, i32 %39, i32 0
  %41 = add i32 %38, %40
  %42 = add i32 %39, %37
  %43 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 8), align 4, !tbaa !8
  %44 = select i1 %20, i32 %43, i32 0
  %45 = add i32 %41, %44
  %46 = add i32 %43, %42
  %47 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 12), align 4, !tbaa !8
  %48 = select i1 %21, i32 %47, i32 0
  %49 = add i32 %45, %48
  %50 = add i32 %47, %46
  %51 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 16), align 4, !tbaa !8
  %52 = select i1 %22, i32 %51, i32 0
  %53 = add i32 %49, %52
  %54 = add i32 %51, %50
  %55 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 20), align 4, !tbaa !8
  %56 = select i1 %23, i32 %55, i32 0
  %57 = add i32 %53, %56
  %58 = add i32 %55, %54
  %59 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 24), align 4, !tbaa !8
  %60 = select i1 %24, i32 %59, i32 0
  %61 = add i32 %57, %60
  %62 = add i32 %59, %58
  %63 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 28), align 4, !tbaa !8
  %64 = select i1 %25, i32 %63, i32 0
  %65 = add i32 %61, %64
  %66 = add i32 %63, %62
  %67 = and i32 %33, %6
  %68 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %67)
  %69 = add i32 %65, %68
  %70 = sub i32 %2, %69
  %71 = add i32 %70, %66
  %72 = select i1 %32, i32 %69, i32 %71
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE1s to ptr), i64 0, i64 %73
  store i32 %28, ptr %74, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %75 = add nuw nsw i32 %29, 1
  %76 = load i32, ptr %17, align 4, !tbaa !8
  %77 = icmp eq i32 %75, 32
  br i1 %77, label %26, label %27, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @radix_sort, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
