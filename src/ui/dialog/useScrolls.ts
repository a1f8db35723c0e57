// Whether content overflows its container.
import { type RefObject, useEffect, useState } from 'react';

/** Observes the element and its first child, which has the content. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const observer = new ResizeObserver(() => {
      setScrolls(place.scrollHeight > place.clientHeight);
    });
    observer.observe(place);
    if (place.firstElementChild) observer.observe(place.firstElementChild);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return scrolls;
}
