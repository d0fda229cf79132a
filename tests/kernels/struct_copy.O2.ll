; ModuleID = 'struct_copy.cu'
source_filename = "struct_copy.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Record = type { [24 x i8], [8 x %struct.Item], double }
%struct.Item = type { i16, i32 }

@_ZZ11struct_copyE4room = internal unnamed_addr addrspace(3) global [32 x %struct.Record] undef, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z8item_sum6Record(ptr nocapture noundef readonly byval(%struct.Record) align 8 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 28
  %3 = load i32, ptr %2, align 4, !tbaa !8
  %4 = getelementptr inbounds i8, ptr %0, i64 36
  %5 = load i32, ptr %4, align 4, !tbaa !8
  %6 = add nsw i32 %5, %3
  %7 = getelementptr inbounds i8, ptr %0, i64 44
  %8 = load i32, ptr %7, align 4, !tbaa !8
  %9 = add nsw i32 %8, %6
  %10 = getelementptr inbounds i8, ptr %0, i64 52
  %11 = load i32, ptr %10, align 4, !tbaa !8
  %12 = add nsw i32 %11, %9
  %13 = getelementptr inbounds i8, ptr %0, i64 60
  %14 = load i32, ptr %13, align 4, !tbaa !8
  %15 = add nsw i32 %14, %12
  %16 = getelementptr inbounds i8, ptr %0, i64 68
  %17 = load i32, ptr %16, align 4, !tbaa !8
  %18 = add nsw i32 %17, %15
  %19 = getelementptr inbounds i8, ptr %0, i64 76
  %20 = load i32, ptr %19, align 4, !tbaa !8
  %21 = add nsw i32 %20, %18
  %22 = getelementptr inbounds i8, ptr %0, i64 84
  %23 = load i32, ptr %22, align 4, !tbaa !8
  %24 = add nsw i32 %23, %21
  ret i32 %24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @struct_copy(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Record, align 8
  %5 = alloca [6 x i8], align 2
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds [32 x %struct.Record], ptr addrspacecast (ptr addrspace(3) @_ZZ11struct_copyE4room to ptr), i64 0, i64 %8
  %10 = getelementptr inbounds %struct.Record, ptr %0, i64 %8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(96) %9, ptr noundef nonnull align 1 dereferenceable(96) %10, i64 96, i1 false)
  tail call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %4) #7
  %11 = trunc nuw nsw i32 %6 to i16
  %12 = add nuw nsw i16 %11, 1
  %13 = trunc nuw nsw i32 %7 to i16
  %14 = urem i16 %12, %13
  %15 = zext nneg i16 %14 to i64
  %16 = getelementptr inbounds [32 x %struct.Record], ptr addrspacecast (ptr addrspace(3) @_ZZ11struct_copyE4room to ptr), i64 0, i64 %15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %4, ptr noundef nonnull align 8 dereferenceable(96) %16, i64 96, i1 false), !tbaa.struct !14
  %17 = getelementptr inbounds i8, ptr %4, i64 28
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds i8, ptr %4, i64 36
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds i8, ptr %4, i64 44
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %4, i64 52
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds i8, ptr %4, i64 60
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds i8, ptr %4, i64 68
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds i8, ptr %4, i64 76
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds i8, ptr %4, i64 84
  %32 = load i32, ptr %31, align 4, !tbaa !15
  %33 = add nsw i32 %20, %18
  %34 = add nsw i32 %33, %22
  %35 = add nsw i32 %34, %24
  %36 = add nsw i32 %35, %26
  %37 = add nsw i32 %36, %28
  %38 = add nsw i32 %37, %30
  %39 = add nsw i32 %38, %32
  %40 = getelementptr inbounds i32, ptr %2, i64 %8
  store i32 %39, ptr %40, align 4, !tbaa !18
  %41 = getelementptr inbounds i8, ptr %4, i64 24
  br label %42

42:                                               ; preds = %3, %60
  %43 = phi i32 [ 1, %3 ], [ %65, %60 ]
  call void @llvm.lifetime.start.p0(i64 6, ptr nonnull %5)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds [8 x %struct.Item], ptr %41, i64 0, i64 %44
  %46 = load i16, ptr %45, align 8, !tbaa !19
  %47 = getelementptr inbounds i8, ptr %45, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(6) %5, ptr noundef nonnull align 2 dereferenceable(6) %47, i64 6, i1 false), !tbaa.struct !20
  br label %48

