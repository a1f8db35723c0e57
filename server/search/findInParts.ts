// What a costly search finds, asked part by part of the documents, each part a short statement between which others are served.
import sql, { type Sql, join } from 'sql-template-tag';
import { escapeLike } from '../database/escapeLike.ts';
import type { LibraryReader } from '../database/library.ts';
import { textAtOnce } from './searchCost.ts';

export interface CostlyQuestion {
  /** How often it goes through the texts of a document. */
  readonly passes: number;
  /** The condition on the row of `documents`. */
  readonly where: (ownerId: string) => Sql;
  /** Texts of which each document that is found holds all of one list; null where nothing is known. */
  readonly needed: readonly (readonly string[])[] | null;
}

/** So many documents an index may name: with more, all of them are gone through. */
const maximumNamed = 500;
/** So many documents are measured for a part. */
const maximumPart = 2_000;

interface MeasuredDocument {
  readonly id: string;
  readonly text: number;
}

/** The documents that can be found at all, by an index of words; null where there are too many. */
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

/** The next documents in the order of ids whose texts one statement may go through: one at least. */
function measureNext(library: LibraryReader, after: string): Promise<MeasuredDocument[]> {
  return library.query<MeasuredDocument>(
    (ownerId) => sql`
      select id, octet_length(search_text) as text from documents
      where owner_id = ${ownerId} and state <> 'purged' and id > ${after} order by id limit ${maximumPart}`,
  );
}

/** How many of the first documents make a part. */
function lengthOfPart(documents: readonly MeasuredDocument[], from: number, most: number): number {
  let length = 0;
  let text = 0;
  for (const document of documents.slice(from)) {
    text += document.text;
    if (length > 0 && text > most) break;
    length += 1;
  }
  return length;
}

/** The ids of what is found. */
export async function findInParts(library: LibraryReader, question: CostlyQuestion): Promise<string[]> {
  const most = textAtOnce / question.passes;
  const found: string[] = [];
  async function ask(documents: readonly MeasuredDocument[]): Promise<void> {
    for (let from = 0; from < documents.length;) {
      const length = lengthOfPart(documents, from, most);
      const ids = documents.slice(from, from + length).map(({ id }) => id);
      const rows = await library.query<{ id: string }>(
        (ownerId) => sql`
          select id from documents
          where owner_id = ${ownerId} and id = any(${ids}::text[]) and (${question.where(ownerId)})`,
      );
      found.push(...rows.map(({ id }) => id));
      from += length;
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
    if (!last || next.length < maximumPart) return found;
    after = last.id;
  }
}
