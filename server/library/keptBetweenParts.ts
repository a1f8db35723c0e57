// Caches a value across the parts of a long write. It is computed again if another request has changed the library between two parts.
import type { LibraryReader, LibraryWriter } from './library.ts';
import { findLastChanged } from './changes.ts';

async function isChangedSince(library: LibraryReader, moment: Date): Promise<boolean> {
  const last = await findLastChanged(library);
  return last !== null && last.changed > moment;
}

export class KeptBetweenParts<T> {
  #kept: { readonly value: T; readonly at: Date } | null = null;

  /** The value, computed again if a document was changed since the last part. Every part has to call this, so that no change is missed. */
  async get(tx: LibraryWriter, workOut: () => Promise<T>): Promise<T> {
    const kept = this.#kept;
    const value = kept && !(await isChangedSince(tx, kept.at)) ? kept.value : await workOut();
    this.#kept = { value, at: tx.at };
    return value;
  }
}
