// Loads the colour mode choice shortly before its place is visible, so that the first load does without it.
import { createElement, type ReactElement, useEffect, useState } from 'react';
import { loadOptional } from '../preload.ts';

/** The choice; null until `place` was nearly visible. */
export function useThemeChoice(place: Element | null): ReactElement | null {
  const [choice, setChoice] = useState<ReactElement | null>(null);
  useEffect(() => {
    if (choice || !place) return;
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        loadOptional(import('./ThemeChoice.tsx')).then(
          ({ ThemeChoice }) => {
            setChoice(createElement(ThemeChoice));
          },
          // Coming near again retries; until then the page does without it.
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    sight.observe(place);
    return () => {
      sight.disconnect();
    };
  }, [choice, place]);
  return choice;
}
