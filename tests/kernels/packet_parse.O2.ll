; ModuleID = 'packet_parse.cu'
source_filename = "packet_parse.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Answer = type { i32, i32, i64, i8 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @packet_parse(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %159

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !12
  %18 = getelementptr inbounds i8, ptr %16, i64 1
  %19 = load i8, ptr %18, align 1, !tbaa !12
  %20 = getelementptr inbounds i8, ptr %16, i64 3
  %21 = load i8, ptr %20, align 1, !tbaa !12
  %22 = zext i8 %21 to i32
  %23 = getelementptr inbounds i8, ptr %16, i64 4
  %24 = load i8, ptr %23, align 1, !tbaa !12
  %25 = zext i8 %24 to i32
  %26 = shl nuw nsw i32 %25, 8
  %27 = or disjoint i32 %26, %22
  %28 = getelementptr inbounds i8, ptr %16, i64 5
  %29 = load i8, ptr %28, align 1, !tbaa !12
  %30 = zext i8 %29 to i32
  %31 = shl nuw nsw i32 %30, 16
  %32 = or disjoint i32 %27, %31
  %33 = getelementptr inbounds i8, ptr %16, i64 6
  %34 = load i8, ptr %33, align 1, !tbaa !12
  %35 = zext i8 %34 to i32
  %36 = shl nuw i32 %35, 24
  %37 = or disjoint i32 %32, %36
  %38 = getelementptr inbounds i8, ptr %16, i64 7
  %39 = load i8, ptr %38, align 1, !tbaa !12
  %40 = zext i8 %39 to i64
  %41 = getelementptr inbounds i8, ptr %16, i64 8
  %42 = load i8, ptr %41, align 1, !tbaa !12
  %43 = zext i8 %42 to i64
  %44 = shl nuw nsw i64 %43, 8
  %45 = or disjoint i64 %44, %40
  %46 = getelementptr inbounds i8, ptr %16, i64 9
  %47 = load i8, ptr %46, align 1, !tbaa !12
  %48 = zext i8 %47 to i64
  %49 = shl nuw nsw i64 %48, 16
  %50 = or disjoint i64 %45, %49
  %51 = getelementptr inbounds i8, ptr %16, i64 10
  %52 = load i8, ptr %51, align 1, !tbaa !12
  %53 = zext i8 %52 to i64
  %54 = shl nuw nsw i64 %53, 24
  %55 = or disjoint i64 %50, %54
  %56 = getelementptr inbounds i8, ptr %16, i64 11
  %57 = load i8, ptr %56, align 1, !tbaa !12
  %58 = zext i8 %57 to i64
  %59 = shl nuw nsw i64 %58, 32
  %60 = getelementptr inbounds i8, ptr %16, i64 12
  %61 = load i8, ptr %60, align 1, !tbaa !12
  %62 = zext i8 %61 to i64
  %63 = shl nuw nsw i64 %62, 40
  %64 = getelementptr inbounds i8, ptr %16, i64 13
  %65 = load i8, ptr %64, align 1, !tbaa !12
  %66 = zext i8 %65 to i64
  %67 = shl nuw nsw i64 %66, 48
  %68 = getelementptr inbounds i8, ptr %16, i64 14
  %69 = load i8, ptr %68, align 1, !tbaa !12
  %70 = zext i8 %69 to i64
  %71 = shl nuw i64 %70, 56
  %72 = or disjoint i64 %59, %63
  %73 = or disjoint i64 %72, %55
  %74 = or disjoint i64 %67, %71
  %75 = or i64 %74, %73
  %76 = lshr i8 %17, 7
  %77 = and i8 %17, 15
  %78 = zext nneg i8 %77 to i32
  %79 = mul nuw nsw i32 %78, 100
  %80 = lshr i8 %17, 4
  %81 = and i8 %80, 7
  %82 = zext nneg i8 %81 to i32
  %83 = add nuw nsw i32 %79, %82
  %84 = add nuw nsw i64 %73, 1048576
  %85 = and i64 %50, 1048575
  %86 = lshr i64 %84, 20
  %87 = and i64 %86, 16777215
  %88 = ashr i64 %75, 44
  %89 = xor i64 %88, -524272
  %90 = add nsw i64 %89, %85
  %91 = add nsw i64 %90, %87
  %92 = and i8 %19, 15
  %93 = zext nneg i8 %92 to i32
  %94 = getelementptr inbounds i8, ptr %16, i64 15
  %95 = icmp eq i8 %92, 0
  br i1 %95, label %119, label %96

