// Hears that something is pressed on the chart while the mode is shown.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Pressed } from '../chart/pressed.ts';

/** Calls back with each thing that is pressed from now on; what was pressed before, or while another mode was shown, does not count. */
export function usePressed(pressed: Pressed | null, isShown: boolean, onPress: (pressed: Pressed) => void): void {
  const last = useRef(pressed);
  const tell = useEffectEvent((target: Pressed) => {
    if (isShown) onPress(target);
  });
  useEffect(() => {
    if (pressed === last.current) return;
    last.current = pressed;
    if (pressed) tell(pressed);
  }, [pressed]);
}
