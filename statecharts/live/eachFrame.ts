// Does something soon, at most once a frame. Pages in the background have no frames: there it is done after what is under way.

export interface Soon {
  /** Asks for it; asked again before it is done, it is done once. */
  ask: () => void;
  /** Does it now if it was asked for. */
  now: () => void;
  end: () => void;
}

/** Makes it of `work`. */
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
  // The frame that was asked for would not come before the page is seen again.
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
