// What a select says to people who do not see it: the state of its list, and after that what was chosen.
import { useEffect, useRef } from 'react';
import { announce } from '../live/announce.ts';

/** Announces `spoken` whenever it changes. Gives the function that announces a choice with the next drawing. */
export function useAnnouncements(spoken: string | null): (change: string) => void {
  const changed = useRef('');
  useEffect(() => {
    if (spoken !== null) announce(spoken);
  }, [spoken]);
  // After the count of a list that begins anew: what is said last is heard.
  useEffect(() => {
    if (changed.current !== '') announce(changed.current);
    changed.current = '';
  });
  return (change) => {
    changed.current = change;
  };
}
