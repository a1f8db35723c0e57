// Local storage: what this device keeps, under the keys of the table (storedKinds.ts). The first page loads this file, and none beside it.
import type { DeviceKey } from './storedKinds.ts';

/** The text under a key; null if there is none, or the browser blocks storage. */
export function readDevice(key: DeviceKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or deletes it if it is null; without storage it does nothing, and what is stored so lasts for this visit. */
export function keepOnDevice(key: DeviceKey, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // As described above.
  }
}
