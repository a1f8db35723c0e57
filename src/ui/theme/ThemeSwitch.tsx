// The place of the choice between system, light and dark, at the foot of a page. The choice itself comes once the place is near to
// being seen: the first load does without it, and so does a page without JavaScript.
import { useEffect, useRef, useState } from 'react';
import { inAdvance } from '../inAdvance.ts';
import type { ThemeChoice as ThemeChoiceType } from './ThemeChoice.tsx';
import styles from './ThemeSwitch.module.css';

/** Draws the place, the same on the server and at first in the browser. */
export function ThemeSwitch() {
  const place = useRef<HTMLDivElement>(null);
  const [Choice, setChoice] = useState<typeof ThemeChoiceType | null>(null);
  useEffect(() => {
    if (Choice || !place.current) return;
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        inAdvance(import('./ThemeChoice.tsx')).then(
          ({ ThemeChoice }) => {
            setChoice(() => ThemeChoice);
          },
          // Coming near again asks again; until then the page does without.
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    sight.observe(place.current);
    return () => {
      sight.disconnect();
    };
  }, [Choice]);
  return (
    <div ref={place} className={styles.place}>
      {Choice && <Choice />}
    </div>
  );
}
