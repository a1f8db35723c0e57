// What a request of many says is alike and not the same: documents that it brings, and ones of the library.
import sql from 'sql-template-tag';
import type { KeepApartInput } from '../__generated__/resolverTypes.ts';
import type { LibraryReader } from '../database/library.ts';
import { idForm } from '../library/documentRow.ts';
import type { InputProblem } from '../graphql/errors.ts';
import type { ApartSet } from './apart.ts';

/** So many pairs are told apart by one request. */
const mostPairs = 20_000;

/** Places among the documents of the request, and ids of the library. */
export interface ApartToTell {
  readonly places: readonly number[];
  readonly ids: readonly string[];
}

/** Reads the input of a request that brings so many documents. */
export function readApart(
  input: readonly KeepApartInput[] | null | undefined,
  documentCount: number,
  problems: InputProblem[],
): ApartToTell[] {
  const told = (input ?? []).map(({ indexes, ids }) => ({ places: indexes, ids: ids ?? [] }));
  for (const [place, { places }] of told.entries()) {
    if (places.every((index) => index >= 0 && index < documentCount)) continue;
    const path = ['input', 'apart', String(place), 'indexes'];
    problems.push({ path, message: 'There is no such document in this request.' });
  }
  const pairs = told.reduce((sum, { places, ids }) => {
    const size = places.length + ids.length;
    return sum + (size * (size - 1)) / 2;
  }, 0);
  if (pairs > mostPairs) problems.push({ path: ['input', 'apart'], message: `At most ${mostPairs} pairs at once.` });
  return told;
}

/** The same by ids, when it is known which documents those of the request have become. Those of the library that are gone are left out. */
export async function findApartSets(
  library: LibraryReader,
  told: readonly ApartToTell[],
  documentIds: readonly string[],
): Promise<ApartSet[]> {
  if (told.length === 0) return [];
  const asked = told.flatMap(({ ids }) => ids).filter((id) => idForm.test(id));
  const rows = await library.query<{ id: string }>(
    (ownerId) => sql`
      select id from documents
      where owner_id = ${ownerId} and id = any(${asked}::text[]) and state <> 'purged'`,
  );
  const present = new Set(rows.map(({ id }) => id));
  return told.flatMap(({ places, ids }) => {
    const set = new Set([
      ...places.flatMap((place) => documentIds[place] ?? []),
      ...ids.filter((id) => present.has(id)),
    ]);
    return set.size > 1 ? [[...set]] : [];
  });
}
