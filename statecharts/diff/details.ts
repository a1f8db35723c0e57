// Compares single parts of two versions, and lists what differs.
import type { Detail, ListDetail, ValueDetail } from './chartDiff.ts';

/** A part with one value: nothing if it is the same. */
export function compareValues(
  part: ValueDetail['part'],
  isSame: boolean,
  before: string | null,
  after: string | null,
): Detail[] {
  return isSame ? [] : [{ part, before, after }];
}

/** The items of `some` that are not in `others`; what is in both twice counts twice. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return some.filter((item) => {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** A part with several values: nothing if they are the same in the same order. */
export function compareLists(part: ListDetail['part'], before: readonly string[], after: readonly string[]): Detail[] {
  if (before.length === after.length && before.every((item, at) => item === after[at])) return [];
  return [{ part, added: without(after, before), gone: without(before, after) }];
}
