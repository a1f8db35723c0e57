// Keeps the page behind dialogs from scrolling, and from moving: the room of its scroll bar stays.

/** How many dialogs want it. */
let locks = 0;

/** Locks the page. It scrolls again when every returned function was called. */
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
