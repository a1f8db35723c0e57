// Prevents the page behind dialogs from scrolling, and keeps the space of its scroll bar so that it doesn't move.

/** The number of active locks. */
let locks = 0;

/** Locks the page until all returned functions were called. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    const hadScrollBar = window.innerWidth > clientWidth;
    style.overflow = 'hidden';
    if (hadScrollBar) style.scrollbarGutter = 'stable';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
