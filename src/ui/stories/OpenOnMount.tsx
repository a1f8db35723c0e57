// For stories whose point is the open list: opens the select inside as a person would, and types what is to be searched for.
import { type ReactNode, useEffect, useRef } from 'react';

/** Renders its child, then opens it. */
export function OpenOnMount({ query, children }: { query?: string | undefined; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = frame.current?.querySelector<HTMLElement>('[role="combobox"]');
    if (!control || control.getAttribute('aria-expanded') === 'true') return;
    control.focus();
    if (!(control instanceof HTMLInputElement)) control.click();
    else if (query === undefined) control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    else {
      // React hears of a value only when it is set behind its back.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, query);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [query]);
  return (
    <div ref={frame} style={{ minHeight: 320 }}>
      {children}
    </div>
  );
}
