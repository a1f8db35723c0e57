// The place of the colour mode choice at the foot of a page. Without JavaScript, the page has no choice.
import { useState } from 'react';
import styles from './ThemeSwitch.module.css';
import { useThemeChoice } from './useThemeChoice.ts';

/** Renders the place, the same on the server and initially in the browser. */
export function ThemeSwitch() {
  const [place, setPlace] = useState<Element | null>(null);
  const choice = useThemeChoice(place);
  return (
    <div ref={setPlace} data-appearance="" className={styles.place}>
      {choice}
    </div>
  );
}
