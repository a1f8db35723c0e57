// Takes a person to the part of a page that an address names after its "#", also when that part comes later than the page.

/** What tells that somebody has begun to move about by themselves. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Puts the focus on the element with this id, so that reading goes on there; the router has scrolled to it if it `wasThere` then. Else it is
 * awaited and scrolled to, until somebody moves by themselves or `signal` ends it.
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

/** Headings and sections take the focus too, but are no stop of the Tab key. */
function focus(target: HTMLElement): void {
  if (target.contains(document.activeElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
