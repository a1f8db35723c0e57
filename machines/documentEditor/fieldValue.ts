// Whether two values of a field are the same to the server: input JSON in which a missing member and `null` are equal.
import { isRecord } from '#bibliography/isRecord.ts';

/** Compares input values. The order of an object's members does not matter, and neither do empty members. */
export function sameValue(a: unknown, b: unknown): boolean {
  const left = a ?? null;
  const right = b ?? null;
  if (left === right) {
    return true;
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => sameValue(item, right[index]));
  }
  if (isRecord(left) && isRecord(right)) {
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => sameValue(left[key], right[key]));
  }
  return false;
}
