; ModuleID = 'cholesky.cu'
source_filename = "cholesky.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8choleskyE1s = internal unnamed_addr addrspace(3) global [32 x [33 x double]] undef, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local void @cholesky(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = sext i32 %3 to i64
  %9 = mul nsw i64 %8, %7
  %10 = mul i64 %9, %8
  %11 = getelementptr inbounds double, ptr %0, i64 %10
  %12 = getelementptr inbounds double, ptr %1, i64 %10
  %13 = icmp sge i32 %5, %3
  br i1 %13, label %62, label %14

14:                                               ; preds = %4
  %15 = mul nsw i32 %5, %3
  %16 = zext nneg i32 %5 to i64
  %17 = and i32 %3, 1
  %18 = icmp eq i32 %3, 1
  br i1 %18, label %48, label %19

19:                                               ; preds = %14
  %20 = and i32 %3, -2
  br label %21

21:                                               ; preds = %41, %19
  %22 = phi i32 [ 0, %19 ], [ %45, %41 ]
  %23 = phi i32 [ 0, %19 ], [ %46, %41 ]
  %24 = icmp ugt i32 %22, %5
  br i1 %24, label %30, label %25

25:                                               ; preds = %21
  %26 = add nsw i32 %22, %15
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %11, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !8
  br label %30

30:                                               ; preds = %21, %25
  %31 = phi contract double [ %29, %25 ], [ 0.000000e+00, %21 ]
  %32 = zext nneg i32 %22 to i64
  %33 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %16, i64 %32
  store double %31, ptr %33, align 8, !tbaa !8
  %34 = or disjoint i32 %22, 1
  %35 = icmp ult i32 %22, %5
  br i1 %35, label %36, label %41

36:                                               ; preds = %30
  %37 = add nsw i32 %34, %15
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %11, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  br label %41

41:                                               ; preds = %36, %30
  %42 = phi contract double [ %40, %36 ], [ 0.000000e+00, %30 ]
  %43 = zext nneg i32 %34 to i64
  %44 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %16, i64 %43
  store double %42, ptr %44, align 8, !tbaa !8
  %45 = add nuw nsw i32 %22, 2
  %46 = add i32 %23, 2
  %47 = icmp eq i32 %46, %20
  br i1 %47, label %48, label %21, !llvm.loop !12

48:                                               ; preds = %41, %14
  %49 = phi i32 [ 0, %14 ], [ %45, %41 ]
  %50 = icmp eq i32 %17, 0
  br i1 %50, label %62, label %51

51:                                               ; preds = %48
  %52 = icmp ugt i32 %49, %5
  br i1 %52, label %58, label %53

53:                                               ; preds = %51
  %54 = add nsw i32 %49, %15
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %11, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  br label %58

58:                                               ; preds = %53, %51
  %59 = phi contract double [ %57, %53 ], [ 0.000000e+00, %51 ]
  %60 = zext nneg i32 %49 to i64
  %61 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %16, i64 %60
  store double %59, ptr %61, align 8, !tbaa !8
  br label %62

62:                                               ; preds = %58, %48, %4
  %63 = icmp sgt i32 %3, 0
  br i1 %63, label %64, label %133

64:                                               ; preds = %62
  %65 = zext nneg i32 %5 to i64
  br label %66

66:                                               ; preds = %128, %64
  %67 = phi i32 [ 0, %64 ], [ %130, %128 ]
  %68 = phi double [ 1.000000e+00, %64 ], [ %129, %128 ]
  %69 = sub nsw i32 %5, %67
  %70 = add nuw i32 %67, 1
  tail call void @llvm.nvvm.barrier0()
  %71 = zext nneg i32 %67 to i64
  %72 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %71, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fcmp contract ule double %73, 0.000000e+00
  br i1 %74, label %128, label %75

75:                                               ; preds = %66
  %76 = tail call noundef double @llvm.sqrt.f64(double %73)
  %77 = fmul contract double %68, %73
  tail call void @llvm.nvvm.barrier0()
  %78 = icmp eq i32 %5, %67
  br i1 %78, label %79, label %80

79:                                               ; preds = %75
  store double %76, ptr %72, align 8, !tbaa !8
  br label %87

80:                                               ; preds = %75
  %81 = icmp ule i32 %5, %67
  %82 = or i1 %13, %81
  br i1 %82, label %87, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %65, i64 %71
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = fdiv contract double %85, %76
  store double %86, ptr %84, align 8, !tbaa !8
  br label %87

87:                                               ; preds = %80, %83, %79
  tail call void @llvm.nvvm.barrier0()
  %88 = icmp ule i32 %5, %67
  %89 = or i1 %13, %88
  br i1 %89, label %128, label %90

90:                                               ; preds = %87
  %91 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %65, i64 %71
  %92 = and i32 %69, 1
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %104, label %94

94:                                               ; preds = %90
  %95 = add nuw nsw i32 %67, 1
  %96 = load double, ptr %91, align 8, !tbaa !8
  %97 = zext nneg i32 %95 to i64
  %98 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %97, i64 %71
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fmul contract double %96, %99
  %101 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %65, i64 %97
  %102 = load double, ptr %101, align 8, !tbaa !8
  %103 = fsub contract double %102, %100
  store double %103, ptr %101, align 8, !tbaa !8
  br label %104

