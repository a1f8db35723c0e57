// Stores what must not be lost without a word.
import type { DeviceKey } from './storedKinds.ts';

/** Stores a text on this device. Throws if the device refuses it. */
export function writeDevice(key: DeviceKey, text: string): void {
  localStorage.setItem(key, text);
}
