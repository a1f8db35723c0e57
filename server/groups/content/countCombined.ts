// Counts the documents in intersections and unions of lists, many of them in few statements.
import sql, { join } from 'sql-template-tag';
import type { LibraryReader } from '../../library/library.ts';
import { SizedContent, isNotTrashed } from './contentSql.ts';
import { keyOf } from './countLists.ts';
import type { Content } from './groupContent.ts';

type Sizes = ReadonlyMap<string, number>;
type Combined = Extract<Content, { op: 'and' | 'or' }>;

const sizeOf = (content: Content, sizes: Sizes) =>
  content.op === 'list' ? (sizes.get(keyOf(content.list)) ?? 0) : Infinity;

/** The combination without its empty lists; an intersection with an empty list is empty. */
function simplify(content: Combined, sizes: Sizes): Content {
  const filled = content.of.filter((part) => sizeOf(part, sizes) > 0);
  const [first] = filled;
  if (!first || (content.op === 'and' && filled.length < content.of.length)) return { op: 'none' };
  return filled.length === 1 ? first : { op: content.op, of: filled };
}

/** A combination of lists, filled by hand (`members`) or by rules (`matches`), as JSON for the query. */
interface Asked {
  readonly id: string;
  readonly members: readonly string[];
  readonly matches: readonly string[];
  /** The number of lists that a document has to be in: 1 for a union, all for an intersection. */
  readonly least: number;
}

function askedAs(id: string, { op, of }: Combined): Asked | null {
  const members: string[] = [];
  const matches: string[] = [];
  for (const part of of) {
    if (part.op !== 'list' || part.list.from === 'facet') return null;
    (part.list.from === 'members' ? members : matches).push(part.list.groupId);
  }
  return { id, members, matches, least: op === 'and' ? of.length : 1 };
}

interface Count {
  readonly id: string;
  readonly count: number;
}

/** Reads all lists of each combination, and counts the documents that are in at least `least` of them. */
function countAsked(library: LibraryReader, asked: readonly Asked[]): Promise<Count[]> {
  return library.query<Count>(
    (libraryId) => sql`
      select a.id, c.count
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(id text, members text[], matches text[], least integer)
      cross join lateral (
        select count(*) as count from (
          select listed.document_id from (
            select m.document_id from unnest(a.members) as list(group_id)
              join group_members m on m.library_id = ${libraryId} and m.group_id = list.group_id
            union all
            select m.document_id from unnest(a.matches) as list(group_id)
              join group_matches m on m.library_id = ${libraryId} and m.group_id = list.group_id
          ) listed group by listed.document_id having count(*) >= a.least) l
        where ${isNotTrashed(libraryId)}) c`,
  );
}

const selectsAtOnce = 40;

/** Counts each content with the query that would list its documents. */
async function countSelects(
  library: LibraryReader,
  contents: readonly (readonly [string, Content])[],
  sizes: Sizes,
): Promise<Count[]> {
  const counts: Count[] = [];
  for (let start = 0; start < contents.length; start += selectsAtOnce) {
    const chunk = contents.slice(start, start + selectsAtOnce);
    const rows = await library.query<Count>((libraryId) => {
      const selects = chunk.map(
        ([id, content]) => sql`
          select ${id}::text as id, count(*) as count
          from (${SizedContent.known(content, (list) => sizes.get(keyOf(list)) ?? 0).ids(libraryId)}) l
          where ${isNotTrashed(libraryId)}`,
      );
      return join(selects, ' union all ');
    });
    counts.push(...rows);
  }
  return counts;
}

/** Longer lists are not read as a whole: hundreds of groups may intersect with the same list. */
const longList = 5_000;

/** Counts combinations without the documents in the trash; `sizes` has the counts of their lists from countLists.ts. */
export async function countCombined(
  library: LibraryReader,
  contents: ReadonlyMap<string, Combined>,
  sizes: Sizes,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const asked: Asked[] = [];
  const others: [string, Content][] = [];
  for (const [id, content] of contents) {
    const left = simplify(content, sizes);
    if (left.op === 'none') counts.set(id, 0);
    else if (left.op === 'list') counts.set(id, sizeOf(left, sizes));
    else {
      const isLong = left.of.some((part) => sizeOf(part, sizes) > longList);
      const data = isLong ? null : askedAs(id, left);
      if (data) asked.push(data);
      else others.push([id, left]);
    }
  }
  const rows = [
    ...(asked.length > 0 ? await countAsked(library, asked) : []),
    ...(await countSelects(library, others, sizes)),
  ];
  for (const { id, count } of rows) counts.set(id, count);
  return counts;
}
