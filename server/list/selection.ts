// Converts a `DocumentSelection` to an SQL condition, also for documents that no list has loaded.
import sql, { type Sql, join } from 'sql-template-tag';
import type { DocumentSelection } from '../__generated__/resolverTypes.ts';
import type { ReadableLibrary, LibraryReader } from '../library/library.ts';
import { badUserInput, type InputProblem, notFound } from '../graphql/errors.ts';
import { type DocumentFilter, asking, filterSql, readFilter } from './documentFilter.ts';
import { idForm } from '../library/documentRow.ts';

/** The documents that a bulk step changes. */
export interface Selection {
  readonly ids: readonly string[] | null;
  readonly filter: DocumentFilter | null;
  readonly except: readonly string[];
}

const maximumIds = 100_000;

/** The ids of documents and groups that a selection names. */
export function idsNamedIn({ ids, filterBy }: DocumentSelection): (string | null | undefined)[] {
  return [...(ids ?? []), filterBy?.groupId, ...(filterBy?.groupIds ?? [])];
}

/** Reads the selection at `path`. */
export async function readSelection(
  library: ReadableLibrary,
  input: DocumentSelection,
  path: readonly string[],
): Promise<Selection> {
  const { ids, filterBy, except } = input;
  const problems: InputProblem[] = [];
  if (ids == null && filterBy == null) {
    problems.push({ path, message: 'Specify the documents: give ids or filterBy.' });
  }
  for (const [name, list] of Object.entries({ ids, except })) {
    if ((list?.length ?? 0) > maximumIds) {
      problems.push({ path: [...path, name], message: `At most ${maximumIds.toLocaleString('en')} ids.` });
    }
  }
  if (problems.length > 0) throw badUserInput(problems);
  if (![...(ids ?? []), ...(except ?? [])].every((id) => idForm.test(id))) throw unknownDocument();
  const filter = filterBy == null ? null : await readFilter(library, filterBy, [...path, 'filterBy']);
  await filter?.search?.prepare();
  return {
    ids: ids ?? null,
    filter,
    except: except ?? [],
  };
}

function unknownDocument() {
  return notFound('There is no document with one of these ids.');
}

/** Throws `NOT_FOUND` if a selection names a document that the library never had. */
export async function checkSelection(library: LibraryReader, { ids, except }: Selection): Promise<void> {
  const named = [...new Set([...(ids ?? []), ...except])];
  if (named.length === 0) return;
  const [row] = await library.query<{ count: number }>(
    (libraryId) => sql`select count(*) from documents where library_id = ${libraryId} and id = any(${named}::text[])`,
  );
  if (row?.count !== named.length) throw unknownDocument();
}

/** The condition for a selection of documents of one library. */
export function selectionSql(libraryId: string, { ids, filter, except }: Selection): Sql {
  const conditions = [
    sql`library_id = ${libraryId}`,
    ids && sql`id = any(${ids}::text[])`,
    filter && filterSql(libraryId, filter),
    except.length > 0 ? sql`id <> all(${except}::text[])` : null,
  ];
  return join(
    conditions.filter((condition) => condition !== null),
    ' and ',
  );
}

/** Runs statements for a selection. Throws BAD_USER_INPUT if one fails because of the selection's search. */
export function askingFor<T>({ filter }: Selection, ask: () => Promise<T>): Promise<T> {
  return filter ? asking(filter, ask) : ask();
}
