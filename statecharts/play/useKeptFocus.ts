// Keeps the focus in a panel when the button that was pressed goes with what it led from.
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Handlers for the panel. Whenever `what` changes, a focus that was in the panel and is lost goes to `landing`. */
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
