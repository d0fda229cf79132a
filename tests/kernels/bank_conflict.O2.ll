; ModuleID = 'bank_conflict.cu'
source_filename = "bank_conflict.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13bank_conflictE4tile = internal unnamed_addr addrspace(3) global [1056 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bank_conflict(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = shl nuw nsw i32 %5, 5
  %7 = add nuw nsw i32 %6, %4
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !8
  %11 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), i64 %8
  store i32 %10, ptr %11, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %12 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %13 = shl nuw nsw i32 %4, 5
  %14 = add nuw nsw i32 %13, %5
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !8
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %17, i32 16, i32 31)
  %19 = add nsw i32 %18, %17
  %20 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %19, i32 8, i32 31)
  %21 = add nsw i32 %20, %19
  %22 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %21, i32 4, i32 31)
  %23 = add nsw i32 %22, %21
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %23, i32 2, i32 31)
  %25 = add nsw i32 %24, %23
  %26 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %25, i32 1, i32 31)
  %27 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %28 = or i32 %4, %5
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %3
  %31 = sub nsw i64 %27, %12
  store i64 %31, ptr %2, align 8, !tbaa !12
  br label %32

32:                                               ; preds = %3, %30
  %33 = add nsw i32 %26, %25
  tail call void @llvm.nvvm.barrier0()
  %34 = load i32, ptr %9, align 4, !tbaa !8
  %35 = mul nuw nsw i32 %5, 33
  %36 = add nuw nsw i32 %35, %4
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), i64 %37
  store i32 %34, ptr %38, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %39 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %40 = mul nuw nsw i32 %4, 33
  %41 = add nuw nsw i32 %40, %5
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !8
  %45 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %44, i32 16, i32 31)
  %46 = add nsw i32 %45, %44
  %47 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %46, i32 8, i32 31)
  %48 = add nsw i32 %47, %46
  %49 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %48, i32 4, i32 31)
  %50 = add nsw i32 %49, %48
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %50, i32 2, i32 31)
  %52 = add nsw i32 %51, %50
  %53 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %52, i32 1, i32 31)
  %54 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  br i1 %29, label %55, label %58

55:                                               ; preds = %32
  %56 = sub nsw i64 %54, %39
  %57 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %56, ptr %57, align 8, !tbaa !12
  br label %58

58:                                               ; preds = %32, %55
  %59 = add nsw i32 %53, %52
  tail call void @llvm.nvvm.barrier0()
  %60 = load i32, ptr %9, align 4, !tbaa !8
  %61 = xor i32 %4, %5
  %62 = add nuw nsw i32 %6, %61
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), i64 %63
  store i32 %60, ptr %64, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %65 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %66 = add nuw nsw i32 %13, %61
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !8
  %70 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %69, i32 16, i32 31)
  %71 = add nsw i32 %70, %69
  %72 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %71, i32 8, i32 31)
  %73 = add nsw i32 %72, %71
  %74 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %73, i32 4, i32 31)
  %75 = add nsw i32 %74, %73
  %76 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %75, i32 2, i32 31)
  %77 = add nsw i32 %76, %75
  %78 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %77, i32 1, i32 31)
  %79 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  br i1 %29, label %80, label %83

80:                                               ; preds = %58
  %81 = sub nsw i64 %79, %65
  %82 = getelementptr inbounds i8, ptr %2, i64 16
  store i64 %81, ptr %82, align 8, !tbaa !12
  br label %83

83:                                               ; preds = %58, %80
  tail call void @llvm.nvvm.barrier0()
  %84 = icmp eq i32 %4, 0
  br i1 %84, label %85, label %91

85:                                               ; preds = %83
  %86 = add nsw i32 %78, %77
  %87 = zext nneg i32 %5 to i64
  %88 = getelementptr inbounds i32, ptr %1, i64 %87
  store i32 %33, ptr %88, align 4, !tbaa !8
  %89 = getelementptr inbounds i8, ptr %88, i64 128
  store i32 %59, ptr %89, align 4, !tbaa !8
  %90 = getelementptr inbounds i8, ptr %88, i64 256
  store i32 %86, ptr %90, align 4, !tbaa !8
  br label %91

91:                                               ; preds = %85, %83
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: nocallback nounwind memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @bank_conflict, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !10, i64 0}