96:                                               ; preds = %11
  %97 = and i32 %93, 3
  %98 = icmp ult i8 %92, 4
  br i1 %98, label %101, label %99

99:                                               ; preds = %96
  %100 = and i32 %93, 12
  br label %125

101:                                              ; preds = %125, %96
  %102 = phi i64 [ poison, %96 ], [ %155, %125 ]
  %103 = phi i32 [ 0, %96 ], [ %156, %125 ]
  %104 = phi i64 [ %91, %96 ], [ %155, %125 ]
  %105 = icmp eq i32 %97, 0
  br i1 %105, label %119, label %106

106:                                              ; preds = %101, %106
  %107 = phi i32 [ %116, %106 ], [ %103, %101 ]
  %108 = phi i64 [ %115, %106 ], [ %104, %101 ]
  %109 = phi i32 [ %117, %106 ], [ 0, %101 ]
  %110 = mul nsw i64 %108, 31
  %111 = zext nneg i32 %107 to i64
  %112 = getelementptr inbounds i8, ptr %94, i64 %111
  %113 = load i8, ptr %112, align 1, !tbaa !12
  %114 = zext i8 %113 to i64
  %115 = add nsw i64 %110, %114
  %116 = add nuw nsw i32 %107, 1
  %117 = add i32 %109, 1
  %118 = icmp eq i32 %117, %97
  br i1 %118, label %119, label %106, !llvm.loop !13

119:                                              ; preds = %101, %106, %11
  %120 = phi i64 [ %91, %11 ], [ %102, %101 ], [ %115, %106 ]
  %121 = getelementptr inbounds %struct.Answer, ptr %2, i64 %12
  store i32 %37, ptr %121, align 8, !tbaa !8
  %122 = getelementptr inbounds i8, ptr %121, i64 4
  store i32 %83, ptr %122, align 4, !tbaa !8
  %123 = getelementptr inbounds i8, ptr %121, i64 8
  store i64 %120, ptr %123, align 8, !tbaa !15
  %124 = getelementptr inbounds i8, ptr %121, i64 16
  store i8 %76, ptr %124, align 8, !tbaa !17
  br label %159

125:                                              ; preds = %125, %99
  %126 = phi i32 [ 0, %99 ], [ %156, %125 ]
  %127 = phi i64 [ %91, %99 ], [ %155, %125 ]
  %128 = phi i32 [ 0, %99 ], [ %157, %125 ]
  %129 = mul nsw i64 %127, 31
  %130 = zext nneg i32 %126 to i64
  %131 = getelementptr inbounds i8, ptr %94, i64 %130
  %132 = load i8, ptr %131, align 1, !tbaa !12
  %133 = zext i8 %132 to i64
  %134 = add nsw i64 %129, %133
  %135 = or disjoint i32 %126, 1
  %136 = mul nsw i64 %134, 31
  %137 = zext nneg i32 %135 to i64
  %138 = getelementptr inbounds i8, ptr %94, i64 %137
  %139 = load i8, ptr %138, align 1, !tbaa !12
  %140 = zext i8 %139 to i64
  %141 = add nsw i64 %136, %140
  %142 = or disjoint i32 %126, 2
  %143 = mul nsw i64 %141, 31
  %144 = zext nneg i32 %142 to i64
  %145 = getelementptr inbounds i8, ptr %94, i64 %144
  %146 = load i8, ptr %145, align 1, !tbaa !12
  %147 = zext i8 %146 to i64
  %148 = add nsw i64 %143, %147
  %149 = or disjoint i32 %126, 3
  %150 = mul nsw i64 %148, 31
  %151 = zext nneg i32 %149 to i64
  %152 = getelementptr inbounds i8, ptr %94, i64 %151
  %153 = load i8, ptr %152, align 1, !tbaa !12
  %154 = zext i8 %153 to i64
  %155 = add nsw i64 %150, %154
  %156 = add nuw nsw i32 %126, 4
  %157 = add i32 %128, 4
  %158 = icmp eq i32 %157, %100
  br i1 %158, label %101, label %125, !llvm.loop !19

159:                                              ; preds = %4, %119
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @packet_parse, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!10, !10, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !16, i64 0}
!16 = !{!"long long", !10, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"bool", !10, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
