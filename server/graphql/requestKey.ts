// Validates the idempotency key of a request, by which a retry is recognized.
import type { InputProblem } from './errors.ts';

const form = /^[^\0\p{Surrogate}]{1,200}$/u;

/** The problems with the key at `path`; a request may have no key. */
export function keyProblems(
  key: string | null | undefined,
  path: readonly string[] = ['input', 'key'],
): InputProblem[] {
  if (key == null || form.test(key)) return [];
  return [{ path, message: 'A key must have 1 to 200 characters.' }];
}
