// Scrolls to the element that the address names after its "#", even if it is rendered later than the page.

/** Events that show that the person has started to navigate on their own. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Focuses the element with this id, so that reading continues there. If it `wasThere`, the router has already scrolled to it; otherwise waits for it and
 * scrolls to it, until the person moves on their own or `signal` aborts.
 */
export function goToHash(id: string, signal: AbortSignal, wasThere: boolean): void {
  if (signal.aborted) return;
  const target = document.getElementById(id);
  if (target) {
    if (!wasThere) target.scrollIntoView();
    focus(target);
    return;
  }
  const waiting = new AbortController();
  const stop = () => {
    waiting.abort();
  };
  const observer = new MutationObserver(() => {
    const late = document.getElementById(id);
    if (!late) return;
    stop();
    late.scrollIntoView();
    focus(late);
  });
  waiting.signal.addEventListener('abort', () => {
    observer.disconnect();
  });
  for (const move of ownMoves) window.addEventListener(move, stop, { signal: waiting.signal, passive: true });
  signal.addEventListener('abort', stop, { signal: waiting.signal });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] });
}

/** Makes headings and sections focusable without adding them to the tab order. */
function focus(target: HTMLElement): void {
  if (target.contains(document.activeElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
