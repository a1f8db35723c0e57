// The random generator of the contract. It is apart from what browser tests share, because it needs Vitest.
import { inject } from 'vitest';
import { testRandom } from '#tests/support/random.ts';

/** A random generator that is the same in every run; SEED changes the seed. */
export function suiteRandom(salt: number) {
  return testRandom(inject('seed') + salt);
}
