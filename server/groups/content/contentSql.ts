// The algebra of what is in groups as SQL: the ids of the documents, or a condition on one document. Lists, counts, paging, export
// and selections all take it from here.
import sql, { type Sql, empty, join } from 'sql-template-tag';
import type { ContentCondition, LibraryReader } from '../../library/library.ts';
import type { Content, ContentList } from './groupContent.ts';

/** Lists that one range of one index holds, or several of the same index. */
type Lists =
  | { readonly from: 'members' | 'matches'; readonly groupIds: readonly string[] }
  | Extract<ContentList, { from: 'facet' }>;

/** The same as `Content` with the lists of one table taken together. */
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
function listsSql(ownerId: string, lists: Lists): Sql {
  if (lists.from === 'facet') {
    return sql`facet_values l where l.owner_id = ${ownerId} and l.facet = ${lists.facet} and l.parent = ${lists.parent}
      and l.value = ${lists.value}`;
  }
  const { groupIds } = lists;
  const [only] = groupIds;
  const which = groupIds.length === 1 && only !== undefined ? sql`= ${only}` : sql`= any(${groupIds}::text[])`;
  return sql`${tables[lists.from]} l where l.owner_id = ${ownerId} and l.group_id ${which}`;
}

/** How many documents lists have, as far as it matters: one that is in several counts several times. */
function roughSizeSql(ownerId: string, lists: Lists): Sql {
  return lists.from === 'facet'
    ? sql`select count(*) from (select 1 from ${listsSql(ownerId, lists)} limit ${fetchedDocuments + 1}) facet`
    : sql`select coalesce(sum(size), 0) from list_sizes
        where owner_id = ${ownerId} and list = ${lists.from} and group_id = any(${lists.groupIds}::text[])`;
}

const nobody = sql`select null::text as document_id where false`;

/** Up to here documents are fetched and then sorted; beyond, the order is walked until a page is full. */
const fewDocuments = 2_000;
/** Up to here they are fetched as well where the walk finds too few: sooner done than going on with it. */
const fetchedDocuments = 10_000;

type Sizes = ReadonlyMap<Lists, number>;

function sizeOf(part: Gathered, sizes: Sizes): number {
  if (part.op === 'none') return 0;
  if (part.op === 'lists') return sizes.get(part.lists) ?? Infinity;
  const all = part.of.map((inner) => sizeOf(inner, sizes));
  return part.op === 'and' ? Math.min(...all) : all.reduce((sum, size) => sum + size, 0);
}

function idsOf(ownerId: string, part: Gathered, sizes: Sizes): Sql {
  if (part.op === 'none') return nobody;
  if (part.op === 'lists') {
    const isOne = part.lists.from === 'facet' || part.lists.groupIds.length === 1;
    return isOne
      ? sql`select l.document_id from ${listsSql(ownerId, part.lists)}`
      : sql`select distinct l.document_id from ${listsSql(ownerId, part.lists)}`;
  }
  const whole = (inner: Gathered) => sql`(${idsOf(ownerId, inner, sizes)})`;
  if (part.op === 'or') return join(part.of.map(whole), ' union ');
  const [smallest, ...others] = [...part.of].sort((left, right) => sizeOf(left, sizes) - sizeOf(right, sizes));
  if (!smallest) return nobody;
  if (sizeOf(smallest, sizes) > fewDocuments) return join(part.of.map(whole), ' intersect ');
  const conditions = others.map((other) => holdsOf(ownerId, other, sql`s.document_id`, lookedUp));
  return sql`select s.document_id from ${whole(smallest)} s where ${join(conditions, ' and ')}`;
}

/**
 * Ends a look into a list that shall be one look into its index: it keeps the planner from a join, which without statistics compares
 * everything with everything, and from a table of the whole list, which is too much for who asks about a few.
 */
const lookedUp = sql` offset 0`;

/** `end` closes each look into a list. */
function holdsOf(ownerId: string, part: Gathered, id: Sql, end = empty): Sql {
  if (part.op === 'none') return sql`false`;
  if (part.op === 'lists')
    return sql`exists (select 1 from ${listsSql(ownerId, part.lists)} and l.document_id = ${id}${end})`;
  const inner = part.of.map((each) => holdsOf(ownerId, each, id, end));
  return sql`(${join(inner, part.op === 'and' ? ' and ' : ' or ')})`;
}

function* listsIn(part: Gathered): Generator<Lists> {
  if (part.op === 'lists') yield part.lists;
  else if (part.op !== 'none') for (const inner of part.of) yield* listsIn(inner);
}

/** Content whose size is roughly known, and with it how it is best asked for. */
export class SizedContent implements ContentCondition {
  readonly #content: Gathered;
  readonly #sizes: Sizes;

  private constructor(content: Gathered, sizes: Sizes) {
    this.#content = content;
    this.#sizes = sizes;
  }

  /** Looks how long the lists of a content are, as far as it matters. */
  static async of(library: LibraryReader, content: Content): Promise<SizedContent> {
    const gathered = gather(content);
    const lists = [...listsIn(gathered)];
    if (lists.length === 0) return new SizedContent(gathered, new Map());
    const [row] = await library.query<{ sizes: number[] }>((ownerId) => {
      const counts = lists.map((each) => sql`(${roughSizeSql(ownerId, each)})::integer`);
      return sql`select array[${join(counts)}] as sizes`;
    });
    return new SizedContent(gathered, new Map(lists.map((each, index) => [each, row?.sizes[index] ?? Infinity])));
  }

  /** Content of whose lists somebody knows how long they are. */
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

  /** A `select` of the ids of its documents as `document_id`, each once. */
  ids(ownerId: string): Sql {
    return idsOf(ownerId, this.#content, this.#sizes);
  }

  /** Whether it holds the document of an id. */
  holds(ownerId: string, id: Sql): Sql {
    return holdsOf(ownerId, this.#content, id);
  }

  isLookedUp(ownerId: string, id: Sql): Sql {
    return holdsOf(ownerId, this.#content, id, lookedUp);
  }

  isAmong(ownerId: string, id: Sql): Sql {
    // `is true` keeps the planner from making a join of it, which would have to sort.
    return sql`(${id} in (${this.ids(ownerId)})) is true`;
  }

  isFetched(ownerId: string): Sql {
    return sql`id = any(array(${this.ids(ownerId)}))`;
  }

  where(ownerId: string): Sql {
    return this.isSmall ? this.isFetched(ownerId) : this.isLookedUp(ownerId, sql`documents.id`);
  }

  async count(library: LibraryReader): Promise<number> {
    const [row] = await library.query<{ count: number }>(
      (ownerId) => sql`select count(*) from (${this.ids(ownerId)}) l where ${isNotTrashed(ownerId)}`,
    );
    return row?.count ?? 0;
  }
}

/** That the document `l.document_id` is not in the trash, which is in no count. */
export function isNotTrashed(ownerId: string): Sql {
  return sql`(l.document_id in (
    select id from documents where owner_id = ${ownerId} and state = 'trashed')) is not true`;
}
