// Reads which of the documents that a request adds are not duplicates of each other, or of documents in the library.
import sql from 'sql-template-tag';
import type { KeepApartInput } from '../__generated__/resolverTypes.ts';
import type { LibraryReader } from '../library/library.ts';
import { idForm } from '../library/documentRow.ts';
import type { InputProblem } from '../graphql/errors.ts';
import type { DistinctSet } from './notDuplicates.ts';

/** The most pairs in one request. */
const maximumPairs = 20_000;

/** One set of the request: places among its documents, and ids of documents in the library. */
export interface RequestedSet {
  readonly places: readonly number[];
  readonly ids: readonly string[];
}

/** Reads the sets of a request that adds `documentCount` documents, and reports what is wrong with them. */
export function readNotDuplicates(
  input: readonly KeepApartInput[] | null | undefined,
  documentCount: number,
  problems: InputProblem[],
): RequestedSet[] {
  const sets = (input ?? []).map(({ indexes, ids }) => ({ places: indexes, ids: ids ?? [] }));
  for (const [place, { places }] of sets.entries()) {
    if (places.every((index) => index >= 0 && index < documentCount)) continue;
    const path = ['input', 'apart', String(place), 'indexes'];
    problems.push({ path, message: 'There is no such document in this request.' });
  }
  const pairs = sets.reduce((sum, { places, ids }) => {
    const size = places.length + ids.length;
    return sum + (size * (size - 1)) / 2;
  }, 0);
  if (pairs > maximumPairs)
    problems.push({ path: ['input', 'apart'], message: `At most ${maximumPairs} pairs at once.` });
  return sets;
}

/** The sets with ids; `documentIds` has the id of each document of the request. Purged documents are left out. */
export async function findDistinctSets(
  library: LibraryReader,
  requested: readonly RequestedSet[],
  documentIds: readonly string[],
): Promise<DistinctSet[]> {
  if (requested.length === 0) return [];
  const asked = requested.flatMap(({ ids }) => ids).filter((id) => idForm.test(id));
  const rows = await library.query<{ id: string }>(
    (libraryId) => sql`
      select id from documents
      where library_id = ${libraryId} and id = any(${asked}::text[]) and state <> 'purged'`,
  );
  const present = new Set(rows.map(({ id }) => id));
  return requested.flatMap(({ places, ids }) => {
    const set = new Set([
      ...places.flatMap((place) => documentIds[place] ?? []),
      ...ids.filter((id) => present.has(id)),
    ]);
    return set.size > 1 ? [[...set]] : [];
  });
}