104:                                              ; preds = %94, %90
  %105 = phi i32 [ %67, %90 ], [ %95, %94 ]
  %106 = icmp eq i32 %5, %70
  br i1 %106, label %128, label %107

107:                                              ; preds = %104, %107
  %108 = phi i32 [ %118, %107 ], [ %105, %104 ]
  %109 = add nuw nsw i32 %108, 1
  %110 = load double, ptr %91, align 8, !tbaa !8
  %111 = zext nneg i32 %109 to i64
  %112 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %111, i64 %71
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = fmul contract double %110, %113
  %115 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %65, i64 %111
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = fsub contract double %116, %114
  store double %117, ptr %115, align 8, !tbaa !8
  %118 = add nuw nsw i32 %108, 2
  %119 = load double, ptr %91, align 8, !tbaa !8
  %120 = zext nneg i32 %118 to i64
  %121 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %120, i64 %71
  %122 = load double, ptr %121, align 8, !tbaa !8
  %123 = fmul contract double %119, %122
  %124 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %65, i64 %120
  %125 = load double, ptr %124, align 8, !tbaa !8
  %126 = fsub contract double %125, %123
  store double %126, ptr %124, align 8, !tbaa !8
  %127 = icmp eq i32 %118, %5
  br i1 %127, label %128, label %107, !llvm.loop !14

128:                                              ; preds = %104, %107, %87, %66
  %129 = phi double [ 0.000000e+00, %66 ], [ %77, %87 ], [ %77, %107 ], [ %77, %104 ]
  %130 = add nuw nsw i32 %67, 1
  %131 = icmp eq i32 %130, %3
  %132 = select i1 %74, i1 true, i1 %131
  br i1 %132, label %133, label %66, !llvm.loop !15

133:                                              ; preds = %128, %62
  %134 = phi double [ 1.000000e+00, %62 ], [ %129, %128 ]
  tail call void @llvm.nvvm.barrier0()
  br i1 %13, label %191, label %135

135:                                              ; preds = %133
  %136 = zext nneg i32 %5 to i64
  %137 = mul nsw i32 %5, %3
  %138 = add i32 %3, -1
  %139 = and i32 %3, 3
  %140 = icmp ult i32 %138, 3
  br i1 %140, label %176, label %141

141:                                              ; preds = %135
  %142 = and i32 %3, -4
  br label %143

143:                                              ; preds = %143, %141
  %144 = phi i32 [ 0, %141 ], [ %173, %143 ]
  %145 = phi i32 [ 0, %141 ], [ %174, %143 ]
  %146 = zext nneg i32 %144 to i64
  %147 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %136, i64 %146
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = add nsw i32 %144, %137
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds double, ptr %12, i64 %150
  store double %148, ptr %151, align 8, !tbaa !8
  %152 = or disjoint i32 %144, 1
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %136, i64 %153
  %155 = load double, ptr %154, align 8, !tbaa !8
  %156 = add nsw i32 %152, %137
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds double, ptr %12, i64 %157
  store double %155, ptr %158, align 8, !tbaa !8
  %159 = or disjoint i32 %144, 2
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %136, i64 %160
  %162 = load double, ptr %161, align 8, !tbaa !8
  %163 = add nsw i32 %159, %137
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds double, ptr %12, i64 %164
  store double %162, ptr %165, align 8, !tbaa !8
  %166 = or disjoint i32 %144, 3
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %136, i64 %167
  %169 = load double, ptr %168, align 8, !tbaa !8
  %170 = add nsw i32 %166, %137
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds double, ptr %12, i64 %171
  store double %169, ptr %172, align 8, !tbaa !8
  %173 = add nuw nsw i32 %144, 4
  %174 = add i32 %145, 4
  %175 = icmp eq i32 %174, %142
  br i1 %175, label %176, label %143, !llvm.loop !16

176:                                              ; preds = %143, %135
  %177 = phi i32 [ 0, %135 ], [ %173, %143 ]
  %178 = icmp eq i32 %139, 0
  br i1 %178, label %191, label %179

179:                                              ; preds = %176, %179
  %180 = phi i32 [ %188, %179 ], [ %177, %176 ]
  %181 = phi i32 [ %189, %179 ], [ 0, %176 ]
  %182 = zext nneg i32 %180 to i64
  %183 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %136, i64 %182
  %184 = load double, ptr %183, align 8, !tbaa !8
  %185 = add nsw i32 %180, %137
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds double, ptr %12, i64 %186
  store double %184, ptr %187, align 8, !tbaa !8
  %188 = add nuw nsw i32 %180, 1
  %189 = add i32 %181, 1
  %190 = icmp eq i32 %189, %139
  br i1 %190, label %191, label %179, !llvm.loop !17

191:                                              ; preds = %176, %179, %133
  %192 = icmp eq i32 %5, 0
  br i1 %192, label %193, label %195

193:                                              ; preds = %191
  %194 = getelementptr inbounds double, ptr %2, i64 %7
  store double %134, ptr %194, align 8, !tbaa !8
  br label %195

195:                                              ; preds = %193, %191
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @cholesky, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
