// Opens the dropdown inside by itself, once: its story is about what is open.
import { type ReactNode, useEffect, useRef } from 'react';

/** Presses the first button of `children`. */
export function Opened({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = frame.current?.querySelector('button');
    // A second press would close it.
    if (button?.getAttribute('aria-expanded') === 'false') button.click();
  }, []);
  return <div ref={frame}>{children}</div>;
}
