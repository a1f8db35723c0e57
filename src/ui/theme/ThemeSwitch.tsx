// The place of the choice between system, light and dark, at the foot of a page. A page without JavaScript does without the choice.
import { useState } from 'react';
import styles from './ThemeSwitch.module.css';
import { useThemeChoice } from './useThemeChoice.ts';

/** Renders the place, the same on the server and at first in the browser. */
export function ThemeSwitch() {
  const [place, setPlace] = useState<Element | null>(null);
  const choice = useThemeChoice(place);
  return (
    <div ref={setPlace} data-appearance="" className={styles.place}>
      {choice}
    </div>
  );
}
