// A seeded random generator, so that a failed test can be repeated.

export interface Chance {
  /** A number from 0 (included) to 1 (excluded). */
  number(): number;
  /** An integer from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
  /** Letters a to z. */
  letters(count: number): string;
}

/** The "mulberry32" generator: small, fast, and good enough for test data. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number) => from + Math.floor(number() * (to - from + 1));
  return {
    number,
    integer,
    pick<T>(choices: readonly T[]): T {
      const choice = choices[integer(0, choices.length - 1)];
      if (choice === undefined) throw new Error('There is nothing to pick from');
      return choice;
    },
    letters: (count) => Array.from({ length: count }, () => String.fromCharCode(integer(97, 122))).join(''),
  };
}
