// Reads a page of a list of documents: its rows, their places in the list, and whether there are rows before and after it.
import type { DocumentOrder, PageInfo } from '../__generated__/resolverTypes.ts';
import type { ReadableLibrary, LibraryReader } from '../library/library.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { type Cursor, encodeCursor } from './cursor.ts';
import type { DocumentFilter } from './documentFilter.ts';
import { DocumentList } from './documentList.ts';
import { type Range, type Travel, everything } from './keyset.ts';
import { type CheckpointsByPart, atOneMoment } from './keysetCheckpoints.ts';
import { ListPositions } from './listPositions.ts';
import { type KeyedRow, ListRows } from './listRows.ts';

/** A document of a page, with the cursor of its place. */
export interface PageEdge {
  readonly cursor: string;
  readonly row: DocumentRow;
}

export interface DocumentsPage {
  readonly edges: readonly PageEdge[];
  readonly pageInfo: PageInfo;
  readonly startIndex: number;
  /** Counts the whole list, which may take longer than reading the page. */
  readonly countAll: () => Promise<number>;
}

/** The place from which a page is read. */
export type Anchor =
  /** Between two cursors or ends of the list: the first rows there (forward), or the last ones (backward). */
  | { readonly at: 'cursors'; readonly travel: Travel; readonly after: Cursor | null; readonly before: Cursor | null }
  | { readonly at: 'row'; readonly index: number }
  | { readonly at: 'document'; readonly id: string };

export interface PageRequest {
  readonly filter: DocumentFilter;
  readonly order: DocumentOrder;
  readonly anchor: Anchor;
  readonly size: number;
  /** The number of last rows of the page that are kept, if both `first` and `last` are given. */
  readonly keepLast: number | null;
}

/** The list from which a page is read. */
interface PagedList {
  readonly rows: ListRows;
  readonly positions: ListPositions;
}

interface FoundRows {
  /** The rows, in the order of the list. */
  readonly rows: readonly KeyedRow[];
  readonly startIndex: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** Reads forwards, and one more row than the page needs, which shows whether there is a next page. */
async function readForwards(list: PagedList, range: Range, size: number, startIndex: number): Promise<FoundRows> {
  const rows = await list.rows.read(range, 'forward', size + 1);
  return { rows: rows.slice(0, size), startIndex, hasPrevious: startIndex > 0, hasNext: rows.length > size };
}

async function readBetween(list: PagedList, anchor: Anchor & { at: 'cursors' }, size: number): Promise<FoundRows> {
  const { after, before, travel } = anchor;
  const range: Range = {
    from: after && { place: after, inclusive: false },
    to: before && { place: before, inclusive: false },
  };
  if (travel === 'forward') return readForwards(list, range, size, after ? after.index + 1 : 0);
  const rows = await list.rows.read(range, 'backward', size + 1);
  const page = rows.slice(0, size).reverse();
  const endIndex = before ? before.index : await list.positions.count();
  return {
    rows: page,
    startIndex: Math.max(0, endIndex - page.length),
    hasPrevious: rows.length > size,
    // The document at the cursor comes after the page.
    hasNext: before !== null,
  };
}

async function readFromRow(list: PagedList, index: number, size: number): Promise<FoundRows> {
  if (index === 0) return readForwards(list, everything, size, 0);
  const place = await list.positions.placeOfRow(index);
  if (place) return readForwards(list, { from: { place, inclusive: true }, to: null }, size, index);
  return { rows: [], startIndex: index, hasPrevious: (await list.positions.count()) > 0, hasNext: false };
}

async function readAround(list: PagedList, id: string, size: number): Promise<FoundRows | null> {
  const place = await list.positions.placeOfDocument(id);
  if (!place) return null;
  const before: Range = { from: null, to: { place, inclusive: false } };
  const half = Math.floor(size / 2);
  const [rank, previous, next] = [
    await list.positions.countBefore(place),
    await list.rows.read(before, 'backward', size + 1),
    await list.rows.read({ from: { place, inclusive: true }, to: null }, 'forward', size + 1),
  ];
  // The document is in the middle of the page, unless one side has too few rows for its half.
  const previousSize = Math.min(previous.length, Math.max(half, size - next.length));
  const rows = [...previous.slice(0, previousSize).reverse(), ...next.slice(0, size - previousSize)];
  return {
    rows,
    startIndex: rank - previousSize,
    hasPrevious: previous.length > previousSize,
    hasNext: next.length > size - previousSize,
  };
}

function keepLastRows(found: FoundRows, keepLast: number | null): FoundRows {
  if (keepLast === null || found.rows.length <= keepLast) return found;
  const dropped = found.rows.length - keepLast;
  return { ...found, rows: found.rows.slice(dropped), startIndex: found.startIndex + dropped, hasPrevious: true };
}

async function readRows(list: PagedList, { anchor, size, keepLast }: PageRequest): Promise<FoundRows | null> {
  switch (anchor.at) {
    case 'cursors':
      return keepLastRows(await readBetween(list, anchor, size), keepLast);
    case 'row':
      return readFromRow(list, anchor.index, size);
    case 'document':
      return readAround(list, anchor.id, size);
  }
}

/** Whether finding the position of the page needs a count, for which the list has checkpoints. Only lists without a search and groups have them. */
function needsCheckpoints({ filter: { search, content }, anchor }: PageRequest): boolean {
  if (search || content) return false;
  return anchor.at !== 'cursors' || (anchor.travel === 'backward' && anchor.before === null);
}

/** Reads a page; null if it was requested around a document that does not exist. */
export async function readPage(library: ReadableLibrary, request: PageRequest): Promise<DocumentsPage | null> {
  const { filter, order } = request;
  const read = (reader: LibraryReader, checkpoints: CheckpointsByPart | null) => {
    const list = new DocumentList(reader, filter, order);
    return readRows({ rows: new ListRows(list), positions: new ListPositions(list, checkpoints) }, request);
  };
  const found = await (needsCheckpoints(request) ? atOneMoment(library, read) : read(library, null));
  if (!found) return null;
  const { rows, startIndex, hasPrevious, hasNext } = found;
  const edges = rows.map((row, offset): PageEdge => ({
    cursor: encodeCursor(order, { key: row.place_key, id: row.id, index: startIndex + offset }),
    row,
  }));
  return {
    edges,
    startIndex,
    pageInfo: {
      __typename: 'PageInfo',
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: hasPrevious,
      hasNextPage: hasNext,
    },
    countAll: () => new ListPositions(new DocumentList(library, filter, order)).count(),
  };
}
