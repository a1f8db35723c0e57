// Processes all documents of a library in chunks of about the same duration, and stops if it takes too long.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryReader } from '../../library/library.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { textForPasses } from '../../search/searchCost.ts';
import { searchProblem, tooSlow } from '../../search/searchProblem.ts';

/** The intended duration of a statement in milliseconds: short, so that other requests are served in between. */
const wantedTime = 100;
const firstChunk = 10;
const largestChunk = 4_000;
/** The largest factor by which a chunk may exceed the one before it. */
const maximumGrowth = 4;

/** The error if processing the documents takes too long. */
export interface Refusal {
  readonly path: readonly string[];
  readonly message: string;
}

export interface Chunks {
  /** How often `visit` goes through the texts of each document. */
  readonly passes: number;
  /** The most milliseconds that all calls of `visit` together may take. */
  readonly patience: number;
  readonly refusal: () => Refusal;
}

/** The last id of the next chunk, which has at most `documents` documents and `text` bytes, but at least one document; null at the end. */
async function findEnd(library: LibraryReader, after: string, documents: number, text: number): Promise<string | null> {
  // `octet_length` reads the stored length, not the text itself. There is no join, whose plan could be a slow one where the database has no
  // statistics yet, because many documents have just been added.
  const [end] = await library.query<{ id: string }>(
    (libraryId) => sql`
      select id from (
        select id, row_number() over next as number, sum(octet_length(search_text)) over next as text
        from (
          select id, search_text from documents where library_id = ${libraryId} and id > ${after} and state <> 'purged'
          order by id limit ${documents}) d
        window next as (order by id)) chunk
      where number = 1 or text <= ${text} order by id desc limit 1`,
  );
  return end?.id ?? null;
}

/**
 * Calls `visit` for all documents in chunks, in the order of their ids; it gets a condition on the row `t` of document_texts. Throws
 * BAD_USER_INPUT with `refusal` if that takes longer than `patience`.
 */
export async function inChunks(
  library: LibraryReader,
  { passes, patience, refusal }: Chunks,
  visit: (range: Sql) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  let size = firstChunk;
  let last = '';
  for (;;) {
    const after = last;
    const end = await findEnd(library, after, size, textForPasses(passes));
    if (end === null) return;
    if (performance.now() - start > patience) throw badUserInput([refusal()]);
    const began = performance.now();
    try {
      await visit(sql`t.document_id > ${after} and t.document_id <= ${end}`);
    } catch (error) {
      const message = searchProblem(error);
      if (message === null) throw error;
      // Only `refusal` knows which of several rules is too slow.
      throw badUserInput([message === tooSlow ? refusal() : { ...refusal(), message }]);
    }
    last = end;
    const faster = wantedTime / Math.max(1, performance.now() - began);
    size = Math.max(firstChunk, Math.min(largestChunk, Math.floor(size * Math.min(faster, maximumGrowth))));
  }
}
