; ModuleID = 'sha256.cu'
source_filename = "sha256.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@round_key = dso_local addrspace(4) externally_initialized global [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@initial = dso_local addrspace(4) externally_initialized global [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @initial to ptr), ptr addrspacecast (ptr addrspace(4) @round_key to ptr)], section "llvm.metadata"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @sha256(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [16 x i32], align 4
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %219

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #4
  %12 = shl nsw i32 %9, 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !8
  %16 = tail call noundef i32 @llvm.nvvm.prmt(i32 %15, i32 0, i32 291)
  store i32 %16, ptr %4, align 4, !tbaa !8
  %17 = or disjoint i32 %12, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !8
  %21 = tail call noundef i32 @llvm.nvvm.prmt(i32 %20, i32 0, i32 291)
  %22 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 %21, ptr %22, align 4, !tbaa !8
  %23 = or disjoint i32 %12, 2
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !8
  %27 = tail call noundef i32 @llvm.nvvm.prmt(i32 %26, i32 0, i32 291)
  %28 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 %27, ptr %28, align 4, !tbaa !8
  %29 = or disjoint i32 %12, 3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !8
  %33 = tail call noundef i32 @llvm.nvvm.prmt(i32 %32, i32 0, i32 291)
  %34 = getelementptr inbounds i8, ptr %4, i64 12
  store i32 %33, ptr %34, align 4, !tbaa !8
  %35 = or disjoint i32 %12, 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !8
  %39 = tail call noundef i32 @llvm.nvvm.prmt(i32 %38, i32 0, i32 291)
  %40 = getelementptr inbounds i8, ptr %4, i64 16
  store i32 %39, ptr %40, align 4, !tbaa !8
  %41 = or disjoint i32 %12, 5
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !8
  %45 = tail call noundef i32 @llvm.nvvm.prmt(i32 %44, i32 0, i32 291)
  %46 = getelementptr inbounds i8, ptr %4, i64 20
  store i32 %45, ptr %46, align 4, !tbaa !8
  %47 = or disjoint i32 %12, 6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !8
  %51 = tail call noundef i32 @llvm.nvvm.prmt(i32 %50, i32 0, i32 291)
  %52 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 %51, ptr %52, align 4, !tbaa !8
  %53 = or disjoint i32 %12, 7
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %0, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !8
  %57 = tail call noundef i32 @llvm.nvvm.prmt(i32 %56, i32 0, i32 291)
  %58 = getelementptr inbounds i8, ptr %4, i64 28
  store i32 %57, ptr %58, align 4, !tbaa !8
  %59 = or disjoint i32 %12, 8
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !8
  %63 = tail call noundef i32 @llvm.nvvm.prmt(i32 %62, i32 0, i32 291)
  %64 = getelementptr inbounds i8, ptr %4, i64 32
  store i32 %63, ptr %64, align 4, !tbaa !8
  %65 = or disjoint i32 %12, 9
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %0, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !8
  %69 = tail call noundef i32 @llvm.nvvm.prmt(i32 %68, i32 0, i32 291)
  %70 = getelementptr inbounds i8, ptr %4, i64 36
  store i32 %69, ptr %70, align 4, !tbaa !8
  %71 = or disjoint i32 %12, 10
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %0, i64 %72
  %74 = load i32, ptr %73, align 4, !tbaa !8
  %75 = tail call noundef i32 @llvm.nvvm.prmt(i32 %74, i32 0, i32 291)
  %76 = getelementptr inbounds i8, ptr %4, i64 40
  store i32 %75, ptr %76, align 4, !tbaa !8
  %77 = or disjoint i32 %12, 11
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %0, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !8
  %81 = tail call noundef i32 @llvm.nvvm.prmt(i32 %80, i32 0, i32 291)
  %82 = getelementptr inbounds i8, ptr %4, i64 44
  store i32 %81, ptr %82, align 4, !tbaa !8
  %83 = or disjoint i32 %12, 12
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %0, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !8
  %87 = tail call noundef i32 @llvm.nvvm.prmt(i32 %86, i32 0, i32 291)
  %88 = getelementptr inbounds i8, ptr %4, i64 48
  store i32 %87, ptr %88, align 4, !tbaa !8
  %89 = or disjoint i32 %12, 13
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %0, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !8
  %93 = tail call noundef i32 @llvm.nvvm.prmt(i32 %92, i32 0, i32 291)
  %94 = getelementptr inbounds i8, ptr %4, i64 52
  store i32 %93, ptr %94, align 4, !tbaa !8
  %95 = or disjoint i32 %12, 14
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %0, i64 %96
  %98 = load i32, ptr %97, align 4, !tbaa !8
  %99 = tail call noundef i32 @llvm.nvvm.prmt(i32 %98, i32 0, i32 291)
  %100 = getelementptr inbounds i8, ptr %4, i64 56
  store i32 %99, ptr %100, align 4, !tbaa !8
  %101 = or disjoint i32 %12, 15
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr %0, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !8
  %105 = tail call noundef i32 @llvm.nvvm.prmt(i32 %104, i32 0, i32 291)
  %106 = getelementptr inbounds i8, ptr %4, i64 60
  store i32 %105, ptr %106, align 4, !tbaa !8
  %107 = load i32, ptr addrspacecast (ptr addrspace(4) @initial to ptr), align 4, !tbaa !8
  %108 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @initial to ptr), i64 4), align 4, !tbaa !8
  %109 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @initial to ptr), i64 8), align 4, !tbaa !8
  %110 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @initial to ptr), i64 12), align 4, !tbaa !8
  %111 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @initial to ptr), i64 16), align 4, !tbaa !8
  %112 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @initial to ptr), i64 20), align 4, !tbaa !8
  %113 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @initial to ptr), i64 24), align 4, !tbaa !8
  %114 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @initial to ptr), i64 28), align 4, !tbaa !8
  br label %148

