; ModuleID = 'softmax.cu'
source_filename = "softmax.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7softmaxE7scratch = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local noundef float @_Z9block_maxfPf(float noundef %0, ptr nocapture noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  store float %0, ptr %5, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %6 = icmp ult i32 %3, 64
  br i1 %6, label %7, label %14

7:                                                ; preds = %2
  %8 = or disjoint i32 %3, 64
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = load float, ptr %5, align 4, !tbaa !8
  %12 = load float, ptr %10, align 4, !tbaa !8
  %13 = tail call noundef float @llvm.maxnum.f32(float %11, float %12)
  store float %13, ptr %5, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %7, %2
  tail call void @llvm.nvvm.barrier0()
  %15 = icmp ult i32 %3, 32
  br i1 %15, label %16, label %23

16:                                               ; preds = %14
  %17 = or disjoint i32 %3, 32
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %1, i64 %18
  %20 = load float, ptr %5, align 4, !tbaa !8
  %21 = load float, ptr %19, align 4, !tbaa !8
  %22 = tail call noundef float @llvm.maxnum.f32(float %20, float %21)
  store float %22, ptr %5, align 4, !tbaa !8
  br label %23

23:                                               ; preds = %16, %14
  tail call void @llvm.nvvm.barrier0()
  %24 = icmp ult i32 %3, 16
  br i1 %24, label %25, label %32

25:                                               ; preds = %23
  %26 = or disjoint i32 %3, 16
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  %29 = load float, ptr %5, align 4, !tbaa !8
  %30 = load float, ptr %28, align 4, !tbaa !8
  %31 = tail call noundef float @llvm.maxnum.f32(float %29, float %30)
  store float %31, ptr %5, align 4, !tbaa !8
  br label %32

32:                                               ; preds = %25, %23
  tail call void @llvm.nvvm.barrier0()
  %33 = icmp ult i32 %3, 8
  br i1 %33, label %34, label %41

34:                                               ; preds = %32
  %35 = or disjoint i32 %3, 8
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  %38 = load float, ptr %5, align 4, !tbaa !8
  %39 = load float, ptr %37, align 4, !tbaa !8
  %40 = tail call noundef float @llvm.maxnum.f32(float %38, float %39)
  store float %40, ptr %5, align 4, !tbaa !8
  br label %41

41:                                               ; preds = %34, %32
  tail call void @llvm.nvvm.barrier0()
  %42 = icmp ult i32 %3, 4
  br i1 %42, label %43, label %50

43:                                               ; preds = %41
  %44 = or disjoint i32 %3, 4
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %1, i64 %45
  %47 = load float, ptr %5, align 4, !tbaa !8
  %48 = load float, ptr %46, align 4, !tbaa !8
  %49 = tail call noundef float @llvm.maxnum.f32(float %47, float %48)
  store float %49, ptr %5, align 4, !tbaa !8
  br label %50

50:                                               ; preds = %43, %41
  tail call void @llvm.nvvm.barrier0()
  %51 = icmp ult i32 %3, 2
  br i1 %51, label %52, label %59

52:                                               ; preds = %50
  %53 = or disjoint i32 %3, 2
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %1, i64 %54
  %56 = load float, ptr %5, align 4, !tbaa !8
  %57 = load float, ptr %55, align 4, !tbaa !8
  %58 = tail call noundef float @llvm.maxnum.f32(float %56, float %57)
  store float %58, ptr %5, align 4, !tbaa !8
  br label %59

59:                                               ; preds = %52, %50
  tail call void @llvm.nvvm.barrier0()
  %60 = icmp eq i32 %3, 0
  br i1 %60, label %61, label %66

61:                                               ; preds = %59
  %62 = getelementptr inbounds i8, ptr %1, i64 4
  %63 = load float, ptr %5, align 4, !tbaa !8
  %64 = load float, ptr %62, align 4, !tbaa !8
  %65 = tail call noundef float @llvm.maxnum.f32(float %63, float %64)
  store float %65, ptr %5, align 4, !tbaa !8
  br label %66

66:                                               ; preds = %61, %59
  tail call void @llvm.nvvm.barrier0()
  %67 = load float, ptr %1, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  ret float %67
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local noundef float @_Z9block_sumfPf(float noundef %0, ptr nocapture noundef %1) local_unnamed_addr #2 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  store float %0, ptr %5, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %6 = icmp ult i32 %3, 64
  br i1 %6, label %7, label %14

