// Stores the chosen widths on this device.
import { keepOnDevice, readDevice } from '../storage/deviceStorage.ts';

const keyOf = (name: string) => `pane:${name}` as const;

/** The size stored under this name; null if there is none. */
export function recallSize(name: string): number | null {
  const kept = Number.parseInt(readDevice(keyOf(name)) ?? '', 10);
  return kept > 0 ? kept : null;
}

/** Stores the size; null deletes it. Without storage it lasts for this visit. */
export function rememberSize(name: string, size: number | null): void {
  keepOnDevice(keyOf(name), size === null ? null : String(size));
}
