// Which keys a menu handles.
import type { KeyboardEvent } from 'react';

const keys = new Set(['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter']);

/** Whether a menu does something with this key: it moves, chooses, or types. Escape and Tab lead out of it. */
export function takesKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (keys.has(key) || Array.from(key).length === 1);
}
