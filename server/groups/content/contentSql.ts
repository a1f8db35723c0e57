// Translates the content of groups (`Content`) to SQL: a query for the documents' ids, or a condition on one document. Lists, counts,
// paging, export and selections all use it.
import sql, { type Sql, empty, join } from 'sql-template-tag';
import type { ContentCondition, LibraryReader } from '../../library/library.ts';
import type { Content, ContentList } from './groupContent.ts';

/** One list, or several lists of the same table, each a range of an index. */
type Lists =
  | { readonly from: 'members' | 'matches'; readonly groupIds: readonly string[] }
  | Extract<ContentList, { from: 'facet' }>;

/** Like `Content`, but the lists of a union that are in the same table are combined. */
type Gathered =
  | { readonly op: 'none' }
  | { readonly op: 'lists'; readonly lists: Lists }
  | { readonly op: 'and' | 'or'; readonly of: readonly Gathered[] };

function gather(content: Content): Gathered {
  if (content.op === 'none') return content;
  if (content.op === 'list') {
    const { list } = content;
    return { op: 'lists', lists: list.from === 'facet' ? list : { from: list.from, groupIds: [list.groupId] } };
  }
  if (content.op === 'and') return { op: 'and', of: content.of.map(gather) };
  const groupIds = { members: new Set<string>(), matches: new Set<string>() };
  const others: Gathered[] = [];
  for (const part of content.of) {
    if (part.op === 'list' && part.list.from !== 'facet') groupIds[part.list.from].add(part.list.groupId);
    else others.push(gather(part));
  }
  const lists = (['members', 'matches'] as const)
    .filter((from) => groupIds[from].size > 0)
    .map((from): Gathered => ({ op: 'lists', lists: { from, groupIds: [...groupIds[from]] } }));
  const of = [...lists, ...others];
  const [first] = of;
  return first && of.length === 1 ? first : { op: 'or', of };
}

const tables = { members: sql`group_members`, matches: sql`group_matches` };

/** `from … where …` of lists, under the alias `l`. */
function listsSql(libraryId: string, lists: Lists): Sql {
  if (lists.from === 'facet') {
    return sql`facet_values l where l.library_id = ${libraryId} and l.facet = ${lists.facet} and l.parent = ${lists.parent}
      and l.value = ${lists.value}`;
  }
  const { groupIds } = lists;
  const [only] = groupIds;
  const which = groupIds.length === 1 && only !== undefined ? sql`= ${only}` : sql`= any(${groupIds}::text[])`;
  return sql`${tables[lists.from]} l where l.library_id = ${libraryId} and l.group_id ${which}`;
}

/** How many documents are in the lists. Documents in several lists count several times, and facets are counted only up to a limit. */
function roughSizeSql(libraryId: string, lists: Lists): Sql {
  return lists.from === 'facet'
    ? sql`select count(*) from (select 1 from ${listsSql(libraryId, lists)} limit ${fetchedDocuments + 1}) facet`
    : sql`select coalesce(sum(size), 0) from list_sizes
        where library_id = ${libraryId} and list = ${lists.from} and group_id = any(${lists.groupIds}::text[])`;
}

const nobody = sql`select null::text as document_id where false`;

/** Up to this size, documents are fetched and then sorted; beyond it, the index of the sort order is read until a page is full. */
const fewDocuments = 2_000;
/** Up to this size, documents are fetched if reading the index finds too few of them: that is faster than reading on. */
const fetchedDocuments = 10_000;

type Sizes = ReadonlyMap<Lists, number>;

function sizeOf(part: Gathered, sizes: Sizes): number {
  if (part.op === 'none') return 0;
  if (part.op === 'lists') return sizes.get(part.lists) ?? Infinity;
  const all = part.of.map((inner) => sizeOf(inner, sizes));
  return part.op === 'and' ? Math.min(...all) : all.reduce((sum, size) => sum + size, 0);
}

function idsOf(libraryId: string, part: Gathered, sizes: Sizes): Sql {
  if (part.op === 'none') return nobody;
  if (part.op === 'lists') {
    const isOne = part.lists.from === 'facet' || part.lists.groupIds.length === 1;
    return isOne
      ? sql`select l.document_id from ${listsSql(libraryId, part.lists)}`
      : sql`select distinct l.document_id from ${listsSql(libraryId, part.lists)}`;
  }
  const whole = (inner: Gathered) => sql`(${idsOf(libraryId, inner, sizes)})`;
  if (part.op === 'or') return join(part.of.map(whole), ' union ');
  const [smallest, ...others] = [...part.of].sort((left, right) => sizeOf(left, sizes) - sizeOf(right, sizes));
  if (!smallest) return nobody;
  if (sizeOf(smallest, sizes) > fewDocuments) return join(part.of.map(whole), ' intersect ');
  const conditions = others.map((other) => holdsOf(libraryId, other, sql`s.document_id`, lookedUp));
  return sql`select s.document_id from ${whole(smallest)} s where ${join(conditions, ' and ')}`;
}

