// Schedules work at most once per frame. Hidden pages have no frames: there the work runs as the next task.

export interface Soon {
  /** Requests the work. Several requests before it is done count as one. */
  ask: () => void;
  /** Does the work now if it was requested. */
  now: () => void;
  end: () => void;
}

/** Schedules `work`. */
export function eachFrame(work: () => void): Soon {
  const { port1, port2 } = new MessageChannel();
  let asked: { cancel: () => void } | null = null;
  const now = () => {
    if (asked === null) return;
    asked.cancel();
    asked = null;
    work();
  };
  port2.onmessage = now;
  // The requested frame would not come before the page is visible again.
  document.addEventListener('visibilitychange', now);
  return {
    ask: () => {
      if (asked !== null) return;
      if (document.hidden) {
        asked = { cancel: () => undefined };
        port1.postMessage(null);
        return;
      }
      const frame = requestAnimationFrame(now);
      asked = {
        cancel: () => {
          cancelAnimationFrame(frame);
        },
      };
    },
    now,
    end: () => {
      document.removeEventListener('visibilitychange', now);
      asked?.cancel();
      asked = null;
      port1.close();
    },
  };
}
