// Lists the keys of local storage.
import type { DeviceKey } from './storedKinds.ts';

/** The keys with a given prefix; empty if the browser blocks storage. */
export function deviceKeys<Prefix extends string>(prefix: Prefix): (DeviceKey & `${Prefix}${string}`)[] {
  try {
    return Object.keys(localStorage).filter((key): key is DeviceKey & `${Prefix}${string}` => key.startsWith(prefix));
  } catch {
    return [];
  }
}
