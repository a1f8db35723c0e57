// What a request of many has added and filled, and the way back: what nobody has changed since goes to the trash, or is what it was.
import sql from 'sql-template-tag';
import type { LibraryWriter } from '../database/library.ts';
import { type StoredPart, removeLibraryParts } from './libraryParts.ts';
import { type EditStep, takeBackEdits } from './takeBackEdits.ts';
import { trashDocuments } from './trash.ts';

/** What is remembered of it, to take it back and to answer a retry. */
export interface AddedDocumentsStep extends EditStep {
  /** The key of the request; null where it had none. */
  readonly key: string | null;
  readonly added: readonly string[];
  readonly parts: readonly StoredPart[];
}

/** Takes it back; answers those that are in the trash, or again as they were. */
export async function takeBackAdded(
  tx: LibraryWriter,
  { added, edited, parts }: AddedDocumentsStep,
  at: Date,
): Promise<string[]> {
  await trashDocuments(tx, () => sql`id = any(${added}::text[]) and revision = 1 and state_since = ${at}`);
  // With those that somebody has put there, or ended, before.
  const gone = await tx.query<{ id: string }>(
    (ownerId) => sql`
      select id from documents where owner_id = ${ownerId} and id = any(${added}::text[]) and state <> 'active'`,
  );
  await removeLibraryParts(tx, parts);
  return [...gone.map(({ id }) => id), ...(await takeBackEdits(tx, { edited }))];
}
