// Finds sets of possible duplicates: documents that share a duplicate key, unless a person has marked them as distinct. Documents in the trash
// don't count.
import sql, { type Sql } from 'sql-template-tag';
import { type DuplicateKeyKind, duplicateKeyKindOf } from '#bibliography/duplicates/duplicateKeys.ts';
import type { LibraryReader } from '../library/library.ts';
import { type DocumentRow, documentColumns } from '../library/documentRow.ts';

export interface DuplicateSet {
  /** The smallest id comes first. */
  readonly documents: readonly DocumentRow[];
  readonly sharedKeys: readonly DuplicateKeyKind[];
}

export interface DuplicatesPage {
  /** There may be fewer sets than requested, because several positions can lead to the same set. */
  readonly sets: readonly DuplicateSet[];
  /** The cursor of the next page: the last document that was examined. */
  readonly end: string | null;
  readonly hasNext: boolean;
}

/** The most documents of a set that are shown at once; the rest is shown after they are merged. */
export const maximumSetSize = 20;
/** The most pairs examined for a page. A key that thousands of documents share reaches it, and its set is shown in parts. */
const maximumPairs = 5_000;
/** The most steps from one document to the next similar one. */
const maximumRounds = 10;

interface Pair {
  readonly one: string;
  readonly two: string;
  readonly key: string;
}

/** Pairs of active documents that share a key and are not marked as not being duplicates, as `one` and `two`. */
function pairsSql(libraryId: string, condition: Sql): Sql {
  return sql`
    from document_likeness l
    join document_likeness r on r.library_id = ${libraryId} and r.key = l.key and r.document_id <> l.document_id
    join documents d on d.library_id = ${libraryId} and d.id = r.document_id and d.state = 'active'
    where l.library_id = ${libraryId} and ${condition} and not exists (
      select 1 from documents_apart a
      where a.library_id = ${libraryId} and a.document_id = least(l.document_id, r.document_id)
        and a.other_id = greatest(l.document_id, r.document_id))`;
}

/** The first document of each set. */
async function findFirsts(library: LibraryReader, after: string, size: number): Promise<string[]> {
  const rows = await library.query<{ id: string }>(
    (libraryId) => sql`
      with shared as (
        select key from document_likeness where library_id = ${libraryId} group by key having count(*) > 1
      ), alike as (
        select distinct s.document_id as id from shared
        join document_likeness s on s.library_id = ${libraryId} and s.key = shared.key
        where s.document_id > ${after}
      )
      select c.id from alike c
      join documents own on own.library_id = ${libraryId} and own.id = c.id and own.state = 'active'
      where exists (select 1 ${pairsSql(libraryId, sql`l.document_id = c.id and r.document_id > c.id`)})
        and not exists (select 1 ${pairsSql(libraryId, sql`l.document_id = c.id and r.document_id < c.id`)})
      order by c.id limit ${size}`,
  );
  return rows.map(({ id }) => id);
}

function findPairs(library: LibraryReader, ids: readonly string[]): Promise<Pair[]> {
  return library.query<Pair>(
    (libraryId) => sql`
      select l.document_id as one, r.document_id as two, l.key
      ${pairsSql(libraryId, sql`l.document_id = any(${ids}::text[])`)}
      order by l.document_id, l.key, r.document_id limit ${maximumPairs}`,
  );
}

interface Gathered {
  readonly ids: Set<string>;
  readonly keys: Set<string>;
}

/** Collects for each of these documents all similar ones, directly or through others. */
async function gatherSets(library: LibraryReader, firsts: readonly string[]): Promise<Gathered[]> {
  const sets = firsts.map((first): Gathered => ({ ids: new Set([first]), keys: new Set() }));
  let next: readonly string[] = firsts;
  for (let round = 0; round < maximumRounds && next.length > 0; round += 1) {
    const pairs = await findPairs(library, next);
    const found = new Set<string>();
    for (const { one, two, key } of pairs) {
      for (const { ids, keys } of sets) {
        if (!ids.has(one) || (!ids.has(two) && ids.size >= maximumSetSize)) continue;
        keys.add(key);
        if (!ids.has(two)) found.add(two);
        ids.add(two);
      }
    }
    next = [...found];
  }
  return sets;
}

async function readDocuments(library: LibraryReader, ids: readonly string[]): Promise<Map<string, DocumentRow>> {
  const rows = await library.query<DocumentRow>(
    (libraryId) => sql`
      select ${documentColumns} from documents
      where library_id = ${libraryId} and id = any(${ids}::text[]) and state = 'active'`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The sets after a document, in the order of their first documents. */
export async function findDuplicates(library: LibraryReader, after: string, size: number): Promise<DuplicatesPage> {
  const firsts = await findFirsts(library, after, size + 1);
  const page = firsts.slice(0, size);
  const gathered = await gatherSets(library, page);
  // Two documents may be similar only through a third; both lead to the same set, which is listed at the first of them.
  const own = gathered.filter(({ ids }, index) => ![...ids].some((id) => id < (page[index] ?? '')));
  const byId = await readDocuments(library, [...new Set(own.flatMap(({ ids }) => [...ids]))]);
  return {
    sets: own.map(({ ids, keys }) => ({
      documents: [...ids].sort().flatMap((id) => byId.get(id) ?? []),
      sharedKeys: [...new Set([...keys].map(duplicateKeyKindOf))],
    })),
    end: page.at(-1) ?? null,
    hasNext: firsts.length > size,
  };
}

export interface LikeDocuments {
  /** The index of the list of keys that was asked about. */
  readonly index: number;
  readonly documents: readonly DocumentRow[];
  readonly sharedKeys: readonly DuplicateKeyKind[];
}

/** The most documents that are returned for each list of keys. */
const maximumLikeDocuments = 5;

/** Finds documents of the library that share a key with documents not in it yet; returns only lists of keys with a match. */
export async function findLike(
  library: LibraryReader,
  asked: readonly (readonly string[])[],
): Promise<LikeDocuments[]> {
  const places = asked.flatMap((keys, index) => [...new Set(keys)].map((key) => ({ index, key })));
  if (places.length === 0) return [];
  const rows = await library.query<{ index: number; id: string; keys: string[] }>(
    (libraryId) => sql`
      select index, id, keys from (
        select index, id, keys, row_number() over (partition by index order by cardinality(keys) desc, id) as place from (
          select asked.index, l.document_id as id, array_agg(l.key order by l.key) as keys
          from unnest(${places.map(({ index }) => index)}::integer[], ${places.map(({ key }) => key)}::text[])
            as asked(index, key)
          join document_likeness l on l.library_id = ${libraryId} and l.key = asked.key
          join documents d on d.library_id = ${libraryId} and d.id = l.document_id and d.state = 'active'
          group by asked.index, l.document_id) found) placed
      where place <= ${maximumLikeDocuments} order by index, place`,
  );
  const byId = await readDocuments(library, [...new Set(rows.map(({ id }) => id))]);
  const byIndex = new Map<number, { documents: DocumentRow[]; sharedKeys: Set<DuplicateKeyKind> }>();
  for (const { index, id, keys } of rows) {
    const found = byIndex.get(index) ?? { documents: [], sharedKeys: new Set() };
    byIndex.set(index, found);
    const row = byId.get(id);
    if (row) found.documents.push(row);
    for (const key of keys) found.sharedKeys.add(duplicateKeyKindOf(key));
  }
  return [...byIndex].map(([index, { documents, sharedKeys }]) => ({ index, documents, sharedKeys: [...sharedKeys] }));
}
