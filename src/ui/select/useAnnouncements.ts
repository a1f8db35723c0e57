// Announces to screen readers the state of a select's list, and then what was chosen.
import { useEffect, useRef } from 'react';
import { announce } from '../live/announce.ts';

/** Announces `spoken` whenever it changes. Returns the function that announces a choice with the next render. */
export function useAnnouncements(spoken: string | null): (change: string) => void {
  const changed = useRef('');
  useEffect(() => {
    if (spoken !== null) announce(spoken);
  }, [spoken]);
  // Announced after the count of the new list, because the last message is the one that is read.
  useEffect(() => {
    if (changed.current !== '') announce(changed.current);
    changed.current = '';
  });
  return (change) => {
    changed.current = change;
  };
}
