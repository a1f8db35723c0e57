// Who was logged in on this device last, until they log out: tells a server that cannot be reached from a session that has ended. It
// holds the account's id and opens nothing.
import { keepOnDevice, readDevice } from '#src/ui/storage/deviceStorage.ts';

const key = 'logged-in';

/** The id of the account; null where nobody was logged in, or where the browser keeps nothing: then a failed fetch counts as logged out. */
export function rememberedUser(): string | null {
  return readDevice(key);
}

/** Null forgets who it was. */
export function rememberUser(id: string | null): void {
  keepOnDevice(key, id);
}
