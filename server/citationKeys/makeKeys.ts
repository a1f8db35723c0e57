// Citation keys made anew for many documents: which one each gets, and what becomes of those that it had.
import sql, { type Sql } from 'sql-template-tag';
import { KeyMaker } from '#bibliography/citationKeys/makeKey.ts';
import { withPreferredKey } from '#bibliography/citationKeys/withPreferredKey.ts';
import { fold } from '#bibliography/fold.ts';
import type { LibraryWriter } from '../database/library.ts';
import type { DocumentRow } from '../documents/documentRow.ts';
import { toDraft } from '../documents/storedFields.ts';
import { documentPages } from '../export/documentPages.ts';
import { readKeyPatterns } from './keyPatterns.ts';
import { readTakenKeys } from './takenKeys.ts';

interface Candidate {
  readonly id: string;
  /** What the pattern makes of it. */
  readonly name: string;
  readonly keys: readonly string[];
}

/** All keys that each of the documents gets, the preferred one first. */
export async function planKeys(
  tx: LibraryWriter,
  where: (ownerId: string) => Sql,
  onlyMissing: boolean,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { nameOf } = await readKeyPatterns(tx);
  const candidates: Candidate[] = [];
  const pages = documentPages<Pick<DocumentRow, 'id' | 'kind' | 'fields'>>(
    tx,
    sql`kind, fields`,
    (ownerId) => sql`${where(ownerId)} and state <> 'purged'`,
  );
  for await (const page of pages) {
    for (const { id, kind, fields } of page) {
      const draft = toDraft(kind, fields);
      const keys = draft.fields.citationKeys ?? [];
      if (!onlyMissing || keys.length === 0) candidates.push({ id, name: nameOf(draft), keys });
    }
  }
  const isCandidate = new Set(candidates.map(({ id }) => id));
  const taken = await readTakenKeys(tx, null);
  // Keys that are somebody else's: of documents beside these, and of those of these that had their turn.
  const others = new Set(taken.filter(({ id }) => !isCandidate.has(id)).flatMap(({ keys }) => keys));
  const maker = new KeyMaker(taken.flatMap(({ keys }) => keys));
  const planned = new Map<string, readonly string[]>();
  for (const { id, name, keys } of candidates) {
    const own = keys.filter((key) => !others.has(fold(key)));
    const all = withPreferredKey(own, maker.free(name, own));
    for (const key of all) others.add(fold(key));
    planned.set(id, all);
  }
  return planned;
}
