; ModuleID = 'virtual_shapes.cu'
source_filename = "virtual_shapes.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZNK9Rectangle10twice_areaEv = comdat any

$_ZNK9Rectangle7outlineEv = comdat any

$_ZN9RectangleD1Ev = comdat any

$_ZN9RectangleD0Ev = comdat any

$_ZNK6Square7outlineEv = comdat any

$_ZN6SquareD1Ev = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZNK8Triangle10twice_areaEv = comdat any

$_ZNK8Triangle7outlineEv = comdat any

$_ZN8TriangleD1Ev = comdat any

$_ZN8TriangleD0Ev = comdat any

$_ZTV9Rectangle = comdat any

$_ZTV6Square = comdat any

$_ZTV8Triangle = comdat any

@_ZTV9Rectangle = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZNK9Rectangle10twice_areaEv, ptr @_ZNK9Rectangle7outlineEv, ptr @_ZN9RectangleD1Ev, ptr @_ZN9RectangleD0Ev] }, comdat, align 8
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZNK9Rectangle10twice_areaEv, ptr @_ZNK6Square7outlineEv, ptr @_ZN6SquareD1Ev, ptr @_ZN6SquareD0Ev] }, comdat, align 8
@_ZTV8Triangle = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZNK8Triangle10twice_areaEv, ptr @_ZNK8Triangle7outlineEv, ptr @_ZN8TriangleD1Ev, ptr @_ZN8TriangleD0Ev] }, comdat, align 8

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z7measurePK5ShapePi(ptr noundef %s, ptr nocapture noundef writeonly %outline) local_unnamed_addr #0 {
entry:
  %vtable = load ptr, ptr %s, align 8, !tbaa !8
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 8
  %0 = load ptr, ptr %vfn, align 8
  %call = tail call noundef i32 %0(ptr noundef nonnull align 8 dereferenceable(8) %s) #8
  store i32 %call, ptr %outline, align 4, !tbaa !11
  %vtable1 = load ptr, ptr %s, align 8, !tbaa !8
  %1 = load ptr, ptr %vtable1, align 8
  %call3 = tail call noundef i32 %1(ptr noundef nonnull align 8 dereferenceable(8) %s) #8
  ret i32 %call3
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @virtual_shapes(ptr nocapture noundef readonly %kind, ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, ptr nocapture noundef writeonly %twice_area, ptr nocapture noundef writeonly %outline, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %room = alloca [16 x i8], align 8
  %border = alloca i32, align 4
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %room) #9
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %kind, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx19 = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %4 = load i32, ptr %arrayidx19, align 4, !tbaa !11
  switch i32 %3, label %if.else16 [
    i32 0, label %if.then4
    i32 1, label %if.then12
  ]

if.then4:                                         ; preds = %if.end
  %arrayidx8 = getelementptr inbounds i32, ptr %b, i64 %idxprom
  %5 = load i32, ptr %arrayidx8, align 4, !tbaa !11
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTV9Rectangle, i64 16), ptr %room, align 8, !tbaa !8
  %w2.i.i = getelementptr inbounds i8, ptr %room, i64 8
  store i32 %4, ptr %w2.i.i, align 8, !tbaa !14
  %h3.i.i = getelementptr inbounds i8, ptr %room, i64 12
  store i32 %5, ptr %h3.i.i, align 4, !tbaa !17
  br label %if.end23

if.then12:                                        ; preds = %if.end
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTV9Rectangle, i64 16), ptr %room, align 8, !tbaa !8
  %w2.i.i.i = getelementptr inbounds i8, ptr %room, i64 8
  store i32 %4, ptr %w2.i.i.i, align 8, !tbaa !14
  %h3.i.i.i = getelementptr inbounds i8, ptr %room, i64 12
  store i32 %4, ptr %h3.i.i.i, align 4, !tbaa !17
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTV6Square, i64 16), ptr %room, align 8, !tbaa !8
  br label %if.end23

