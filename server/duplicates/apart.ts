// Documents that somebody has told apart: they are alike and not the same.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryWriter } from '../database/library.ts';

/** Documents of which each is told apart from each. */
export type ApartSet = readonly string[];

/** The pairs of sets, as rows `pair(document_id, other_id)`; the smaller id first. */
function pairsSql(sets: readonly ApartSet[]): Sql {
  return sql`(
    select distinct one.id collate "C" as document_id, two.id collate "C" as other_id
    from jsonb_array_elements(${JSON.stringify(sets)}::jsonb) as told(ids),
      jsonb_array_elements_text(told.ids) as one(id), jsonb_array_elements_text(told.ids) as two(id)
    where one.id collate "C" < two.id collate "C") as pair`;
}

/** Tells the documents of each set apart; those that were already stay as they are. */
export async function markDistinct(tx: LibraryWriter, sets: readonly ApartSet[]): Promise<void> {
  if (sets.length === 0) return;
  await tx.query(
    (ownerId) => sql`
      insert into documents_apart (owner_id, document_id, other_id, since)
      select ${ownerId}, pair.document_id, pair.other_id, ${tx.at} from ${pairsSql(sets)}
      on conflict do nothing`,
  );
}

/** Forgets what was told apart at a moment: nothing of that moment is left of these sets. */
export async function unmarkDistinct(tx: LibraryWriter, sets: readonly ApartSet[], at: Date): Promise<void> {
  if (sets.length === 0) return;
  await tx.query(
    (ownerId) => sql`
      delete from documents_apart a using ${pairsSql(sets)}
      where a.owner_id = ${ownerId} and a.since = ${at} and a.document_id = pair.document_id and a.other_id = pair.other_id`,
  );
}
