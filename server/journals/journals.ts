// Stores the journals of a library when documents name them, and finds them.
import sql, { join } from 'sql-template-tag';
import type { Journal } from '#bibliography/documents.ts';
import type { DerivedDocument, LibraryReader, LibraryWriter } from '../library/library.ts';
import { defineDerived } from '../library/derived/defineDerived.ts';
import { issnKey, journalId, journalNameKey } from './journalKeys.ts';

function journalOf({ draft }: DerivedDocument): Journal | null {
  return draft.kind === 'journalArticle' ? (draft.fields.in?.journal ?? null) : null;
}

/** Stores the journals that documents name. */
async function rememberJournals(tx: LibraryWriter, documents: readonly DerivedDocument[]): Promise<void> {
  const named = documents.map(journalOf).filter((journal) => journal !== null);
  const journals = new Map(named.map((journal) => [journalId(journal), journal]));
  if (journals.size === 0) return;
  const records = [...journals].map(([id, journal]) => ({
    id,
    folded_name: journalNameKey(journal.name),
    issn_keys: (journal.issn ?? []).map(issnKey),
    journal,
  }));
  await tx.query(
    (libraryId) => sql`
      insert into journals (library_id, id, folded_name, issn_keys, journal)
      select ${libraryId}, id, folded_name, issn_keys, journal
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        as record(id text, folded_name text, issn_keys text[], journal jsonb)
      on conflict do nothing`,
  );
}

/** Journals outlive the documents that named them. */
export const rememberedJournals = defineDerived({ name: 'rememberedJournals', insert: rememberJournals });

/** The criteria for finding a journal; all given ones must match. */
export interface JournalLookup {
  readonly id: string | null;
  readonly issn: string | null;
  readonly name: string | null;
}

/** The library's best match: if several journals match, the one with the most data. */
export async function findJournal(library: LibraryReader, { id, issn, name }: JournalLookup): Promise<Journal | null> {
  const [row] = await library.query<{ journal: Journal }>((libraryId) => {
    const conditions = [
      id === null ? null : sql`id = ${id}`,
      issn === null ? null : sql`${issnKey(issn)} = any(issn_keys)`,
      name === null ? null : sql`folded_name = ${journalNameKey(name)}`,
    ].filter((condition) => condition !== null);
    return sql`
      select journal from journals
      where ${join([sql`library_id = ${libraryId}`, ...conditions], ' and ')}
      order by cardinality(issn_keys) desc, id limit 1`;
  });
  return row?.journal ?? null;
}
