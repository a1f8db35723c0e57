// Stores whether this device shows counts beside the groups.
import { keepOnDevice, readDevice } from '#src/ui/storage/deviceStorage.ts';

const key = 'groups:counts';

/** True unless the person has turned them off. */
export function recallCounts(): boolean {
  return readDevice(key) !== 'off';
}

/** Stores the choice. Without storage it lasts for this visit. */
export function rememberCounts(shown: boolean): void {
  keepOnDevice(key, shown ? null : 'off');
}
