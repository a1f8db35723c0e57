// Stores which documents are not duplicates of each other although they share a duplicate key, because a person said so.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryWriter } from '../library/library.ts';

/** Ids of documents of which no two are duplicates. */
export type DistinctSet = readonly string[];

/** Every pair within each set, as rows `pair(document_id, other_id)`, the smaller id first. */
function pairsSql(sets: readonly DistinctSet[]): Sql {
  return sql`(
    select distinct one.id collate "C" as document_id, two.id collate "C" as other_id
    from jsonb_array_elements(${JSON.stringify(sets)}::jsonb) as told(ids),
      jsonb_array_elements_text(told.ids) as one(id), jsonb_array_elements_text(told.ids) as two(id)
    where one.id collate "C" < two.id collate "C") as pair`;
}

/** Marks the documents of each set as not being duplicates of each other. Pairs that are marked already keep their time. */
export async function markDistinct(tx: LibraryWriter, sets: readonly DistinctSet[]): Promise<void> {
  if (sets.length === 0) return;
  await tx.query(
    (libraryId) => sql`
      insert into documents_apart (library_id, document_id, other_id, since)
      select ${libraryId}, pair.document_id, pair.other_id, ${tx.at} from ${pairsSql(sets)}
      on conflict do nothing`,
  );
}

/** Removes the marks of these sets that were made at `at`; earlier and later ones stay. */
export async function unmarkDistinct(tx: LibraryWriter, sets: readonly DistinctSet[], at: Date): Promise<void> {
  if (sets.length === 0) return;
  await tx.query(
    (libraryId) => sql`
      delete from documents_apart a using ${pairsSql(sets)}
      where a.library_id = ${libraryId} and a.since = ${at} and a.document_id = pair.document_id and a.other_id = pair.other_id`,
  );
}
