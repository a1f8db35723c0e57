// Converts the arguments of `User.documents` to a page request, or reports their problems.
import type { DocumentOrder, UserDocumentsArgs } from '../__generated__/resolverTypes.ts';
import type { ReadableLibrary } from '../library/library.ts';
import { badUserInput, type InputProblem, notFound } from '../graphql/errors.ts';
import { ensureDerived } from '../library/derived/deriveLibrary.ts';
import { type Cursor, decodeCursor } from './cursor.ts';
import { readFilter } from './documentFilter.ts';
import { idForm } from '../library/documentRow.ts';
import type { Anchor, PageRequest } from './documentsPage.ts';
import { defaultOrder, orderColumns } from './order.ts';

export const defaultPageSize = 50;
export const largestPageSize = 500;

/** The number of rows in one argument; an invalid one is added to the problems. */
export function readSize(
  value: number | null | undefined,
  name: 'first' | 'last',
  problems: InputProblem[],
): number | null {
  if (value == null) return null;
  if (value < 0) problems.push({ path: [name], message: 'The page size cannot be negative.' });
  if (value > largestPageSize)
    problems.push({ path: [name], message: `A page can have at most ${largestPageSize} rows.` });
  return value;
}

function readCursor(
  order: DocumentOrder,
  text: string | null | undefined,
  name: 'after' | 'before',
  problems: InputProblem[],
): Cursor | null {
  if (text == null) return null;
  const cursor = decodeCursor(order, text);
  if (!cursor) problems.push({ path: [name], message: 'This cursor is not from a list in this order.' });
  return cursor;
}

export async function readPageArguments(
  library: ReadableLibrary,
  args: Partial<UserDocumentsArgs>,
): Promise<PageRequest> {
  const problems: InputProblem[] = [];
  const first = readSize(args.first, 'first', problems);
  const last = readSize(args.last, 'last', problems);
  const order = args.orderBy ?? defaultOrder;
  const after = readCursor(order, args.after, 'after', problems);
  const before = readCursor(order, args.before, 'before', problems);
  const { at, around } = args;
  if (order.field === 'TRASHED' && args.filterBy?.trashed !== true) {
    problems.push({ path: ['orderBy', 'field'], message: 'Only the trash can be ordered by TRASHED.' });
  }

  if (at != null && at < 0) problems.push({ path: ['at'], message: 'Rows are numbered from 0.' });
  const jumps = [at != null && 'at', around != null && 'around'].filter((name) => name !== false);
  const others = [args.after != null && 'after', args.before != null && 'before', last !== null && 'last'];
  const [jump] = jumps;
  if (jump !== undefined && (jumps.length > 1 || others.some(Boolean))) {
    problems.push({
      path: [jump],
      message: 'Start a page at a row, around a document or at a cursor: give only one.',
    });
  }
  if (problems.length > 0) throw badUserInput(problems);
  if (around != null && !idForm.test(around)) throw notFound('There is no document with this id.');

  if (orderColumns[order.field].isLater) await ensureDerived(library);
  const filter = await readFilter(library, args.filterBy, ['filterBy']);
  const backwards = last !== null && first === null;
  const size = (backwards ? last : first) ?? defaultPageSize;
  const anchor = ((): Anchor => {
    if (around != null) return { at: 'document', id: around };
    if (at != null) return { at: 'row', index: at };
    return { at: 'cursors', travel: backwards ? 'backward' : 'forward', after, before };
  })();
  return { filter, order, anchor, size, keepLast: backwards ? null : last };
}
