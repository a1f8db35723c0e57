// A value that the first part of a long write works out for all parts, and a later part again if others wrote in between.
import type { LibraryReader, LibraryWriter } from './library.ts';
import { findLastChanged } from './changes.ts';

async function isChangedSince(library: LibraryReader, moment: Date): Promise<boolean> {
  const last = await findLastChanged(library);
  return last !== null && last.changed > moment;
}

export class KeptBetweenParts<T> {
  #kept: { readonly value: T; readonly at: Date } | null = null;

  /** The value, worked out anew if a document was changed since the last part. Every part has to ask for it. */
  async get(tx: LibraryWriter, workOut: () => Promise<T>): Promise<T> {
    const kept = this.#kept;
    const value = kept && !(await isChangedSince(tx, kept.at)) ? kept.value : await workOut();
    this.#kept = { value, at: tx.at };
    return value;
  }
}