if.else16:                                        ; preds = %if.end
  %arrayidx21 = getelementptr inbounds i32, ptr %b, i64 %idxprom
  %6 = load i32, ptr %arrayidx21, align 4, !tbaa !11
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTV8Triangle, i64 16), ptr %room, align 8, !tbaa !8
  %x2.i.i = getelementptr inbounds i8, ptr %room, i64 8
  store i32 %4, ptr %x2.i.i, align 8, !tbaa !18
  %y3.i.i = getelementptr inbounds i8, ptr %room, i64 12
  store i32 %6, ptr %y3.i.i, align 4, !tbaa !20
  br label %if.end23

if.end23:                                         ; preds = %if.then12, %if.else16, %if.then4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %border) #9
  %call24 = call noundef i32 @_Z7measurePK5ShapePi(ptr noundef nonnull %room, ptr noundef nonnull %border) #8
  %arrayidx26 = getelementptr inbounds i32, ptr %twice_area, i64 %idxprom
  store i32 %call24, ptr %arrayidx26, align 4, !tbaa !11
  %7 = load i32, ptr %border, align 4, !tbaa !11
  %arrayidx28 = getelementptr inbounds i32, ptr %outline, i64 %idxprom
  store i32 %7, ptr %arrayidx28, align 4, !tbaa !11
  %vtable = load ptr, ptr %room, align 8, !tbaa !8
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 16
  %8 = load ptr, ptr %vfn, align 8
  call void %8(ptr noundef nonnull align 8 dereferenceable(8) %room) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %border) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %room) #9
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end23
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK9Rectangle10twice_areaEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 {
entry:
  %w = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i32, ptr %w, align 8, !tbaa !14
  %mul = shl nsw i32 %0, 1
  %h = getelementptr inbounds i8, ptr %this, i64 12
  %1 = load i32, ptr %h, align 4, !tbaa !17
  %mul2 = mul nsw i32 %mul, %1
  ret i32 %mul2
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK9Rectangle7outlineEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 {
entry:
  %w = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i32, ptr %w, align 8, !tbaa !14
  %h = getelementptr inbounds i8, ptr %this, i64 12
  %1 = load i32, ptr %h, align 4, !tbaa !17
  %add = add nsw i32 %1, %0
  %mul = shl nsw i32 %add, 1
  ret i32 %mul
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN9RectangleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #5 comdat align 2 {
entry:
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN9RectangleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 {
entry:
  tail call void @free(ptr noundef %this) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare dso_local void @free(ptr allocptr nocapture noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK6Square7outlineEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 {
entry:
  %w = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i32, ptr %w, align 8, !tbaa !14
  %mul = shl nsw i32 %0, 2
  ret i32 %mul
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6SquareD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #5 comdat align 2 {
entry:
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 {
entry:
  tail call void @free(ptr noundef %this) #8
  ret void
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK8Triangle10twice_areaEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 {
entry:
  %x = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i32, ptr %x, align 8, !tbaa !18
  %y = getelementptr inbounds i8, ptr %this, i64 12
  %1 = load i32, ptr %y, align 4, !tbaa !20
  %mul = mul nsw i32 %1, %0
  ret i32 %mul
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK8Triangle7outlineEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 {
entry:
  %x = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i32, ptr %x, align 8, !tbaa !18
  %y = getelementptr inbounds i8, ptr %this, i64 12
  %1 = load i32, ptr %y, align 4, !tbaa !20
  %add = add nsw i32 %1, %0
  ret i32 %add
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN8TriangleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #5 comdat align 2 {
entry:
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN8TriangleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 {
entry:
  tail call void @free(ptr noundef %this) #8
  ret void
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #5 = { inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #6 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #7 = { convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @virtual_shapes, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"vtable pointer", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !10, i64 0}
!14 = !{!15, !12, i64 8}
!15 = !{!"_ZTS9Rectangle", !16, i64 0, !12, i64 8, !12, i64 12}
!16 = !{!"_ZTS5Shape"}
!17 = !{!15, !12, i64 12}
!18 = !{!19, !12, i64 8}
!19 = !{!"_ZTS8Triangle", !16, i64 0, !12, i64 8, !12, i64 12}
!20 = !{!19, !12, i64 12}