7:                                                ; preds = %2
  %8 = or disjoint i32 %3, 64
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = load float, ptr %5, align 4, !tbaa !8
  %13 = fadd contract float %11, %12
  store float %13, ptr %5, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %7, %2
  tail call void @llvm.nvvm.barrier0()
  %15 = icmp ult i32 %3, 32
  br i1 %15, label %16, label %23

16:                                               ; preds = %14
  %17 = or disjoint i32 %3, 32
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %1, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = load float, ptr %5, align 4, !tbaa !8
  %22 = fadd contract float %20, %21
  store float %22, ptr %5, align 4, !tbaa !8
  br label %23

23:                                               ; preds = %16, %14
  tail call void @llvm.nvvm.barrier0()
  %24 = icmp ult i32 %3, 16
  br i1 %24, label %25, label %32

25:                                               ; preds = %23
  %26 = or disjoint i32 %3, 16
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = load float, ptr %5, align 4, !tbaa !8
  %31 = fadd contract float %29, %30
  store float %31, ptr %5, align 4, !tbaa !8
  br label %32

32:                                               ; preds = %25, %23
  tail call void @llvm.nvvm.barrier0()
  %33 = icmp ult i32 %3, 8
  br i1 %33, label %34, label %41

34:                                               ; preds = %32
  %35 = or disjoint i32 %3, 8
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = load float, ptr %5, align 4, !tbaa !8
  %40 = fadd contract float %38, %39
  store float %40, ptr %5, align 4, !tbaa !8
  br label %41

41:                                               ; preds = %34, %32
  tail call void @llvm.nvvm.barrier0()
  %42 = icmp ult i32 %3, 4
  br i1 %42, label %43, label %50

43:                                               ; preds = %41
  %44 = or disjoint i32 %3, 4
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %1, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = load float, ptr %5, align 4, !tbaa !8
  %49 = fadd contract float %47, %48
  store float %49, ptr %5, align 4, !tbaa !8
  br label %50

50:                                               ; preds = %43, %41
  tail call void @llvm.nvvm.barrier0()
  %51 = icmp ult i32 %3, 2
  br i1 %51, label %52, label %59

52:                                               ; preds = %50
  %53 = or disjoint i32 %3, 2
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %1, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = load float, ptr %5, align 4, !tbaa !8
  %58 = fadd contract float %56, %57
  store float %58, ptr %5, align 4, !tbaa !8
  br label %59

59:                                               ; preds = %52, %50
  tail call void @llvm.nvvm.barrier0()
  %60 = icmp eq i32 %3, 0
  br i1 %60, label %61, label %66

61:                                               ; preds = %59
  %62 = getelementptr inbounds i8, ptr %1, i64 4
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = load float, ptr %5, align 4, !tbaa !8
  %65 = fadd contract float %63, %64
  store float %65, ptr %5, align 4, !tbaa !8
  br label %66

66:                                               ; preds = %61, %59
  tail call void @llvm.nvvm.barrier0()
  %67 = load float, ptr %1, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  ret float %67
}