115:                                              ; preds = %148
  %116 = shl nsw i32 %9, 3
  %117 = add i32 %107, %189
  %118 = sext i32 %116 to i64
  %119 = getelementptr inbounds i32, ptr %1, i64 %118
  store i32 %117, ptr %119, align 4, !tbaa !8
  %120 = add i32 %108, %156
  %121 = or disjoint i32 %116, 1
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds i32, ptr %1, i64 %122
  store i32 %120, ptr %123, align 4, !tbaa !8
  %124 = add i32 %109, %155
  %125 = or disjoint i32 %116, 2
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i32, ptr %1, i64 %126
  store i32 %124, ptr %127, align 4, !tbaa !8
  %128 = add i32 %110, %154
  %129 = or disjoint i32 %116, 3
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i32, ptr %1, i64 %130
  store i32 %128, ptr %131, align 4, !tbaa !8
  %132 = add i32 %111, %188
  %133 = or disjoint i32 %116, 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i32, ptr %1, i64 %134
  store i32 %132, ptr %135, align 4, !tbaa !8
  %136 = add i32 %112, %152
  %137 = or disjoint i32 %116, 5
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i32, ptr %1, i64 %138
  store i32 %136, ptr %139, align 4, !tbaa !8
  %140 = add i32 %113, %151
  %141 = or disjoint i32 %116, 6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i32, ptr %1, i64 %142
  store i32 %140, ptr %143, align 4, !tbaa !8
  %144 = add i32 %114, %150
  %145 = or disjoint i32 %116, 7
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i32, ptr %1, i64 %146
  store i32 %144, ptr %147, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #4
  br label %219

