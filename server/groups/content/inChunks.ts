// Goes over all documents of a library in chunks that take about the same time, and gives up when that takes too long.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryReader } from '../../database/library.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { searchProblem, tooSlow } from '../../search/searchProblem.ts';

/** A statement is to take about so long: other requests come in between. */
const wantedTime = 100;
const firstChunk = 10;
const largestChunk = 4_000;
/** A chunk is at most so many times the one before it: where texts suddenly are long, it still is none that is ended. */
const mostGrowth = 4;

/** Says why it goes over the documents, where that is refused. */
export interface Refusal {
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * Runs `visit` over all documents in chunks of the order of ids, each a condition on the row `t` of document_texts. Throws
 * BAD_USER_INPUT as `refusal` says when that takes longer than `patience`.
 */
export async function inChunks(
  library: LibraryReader,
  patience: number,
  refusal: () => Refusal,
  visit: (range: Sql) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  let size = firstChunk;
  let after = '';
  for (;;) {
    const last = after;
    const chunk = size;
    const [end] = await library.query<{ id: string | null }>(
      (ownerId) => sql`
        select document_id as id from document_texts where owner_id = ${ownerId} and document_id > ${last}
        order by document_id offset ${chunk - 1} limit 1`,
    );
    const range = end ? sql`t.document_id > ${last} and t.document_id <= ${end.id}` : sql`t.document_id > ${last}`;
    const began = performance.now();
    try {
      await visit(range);
    } catch (error) {
      const message = searchProblem(error);
      if (message === null) throw error;
      // Of many rules together it says itself which are too slow.
      throw badUserInput([message === tooSlow ? refusal() : { ...refusal(), message }]);
    }
    if (end?.id == null) return;
    const now = performance.now();
    if (now - start > patience) throw badUserInput([refusal()]);
    after = end.id;
    const faster = wantedTime / Math.max(1, now - began);
    size = Math.max(firstChunk, Math.min(largestChunk, Math.floor(size * Math.min(faster, mostGrowth))));
  }
}