48:                                               ; preds = %42, %55
  %49 = phi i32 [ %43, %42 ], [ %50, %55 ]
  %50 = add nsw i32 %49, -1
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds [8 x %struct.Item], ptr %41, i64 0, i64 %51
  %53 = load i16, ptr %52, align 8, !tbaa !21
  %54 = icmp sgt i16 %53, %46
  br i1 %54, label %55, label %60

55:                                               ; preds = %48
  %56 = zext nneg i32 %49 to i64
  %57 = getelementptr inbounds [8 x %struct.Item], ptr %41, i64 0, i64 %56
  %58 = load i64, ptr %52, align 8
  store i64 %58, ptr %57, align 8
  %59 = icmp sgt i32 %49, 1
  br i1 %59, label %48, label %60, !llvm.loop !22

60:                                               ; preds = %55, %48
  %61 = phi i32 [ 0, %55 ], [ %49, %48 ]
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [8 x %struct.Item], ptr %41, i64 0, i64 %62
  store i16 %46, ptr %63, align 8, !tbaa !19
  %64 = getelementptr inbounds i8, ptr %63, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(6) %64, ptr noundef nonnull align 2 dereferenceable(6) %5, i64 6, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(i64 6, ptr nonnull %5)
  %65 = add nuw nsw i32 %43, 1
  %66 = icmp eq i32 %65, 8
  br i1 %66, label %67, label %42, !llvm.loop !24

67:                                               ; preds = %60
  %68 = load i8, ptr %4, align 8, !tbaa !15
  %69 = icmp eq i8 %68, 0
  br i1 %69, label %163, label %70

70:                                               ; preds = %67
  %71 = getelementptr inbounds i8, ptr %4, i64 1
  %72 = load i8, ptr %71, align 1, !tbaa !15
  %73 = icmp eq i8 %72, 0
  br i1 %73, label %163, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds i8, ptr %4, i64 2
  %76 = load i8, ptr %75, align 2, !tbaa !15
  %77 = icmp eq i8 %76, 0
  br i1 %77, label %163, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds i8, ptr %4, i64 3
  %80 = load i8, ptr %79, align 1, !tbaa !15
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %163, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds i8, ptr %4, i64 4
  %84 = load i8, ptr %83, align 4, !tbaa !15
  %85 = icmp eq i8 %84, 0
  br i1 %85, label %163, label %86

86:                                               ; preds = %82
  %87 = getelementptr inbounds i8, ptr %4, i64 5
  %88 = load i8, ptr %87, align 1, !tbaa !15
  %89 = icmp eq i8 %88, 0
  br i1 %89, label %163, label %90

90:                                               ; preds = %86
  %91 = getelementptr inbounds i8, ptr %4, i64 6
  %92 = load i8, ptr %91, align 2, !tbaa !15
  %93 = icmp eq i8 %92, 0
  br i1 %93, label %163, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds i8, ptr %4, i64 7
  %96 = load i8, ptr %95, align 1, !tbaa !15
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %163, label %98

98:                                               ; preds = %94
  %99 = getelementptr inbounds i8, ptr %4, i64 8
  %100 = load i8, ptr %99, align 8, !tbaa !15
  %101 = icmp eq i8 %100, 0
  br i1 %101, label %163, label %102

102:                                              ; preds = %98
  %103 = getelementptr inbounds i8, ptr %4, i64 9
  %104 = load i8, ptr %103, align 1, !tbaa !15
  %105 = icmp eq i8 %104, 0
  br i1 %105, label %163, label %106

106:                                              ; preds = %102
  %107 = getelementptr inbounds i8, ptr %4, i64 10
  %108 = load i8, ptr %107, align 2, !tbaa !15
  %109 = icmp eq i8 %108, 0
  br i1 %109, label %163, label %110

110:                                              ; preds = %106
  %111 = getelementptr inbounds i8, ptr %4, i64 11
  %112 = load i8, ptr %111, align 1, !tbaa !15
  %113 = icmp eq i8 %112, 0
  br i1 %113, label %163, label %114

114:                                              ; preds = %110
  %115 = getelementptr inbounds i8, ptr %4, i64 12
  %116 = load i8, ptr %115, align 4, !tbaa !15
  %117 = icmp eq i8 %116, 0
  br i1 %117, label %163, label %118

118:                                              ; preds = %114
  %119 = getelementptr inbounds i8, ptr %4, i64 13
  %120 = load i8, ptr %119, align 1, !tbaa !15
  %121 = icmp eq i8 %120, 0
  br i1 %121, label %163, label %122

