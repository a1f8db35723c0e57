// Keeps the focus in a panel when the pressed button disappears.
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Event handlers for the panel. When `what` changes and the focus that was in the panel is lost, it moves to `landing`. */
export function useKeptFocus(landing: RefObject<HTMLElement | null>, what: unknown) {
  const held = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (held.current && (activeElement === null || activeElement === body)) landing.current?.focus();
  }, [what, landing]);
  return {
    onFocus: () => {
      held.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      held.current = relatedTarget === null;
    },
  };
}
