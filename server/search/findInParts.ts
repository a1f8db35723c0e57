// Runs a costly search part by part: each part is a short statement over some of the documents, and others are served in between.
import sql, { type Sql, join } from 'sql-template-tag';
import { escapeLike } from '../database/escapeLike.ts';
import type { LibraryReader } from '../database/library.ts';
import { cutIntoParts } from '../work/cutIntoParts.ts';
import { textForPasses } from './searchCost.ts';

export interface CostlyQuestion {
  /** How often the search reads the texts of a document. */
  readonly passes: number;
  /** The condition on the row of `documents`. */
  readonly where: (ownerId: string) => Sql;
  /** Alternatives: every match contains all texts of at least one list. Null if nothing is known. */
  readonly needed: readonly (readonly string[])[] | null;
}

/** With more candidates than this, all documents are searched. */
const maximumNamed = 5_000;
/** How many documents one statement measures. */
const measuredAtOnce = 2_000;

interface MeasuredDocument {
  readonly id: string;
  readonly text: number;
}

/** The documents that can match at all, by the index; null if there are too many. */
async function findCandidates(
  library: LibraryReader,
  needed: CostlyQuestion['needed'],
): Promise<MeasuredDocument[] | null> {
  if (needed === null) return null;
  const holds = (text: string) => sql`search_text like ${`%${escapeLike(text)}%`}`;
  const anyList = join(
    needed.map((texts) => sql`(${join(texts.map(holds), ' and ')})`),
    ' or ',
  );
  const rows = await library.query<MeasuredDocument>(
    (ownerId) => sql`
      select id, octet_length(search_text) as text from documents
      where owner_id = ${ownerId} and state <> 'purged' and (${anyList}) limit ${maximumNamed + 1}`,
  );
  return rows.length > maximumNamed ? null : rows;
}

/** The next documents in the order of ids, with the size of their texts. */
function measureNext(library: LibraryReader, after: string): Promise<MeasuredDocument[]> {
  return library.query<MeasuredDocument>(
    (ownerId) => sql`
      select id, octet_length(search_text) as text from documents
      where owner_id = ${ownerId} and state <> 'purged' and id > ${after} order by id limit ${measuredAtOnce}`,
  );
}

/** The ids of what is found. */
export async function findInParts(library: LibraryReader, question: CostlyQuestion): Promise<string[]> {
  const most = textForPasses(question.passes);
  const found: string[] = [];
  async function ask(documents: readonly MeasuredDocument[]): Promise<void> {
    for (const part of cutIntoParts(documents, ({ text }) => text, { documents: Infinity, text: most })) {
      if (part.length === 0) return;
      const ids = part.map(({ id }) => id);
      const rows = await library.query<{ id: string }>(
        (ownerId) => sql`
          select id from documents
          where owner_id = ${ownerId} and id = any(${ids}::text[]) and (${question.where(ownerId)})`,
      );
      found.push(...rows.map(({ id }) => id));
    }
  }
  const candidates = await findCandidates(library, question.needed);
  if (candidates) {
    await ask(candidates);
    return found;
  }
  let after = '';
  for (;;) {
    const next = await measureNext(library, after);
    await ask(next);
    const last = next.at(-1);
    if (!last || next.length < measuredAtOnce) return found;
    after = last.id;
  }
}
