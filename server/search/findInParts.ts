// Runs an expensive search in parts: each is a short statement for some of the documents, so that other requests are served in between.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryReader } from '../library/library.ts';
import { cutIntoParts } from '../work/cutIntoParts.ts';
import { textForPasses } from './searchCost.ts';

export interface CostlySearch {
  /** How often the search reads the texts of a document. */
  readonly passes: number;
  /** The condition on the row of `documents`. */
  readonly where: (libraryId: string) => Sql;
  /** An indexed condition that every match meets; null if there is none. It may stop at `limit` documents, so only fewer results are complete. */
  readonly candidates: (libraryId: string, limit: number) => Sql | null;
}

/** With more candidates than this, all documents are searched. */
const maximumCandidates = 5_000;
/** How many documents one statement measures. */
const measuredAtOnce = 2_000;

interface MeasuredDocument {
  readonly id: string;
  readonly text: number;
}

/** The documents that can match according to the index; null if there are too many. */
async function findCandidates(
  library: LibraryReader,
  candidates: CostlySearch['candidates'],
): Promise<MeasuredDocument[] | null> {
  const limit = maximumCandidates + 1;
  const rows = await library.query<MeasuredDocument>(
    // Without a condition, all documents of a small library are candidates.
    (libraryId) => sql`
      select id, octet_length(search_text) as text from documents
      where library_id = ${libraryId} and state <> 'purged' and (${candidates(libraryId, limit) ?? sql`true`}) limit ${limit}`,
  );
  return rows.length > maximumCandidates ? null : rows;
}

/** The next documents in the order of ids, with the size of their texts. */
function measureNext(library: LibraryReader, after: string): Promise<MeasuredDocument[]> {
  return library.query<MeasuredDocument>(
    (libraryId) => sql`
      select id, octet_length(search_text) as text from documents
      where library_id = ${libraryId} and state <> 'purged' and id > ${after} order by id limit ${measuredAtOnce}`,
  );
}

/** The ids of all matches. */
export async function findInParts(library: LibraryReader, search: CostlySearch): Promise<string[]> {
  const most = textForPasses(search.passes);
  const found: string[] = [];
  async function searchDocuments(documents: readonly MeasuredDocument[]): Promise<void> {
    for (const part of cutIntoParts(documents, ({ text }) => text, { documents: Infinity, text: most })) {
      if (part.length === 0) return;
      const ids = part.map(({ id }) => id);
      const rows = await library.query<{ id: string }>(
        (libraryId) => sql`
          select id from documents
          where library_id = ${libraryId} and id = any(${ids}::text[]) and (${search.where(libraryId)})`,
      );
      found.push(...rows.map(({ id }) => id));
    }
  }
  const candidates = await findCandidates(library, search.candidates);
  if (candidates) {
    await searchDocuments(candidates);
    return found;
  }
  let after = '';
  for (;;) {
    const next = await measureNext(library, after);
    await searchDocuments(next);
    const last = next.at(-1);
    if (!last || next.length < measuredAtOnce) return found;
    after = last.id;
  }
}
