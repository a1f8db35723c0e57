// A seeded random generator, so that a failed test can be repeated.
import { type SeededRandom, seededRandom } from '#mock-server/seededRandom.ts';

export interface TestRandom extends SeededRandom {
  /** A number from 0 (included) to 1 (excluded). */
  number(): number;
  /** Letters a to z. */
  letters(count: number): string;
}

export function testRandom(seed: number): TestRandom {
  let state = seed >>> 0;
  const random = seededRandom({
    read: () => state,
    write: (next) => {
      state = next;
    },
  });
  return {
    ...random,
    number: () => random.integer(0, 4_294_967_295) / 4_294_967_296,
    letters: (count) => Array.from({ length: count }, () => String.fromCharCode(random.integer(97, 122))).join(''),
  };
}
