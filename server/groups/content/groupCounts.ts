// Counts the documents of many groups in few statements, and caches the counts until the library changes.
import sql from 'sql-template-tag';
import type { ReadableLibrary } from '../../library/library.ts';
import { countLists, keyOf } from './countLists.ts';
import { countCombined } from './countCombined.ts';
import type { Content, ContentList } from './groupContent.ts';
import { resolveContents } from './groupContents.ts';

/** Cached counts of a library, valid as long as its last change is `at`. */
interface Remembered {
  readonly at: number;
  readonly counts: Map<string, number>;
}

/** More than the groups that a library uses. There is a limit because clients may ask for derived groups of values that no document has. */
const maximumRemembered = 20_000;

const memory = new WeakMap<object, Remembered>();

/** The cached counts of the library in its present state. Counts taken during a change are cached for the state before it. */
async function recall(library: ReadableLibrary): Promise<Map<string, number>> {
  const [row] = await library.query<{ last_modified: Date }>(
    (libraryId) => sql`select last_modified from libraries where library_id = ${libraryId}`,
  );
  const at = row?.last_modified.getTime() ?? 0;
  const known = memory.get(library.anchor);
  if (known?.at === at) return known.counts;
  const counts = new Map<string, number>();
  memory.set(library.anchor, { at, counts });
  return counts;
}

function listsOf(content: Content): readonly ContentList[] {
  if (content.op === 'none') return [];
  return content.op === 'list' ? [content.list] : content.of.flatMap(listsOf);
}

/** Counts the documents of groups without those in the trash. */
async function count(library: ReadableLibrary, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const contents = await resolveContents(library, ids);
  const sizes = await countLists(library, [...contents.values()].flatMap(listsOf));
  const counts = new Map<string, number>();
  const combined = new Map<string, Extract<Content, { op: 'and' | 'or' }>>();
  for (const [id, content] of contents) {
    if (content.op === 'none') counts.set(id, 0);
    else if (content.op === 'list') counts.set(id, sizes.get(keyOf(content.list)) ?? 0);
    else combined.set(id, content);
  }
  for (const [id, size] of await countCombined(library, combined, sizes)) counts.set(id, size);
  return counts;
}

/**
 * The number of documents in each of these groups, which may be derived subgroups; documents in the trash are not counted. The result
 * leaves out missing groups, and may include other groups. The library's derived data must be up to date.
 */
export async function countGroups(
  library: ReadableLibrary,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const known = await recall(library);
  const counts = new Map<string, number>();
  const unknown: string[] = [];
  for (const id of ids) {
    const size = known.get(id);
    if (size === undefined) unknown.push(id);
    else counts.set(id, size);
  }
  if (unknown.length === 0) return counts;
  const counted = await count(library, unknown);
  if (known.size + counted.size > maximumRemembered) known.clear();
  for (const [id, size] of counted) {
    known.set(id, size);
    counts.set(id, size);
  }
  return counts;
}
