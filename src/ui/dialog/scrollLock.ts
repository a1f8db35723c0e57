// Keeps the page behind a dialog from scrolling, and from moving: the room of its scroll bar stays.

/** Locks the page. The returned function unlocks it. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const hadScrollBar = window.innerWidth > clientWidth;
  style.overflow = 'hidden';
  if (hadScrollBar) style.scrollbarGutter = 'stable';
  return () => {
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
