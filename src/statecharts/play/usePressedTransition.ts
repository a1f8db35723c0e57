// Hears that a transition is pressed on the chart while the mode is there.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Pressed } from '../viewer/mode.ts';

/** Calls back with the name of each transition that is pressed from now on; what was pressed before does not count. */
export function usePressedTransition(pressed: Pressed | null, onPress: (name: string) => void): void {
  const last = useRef(pressed);
  const tell = useEffectEvent(onPress);
  useEffect(() => {
    if (pressed === last.current) return;
    last.current = pressed;
    if (pressed?.kind === 'transition') tell(pressed.name);
  }, [pressed]);
}
