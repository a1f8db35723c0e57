// Which keys a menu handles.
import type { KeyboardEvent } from 'react';

const keys = new Set(['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter']);

/** Whether the key moves, chooses, or searches in a menu. Escape and Tab leave it. */
export function takesKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (keys.has(key) || Array.from(key).length === 1);
}