122:                                              ; preds = %118
  %123 = getelementptr inbounds i8, ptr %4, i64 14
  %124 = load i8, ptr %123, align 2, !tbaa !15
  %125 = icmp eq i8 %124, 0
  br i1 %125, label %163, label %126

126:                                              ; preds = %122
  %127 = getelementptr inbounds i8, ptr %4, i64 15
  %128 = load i8, ptr %127, align 1, !tbaa !15
  %129 = icmp eq i8 %128, 0
  br i1 %129, label %163, label %130

130:                                              ; preds = %126
  %131 = getelementptr inbounds i8, ptr %4, i64 16
  %132 = load i8, ptr %131, align 8, !tbaa !15
  %133 = icmp eq i8 %132, 0
  br i1 %133, label %163, label %134

134:                                              ; preds = %130
  %135 = getelementptr inbounds i8, ptr %4, i64 17
  %136 = load i8, ptr %135, align 1, !tbaa !15
  %137 = icmp eq i8 %136, 0
  br i1 %137, label %163, label %138

138:                                              ; preds = %134
  %139 = getelementptr inbounds i8, ptr %4, i64 18
  %140 = load i8, ptr %139, align 2, !tbaa !15
  %141 = icmp eq i8 %140, 0
  br i1 %141, label %163, label %142

142:                                              ; preds = %138
  %143 = getelementptr inbounds i8, ptr %4, i64 19
  %144 = load i8, ptr %143, align 1, !tbaa !15
  %145 = icmp eq i8 %144, 0
  br i1 %145, label %163, label %146

146:                                              ; preds = %142
  %147 = getelementptr inbounds i8, ptr %4, i64 20
  %148 = load i8, ptr %147, align 4, !tbaa !15
  %149 = icmp eq i8 %148, 0
  br i1 %149, label %163, label %150

150:                                              ; preds = %146
  %151 = getelementptr inbounds i8, ptr %4, i64 21
  %152 = load i8, ptr %151, align 1, !tbaa !15
  %153 = icmp eq i8 %152, 0
  br i1 %153, label %163, label %154

154:                                              ; preds = %150
  %155 = getelementptr inbounds i8, ptr %4, i64 22
  %156 = load i8, ptr %155, align 2, !tbaa !15
  %157 = icmp eq i8 %156, 0
  br i1 %157, label %163, label %158

158:                                              ; preds = %154
  %159 = getelementptr inbounds i8, ptr %4, i64 23
  %160 = load i8, ptr %159, align 1, !tbaa !15
  %161 = icmp eq i8 %160, 0
  %162 = select i1 %161, i32 23, i32 24
  br label %163

163:                                              ; preds = %158, %154, %150, %146, %142, %138, %134, %130, %126, %122, %118, %114, %110, %106, %102, %98, %94, %90, %86, %82, %78, %74, %70, %67
  %164 = phi i32 [ 0, %67 ], [ 1, %70 ], [ 2, %74 ], [ 3, %78 ], [ 4, %82 ], [ 5, %86 ], [ 6, %90 ], [ 7, %94 ], [ 8, %98 ], [ 9, %102 ], [ 10, %106 ], [ 11, %110 ], [ 12, %114 ], [ 13, %118 ], [ 14, %122 ], [ 15, %126 ], [ 16, %130 ], [ 17, %134 ], [ 18, %138 ], [ 19, %142 ], [ 20, %146 ], [ 21, %150 ], [ 22, %154 ], [ %162, %158 ]
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds i8, ptr %4, i64 %165
  %167 = sub nuw nsw i32 24, %164
  %168 = zext nneg i32 %167 to i64
  call void @llvm.memset.p0.i64(ptr nonnull align 1 %166, i8 0, i64 %168, i1 false)
  tail call void @llvm.nvvm.barrier0()
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %9, ptr noundef nonnull align 8 dereferenceable(96) %4, i64 96, i1 false), !tbaa.struct !14
  tail call void @llvm.nvvm.barrier0()
  %169 = getelementptr inbounds %struct.Record, ptr %1, i64 %8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %169, ptr noundef nonnull align 8 dereferenceable(96) %9, i64 96, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %4) #7
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @struct_copy, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !13, i64 4}
!9 = !{!"_ZTS4Item", !10, i64 0, !13, i64 4}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!"int", !11, i64 0}
!14 = !{i64 0, i64 24, !15, i64 24, i64 64, !15, i64 88, i64 8, !16}
!15 = !{!11, !11, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !11, i64 0}
!18 = !{!13, !13, i64 0}
!19 = !{!10, !10, i64 0}
!20 = !{i64 2, i64 4, !18}
!21 = !{!9, !10, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = distinct !{!24, !23}
