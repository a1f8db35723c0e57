// The idempotency key of a request that adds documents: a retry is recognized by it.
import type { InputProblem } from './errors.ts';

const form = /^[^\0\p{Surrogate}]{1,200}$/u;

/** What is wrong with a key, standing at `path`; none is fine. */
export function keyProblems(
  key: string | null | undefined,
  path: readonly string[] = ['input', 'key'],
): InputProblem[] {
  if (key == null || form.test(key)) return [];
  return [{ path, message: 'A key must have 1 to 200 characters.' }];
}