148:                                              ; preds = %11, %148
  %149 = phi i32 [ %114, %11 ], [ %150, %148 ]
  %150 = phi i32 [ %113, %11 ], [ %151, %148 ]
  %151 = phi i32 [ %112, %11 ], [ %152, %148 ]
  %152 = phi i32 [ %111, %11 ], [ %188, %148 ]
  %153 = phi i32 [ %110, %11 ], [ %154, %148 ]
  %154 = phi i32 [ %109, %11 ], [ %155, %148 ]
  %155 = phi i32 [ %108, %11 ], [ %156, %148 ]
  %156 = phi i32 [ %107, %11 ], [ %189, %148 ]
  %157 = phi i32 [ 0, %11 ], [ %190, %148 ]
  %158 = and i32 %157, 15
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds [16 x i32], ptr %4, i64 0, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !8
  %162 = and i32 %151, %152
  %163 = xor i32 %152, -1
  %164 = and i32 %150, %163
  %165 = xor i32 %154, %155
  %166 = and i32 %154, %155
  %167 = tail call i32 @llvm.fshl.i32(i32 %152, i32 %152, i32 26)
  %168 = tail call i32 @llvm.fshl.i32(i32 %152, i32 %152, i32 21)
  %169 = xor i32 %167, %168
  %170 = tail call i32 @llvm.fshl.i32(i32 %152, i32 %152, i32 7)
  %171 = xor i32 %169, %170
  %172 = zext nneg i32 %157 to i64
  %173 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @round_key to ptr), i64 0, i64 %172
  %174 = load i32, ptr %173, align 4, !tbaa !8
  %175 = add i32 %162, %161
  %176 = add i32 %175, %164
  %177 = add i32 %176, %171
  %178 = add i32 %177, %149
  %179 = tail call i32 @llvm.fshl.i32(i32 %156, i32 %156, i32 30)
  %180 = tail call i32 @llvm.fshl.i32(i32 %156, i32 %156, i32 19)
  %181 = xor i32 %179, %180
  %182 = tail call i32 @llvm.fshl.i32(i32 %156, i32 %156, i32 10)
  %183 = xor i32 %181, %182
  %184 = and i32 %165, %156
  %185 = xor i32 %184, %166
  %186 = add i32 %178, %174
  %187 = add i32 %185, %183
  %188 = add i32 %153, %186
  %189 = add i32 %187, %186
  %190 = add nuw nsw i32 %157, 1
  %191 = and i32 %190, 15
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds [16 x i32], ptr %4, i64 0, i64 %192
  %194 = load i32, ptr %193, align 4, !tbaa !8
  %195 = add nuw nsw i32 %157, 14
  %196 = and i32 %195, 15
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds [16 x i32], ptr %4, i64 0, i64 %197
  %199 = load i32, ptr %198, align 4, !tbaa !8
  %200 = tail call i32 @llvm.fshl.i32(i32 %194, i32 %194, i32 25)
  %201 = tail call i32 @llvm.fshl.i32(i32 %194, i32 %194, i32 14)
  %202 = xor i32 %200, %201
  %203 = lshr i32 %194, 3
  %204 = xor i32 %202, %203
  %205 = add nuw nsw i32 %157, 9
  %206 = and i32 %205, 15
  %207 = zext nneg i32 %206 to i64
  %208 = getelementptr inbounds [16 x i32], ptr %4, i64 0, i64 %207
  %209 = load i32, ptr %208, align 4, !tbaa !8
  %210 = tail call i32 @llvm.fshl.i32(i32 %199, i32 %199, i32 15)
  %211 = tail call i32 @llvm.fshl.i32(i32 %199, i32 %199, i32 13)
  %212 = xor i32 %210, %211
  %213 = lshr i32 %199, 10
  %214 = xor i32 %212, %213
  %215 = add i32 %209, %161
  %216 = add i32 %215, %204
  %217 = add i32 %216, %214
  store i32 %217, ptr %160, align 4, !tbaa !8
  %218 = icmp eq i32 %190, 64
  br i1 %218, label %115, label %148, !llvm.loop !12

219:                                              ; preds = %3, %115
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @sha256, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
