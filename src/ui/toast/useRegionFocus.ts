// F6 moves the focus to the messages and back; a message that is removed passes its focus on.
import { useCallback, useEffect, useRef } from 'react';
import { focusFirst } from '../focus/passFocusOn.ts';
import { toastRegionId } from './toastRegionId.ts';

const focusable = 'button:not([disabled]), a[href]';

/** Returns the function that moves the focus on from a card that is about to be removed. */
export function useRegionFocus(): (card: HTMLElement) => void {
  /** The element that had the focus before F6. */
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const region = document.getElementById(toastRegionId);
    if (!region) return;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !region.contains(relatedTarget)) before.current = relatedTarget;
    };
    const press = (event: KeyboardEvent) => {
      // Without messages the key keeps its meaning in the browser.
      if (event.key !== 'F6' || event.defaultPrevented || !region.querySelector(focusable)) return;
      event.preventDefault();
      if (region.contains(document.activeElement)) focusFirst([before.current, ...contentStops()]);
      else focusFirst(region.querySelectorAll(focusable));
    };
    region.addEventListener('focusin', remember);
    document.addEventListener('keydown', press);
    return () => {
      region.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', press);
    };
  }, []);

  return useCallback((card: HTMLElement) => {
    const others = [...(document.getElementById(toastRegionId)?.querySelectorAll(focusable) ?? [])].filter(
      (each) => !card.contains(each),
    );
    focusFirst([...others, before.current, ...contentStops()]);
  }, []);
}

/** Where the focus goes if the previous element is unknown: the tab stop of the content, else the content. */
function contentStops(): (Element | null)[] {
  const main = document.getElementById('main');
  return [main?.querySelector('[tabindex="0"]') ?? null, main];
}