; Function Attrs: convergent norecurse nounwind
define dso_local void @softmax(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = sext i32 %2 to i64
  %7 = mul nsw i64 %6, %5
  %8 = getelementptr inbounds float, ptr %0, i64 %7
  %9 = getelementptr inbounds float, ptr %1, i64 %7
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %77, label %12

12:                                               ; preds = %77, %3
  %13 = phi float [ 0xFFF0000000000000, %3 ], [ %83, %77 ]
  %14 = zext nneg i32 %10 to i64
  %15 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %14
  store float %13, ptr %15, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %16 = icmp ult i32 %10, 64
  br i1 %16, label %17, label %24

17:                                               ; preds = %12
  %18 = or disjoint i32 %10, 64
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %19
  %21 = load float, ptr %15, align 4, !tbaa !8
  %22 = load float, ptr %20, align 4, !tbaa !8
  %23 = tail call noundef float @llvm.maxnum.f32(float %21, float %22)
  store float %23, ptr %15, align 4, !tbaa !8
  br label %24

24:                                               ; preds = %17, %12
  tail call void @llvm.nvvm.barrier0()
  %25 = icmp ult i32 %10, 32
  br i1 %25, label %26, label %33

26:                                               ; preds = %24
  %27 = or disjoint i32 %10, 32
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %28
  %30 = load float, ptr %15, align 4, !tbaa !8
  %31 = load float, ptr %29, align 4, !tbaa !8
  %32 = tail call noundef float @llvm.maxnum.f32(float %30, float %31)
  store float %32, ptr %15, align 4, !tbaa !8
  br label %33

33:                                               ; preds = %26, %24
  tail call void @llvm.nvvm.barrier0()
  %34 = icmp ult i32 %10, 16
  br i1 %34, label %35, label %42

35:                                               ; preds = %33
  %36 = or disjoint i32 %10, 16
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %37
  %39 = load float, ptr %15, align 4, !tbaa !8
  %40 = load float, ptr %38, align 4, !tbaa !8
  %41 = tail call noundef float @llvm.maxnum.f32(float %39, float %40)
  store float %41, ptr %15, align 4, !tbaa !8
  br label %42

42:                                               ; preds = %35, %33
  tail call void @llvm.nvvm.barrier0()
  %43 = icmp ult i32 %10, 8
  br i1 %43, label %44, label %51

44:                                               ; preds = %42
  %45 = or disjoint i32 %10, 8
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %46
  %48 = load float, ptr %15, align 4, !tbaa !8
  %49 = load float, ptr %47, align 4, !tbaa !8
  %50 = tail call noundef float @llvm.maxnum.f32(float %48, float %49)
  store float %50, ptr %15, align 4, !tbaa !8
  br label %51

51:                                               ; preds = %44, %42
  tail call void @llvm.nvvm.barrier0()
  %52 = icmp ult i32 %10, 4
  br i1 %52, label %53, label %60

53:                                               ; preds = %51
  %54 = or disjoint i32 %10, 4
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %55
  %57 = load float, ptr %15, align 4, !tbaa !8
  %58 = load float, ptr %56, align 4, !tbaa !8
  %59 = tail call noundef float @llvm.maxnum.f32(float %57, float %58)
  store float %59, ptr %15, align 4, !tbaa !8
  br label %60

60:                                               ; preds = %53, %51
  tail call void @llvm.nvvm.barrier0()
  %61 = icmp ult i32 %10, 2
  br i1 %61, label %62, label %69

62:                                               ; preds = %60
  %63 = or disjoint i32 %10, 2
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %64
  %66 = load float, ptr %15, align 4, !tbaa !8
  %67 = load float, ptr %65, align 4, !tbaa !8
  %68 = tail call noundef float @llvm.maxnum.f32(float %66, float %67)
  store float %68, ptr %15, align 4, !tbaa !8
  br label %69

69:                                               ; preds = %62, %60
  tail call void @llvm.nvvm.barrier0()
  %70 = icmp eq i32 %10, 0
  br i1 %70, label %71, label %75

71:                                               ; preds = %69
  %72 = load float, ptr %15, align 4, !tbaa !8
  %73 = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 4), align 4, !tbaa !8
  %74 = tail call noundef float @llvm.maxnum.f32(float %72, float %73)
  store float %74, ptr %15, align 4, !tbaa !8
  br label %75

75:                                               ; preds = %69, %71
  tail call void @llvm.nvvm.barrier0()
  %76 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  br i1 %11, label %142, label %86

77:                                               ; preds = %3, %77
  %78 = phi float [ %83, %77 ], [ 0xFFF0000000000000, %3 ]
  %79 = phi i32 [ %84, %77 ], [ %10, %3 ]
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %8, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = tail call noundef float @llvm.maxnum.f32(float %78, float %82)
  %84 = add nuw nsw i32 %79, 128
  %85 = icmp slt i32 %84, %2
  br i1 %85, label %77, label %12, !llvm.loop !12

86:                                               ; preds = %142, %75
  %87 = phi float [ 0.000000e+00, %75 ], [ %152, %142 ]
  store float %87, ptr %15, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  br i1 %16, label %88, label %95