/**
 * Ends a subquery that is to be a single index lookup. It keeps the planner from a join, which without statistics compares all rows with
 * each other, and from hashing the whole list, which is too expensive for a question about a few documents.
 */
const lookedUp = sql` offset 0`;

/** The condition that the content includes the document `id`; `end` is appended to each subquery on a list. */
function holdsOf(libraryId: string, part: Gathered, id: Sql, end = empty): Sql {
  if (part.op === 'none') return sql`false`;
  if (part.op === 'lists')
    return sql`exists (select 1 from ${listsSql(libraryId, part.lists)} and l.document_id = ${id}${end})`;
  const inner = part.of.map((each) => holdsOf(libraryId, each, id, end));
  return sql`(${join(inner, part.op === 'and' ? ' and ' : ' or ')})`;
}

function* listsIn(part: Gathered): Generator<Lists> {
  if (part.op === 'lists') yield part.lists;
  else if (part.op !== 'none') for (const inner of part.of) yield* listsIn(inner);
}

/** Content with the rough size of each list, from which the best query is chosen. */
export class SizedContent implements ContentCondition {
  readonly #content: Gathered;
  readonly #sizes: Sizes;

  private constructor(content: Gathered, sizes: Sizes) {
    this.#content = content;
    this.#sizes = sizes;
  }

  /** Reads the rough size of each list of the content. */
  static async of(library: LibraryReader, content: Content): Promise<SizedContent> {
    const gathered = gather(content);
    const lists = [...listsIn(gathered)];
    if (lists.length === 0) return new SizedContent(gathered, new Map());
    const [row] = await library.query<{ sizes: number[] }>((libraryId) => {
      const counts = lists.map((each) => sql`(${roughSizeSql(libraryId, each)})::integer`);
      return sql`select array[${join(counts)}] as sizes`;
    });
    return new SizedContent(gathered, new Map(lists.map((each, index) => [each, row?.sizes[index] ?? Infinity])));
  }

  /** For callers that know the size of each list already. */
  static known(content: Content, sizeOfList: (list: ContentList) => number): SizedContent {
    const gathered = gather(content);
    const sizeOfLists = (lists: Lists): number =>
      lists.from === 'facet'
        ? sizeOfList(lists)
        : lists.groupIds.reduce((sum, groupId) => sum + sizeOfList({ from: lists.from, groupId }), 0);
    return new SizedContent(gathered, new Map([...listsIn(gathered)].map((lists) => [lists, sizeOfLists(lists)])));
  }

  get isSmall(): boolean {
    return sizeOf(this.#content, this.#sizes) <= fewDocuments;
  }

  get isFetchable(): boolean {
    return sizeOf(this.#content, this.#sizes) <= fetchedDocuments;
  }

  /** A `select` of the distinct ids of its documents, as `document_id`. */
  ids(libraryId: string): Sql {
    return idsOf(libraryId, this.#content, this.#sizes);
  }

  /** The condition that the content includes the document with this id. */
  holds(libraryId: string, id: Sql): Sql {
    return holdsOf(libraryId, this.#content, id);
  }

  isLookedUp(libraryId: string, id: Sql): Sql {
    return holdsOf(libraryId, this.#content, id, lookedUp);
  }

  isAmong(libraryId: string, id: Sql): Sql {
    // `is true` keeps the planner from turning the condition into a join, which would have to sort.
    return sql`(${id} in (${this.ids(libraryId)})) is true`;
  }

  isFetched(libraryId: string): Sql {
    return sql`id = any(array(${this.ids(libraryId)}))`;
  }

  where(libraryId: string): Sql {
    return this.isSmall ? this.isFetched(libraryId) : this.isLookedUp(libraryId, sql`documents.id`);
  }

  async count(library: LibraryReader): Promise<number> {
    const [row] = await library.query<{ count: number }>(
      (libraryId) => sql`select count(*) from (${this.ids(libraryId)}) l where ${isNotTrashed(libraryId)}`,
    );
    return row?.count ?? 0;
  }
}

/** The condition that the document `l.document_id` is not in the trash; counts never include the trash. */
export function isNotTrashed(libraryId: string): Sql {
  return sql`(l.document_id in (
    select id from documents where library_id = ${libraryId} and state = 'trashed')) is not true`;
}
