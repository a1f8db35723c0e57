// Listens to presses on the chart while the mode is shown.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Pressed } from '../chart/pressed.ts';

/** Calls back for each press from now on, but not for presses before or while another mode was shown. */
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