88:                                               ; preds = %86
  %89 = or disjoint i32 %10, 64
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = load float, ptr %15, align 4, !tbaa !8
  %94 = fadd contract float %92, %93
  store float %94, ptr %15, align 4, !tbaa !8
  br label %95

95:                                               ; preds = %88, %86
  tail call void @llvm.nvvm.barrier0()
  br i1 %25, label %96, label %103

96:                                               ; preds = %95
  %97 = or disjoint i32 %10, 32
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !8
  %101 = load float, ptr %15, align 4, !tbaa !8
  %102 = fadd contract float %100, %101
  store float %102, ptr %15, align 4, !tbaa !8
  br label %103

103:                                              ; preds = %96, %95
  tail call void @llvm.nvvm.barrier0()
  br i1 %34, label %104, label %111

104:                                              ; preds = %103
  %105 = or disjoint i32 %10, 16
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !8
  %109 = load float, ptr %15, align 4, !tbaa !8
  %110 = fadd contract float %108, %109
  store float %110, ptr %15, align 4, !tbaa !8
  br label %111

111:                                              ; preds = %104, %103
  tail call void @llvm.nvvm.barrier0()
  br i1 %43, label %112, label %119

112:                                              ; preds = %111
  %113 = or disjoint i32 %10, 8
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !8
  %117 = load float, ptr %15, align 4, !tbaa !8
  %118 = fadd contract float %116, %117
  store float %118, ptr %15, align 4, !tbaa !8
  br label %119

119:                                              ; preds = %112, %111
  tail call void @llvm.nvvm.barrier0()
  br i1 %52, label %120, label %127

120:                                              ; preds = %119
  %121 = or disjoint i32 %10, 4
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !8
  %125 = load float, ptr %15, align 4, !tbaa !8
  %126 = fadd contract float %124, %125
  store float %126, ptr %15, align 4, !tbaa !8
  br label %127

127:                                              ; preds = %120, %119
  tail call void @llvm.nvvm.barrier0()
  br i1 %61, label %128, label %135

128:                                              ; preds = %127
  %129 = or disjoint i32 %10, 2
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !8
  %133 = load float, ptr %15, align 4, !tbaa !8
  %134 = fadd contract float %132, %133
  store float %134, ptr %15, align 4, !tbaa !8
  br label %135

135:                                              ; preds = %128, %127
  tail call void @llvm.nvvm.barrier0()
  br i1 %70, label %136, label %140

136:                                              ; preds = %135
  %137 = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 4), align 4, !tbaa !8
  %138 = load float, ptr %15, align 4, !tbaa !8
  %139 = fadd contract float %137, %138
  store float %139, ptr %15, align 4, !tbaa !8
  br label %140

140:                                              ; preds = %135, %136
  tail call void @llvm.nvvm.barrier0()
  %141 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  br i1 %11, label %156, label %155

142:                                              ; preds = %75, %142
  %143 = phi i32 [ %153, %142 ], [ %10, %75 ]
  %144 = phi float [ %152, %142 ], [ 0.000000e+00, %75 ]
  %145 = zext nneg i32 %143 to i64
  %146 = getelementptr inbounds float, ptr %8, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !8
  %148 = fsub contract float %147, %76
  %149 = fmul float %148, 0x3FF7154760000000
  %150 = tail call noundef float @llvm.nvvm.ex2.approx.f(float %149) #7
  %151 = getelementptr inbounds float, ptr %9, i64 %145
  store float %150, ptr %151, align 4, !tbaa !8
  %152 = fadd contract float %144, %150
  %153 = add nuw nsw i32 %143, 128
  %154 = icmp slt i32 %153, %2
  br i1 %154, label %142, label %86, !llvm.loop !14

155:                                              ; preds = %156, %140
  ret void

156:                                              ; preds = %140, %156
  %157 = phi i32 [ %162, %156 ], [ %10, %140 ]
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds float, ptr %9, i64 %158
  %160 = load float, ptr %159, align 4, !tbaa !8
  %161 = tail call noundef float @llvm.nvvm.div.approx.f(float %160, float %141)
  store float %161, ptr %159, align 4, !tbaa !8
  %162 = add nuw nsw i32 %157, 128
  %163 = icmp slt i32 %162, %2
  br i1 %163, label %156, label %155, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.f(float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @softmax, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
