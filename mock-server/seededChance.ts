// Chance from a seed: the same run every time. Not for secrets; a mock server has none.

export interface ChanceState {
  read(): number;
  write(next: number): void;
}

export interface Chance {
  /** A whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** The generator "mulberry32" over a state that somebody else keeps. */
export function seededChance(state: ChanceState): Chance {
  const integer = (from: number, to: number) => {
    const seed = (state.read() + 0x6d2b79f5) >>> 0;
    state.write(seed);
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (to - from + 1));
  };
  return {
    integer,
    pick<T>(choices: readonly T[]): T {
      const choice = choices[integer(0, choices.length - 1)];
      if (choice === undefined) throw new Error('There is nothing to pick from');
      return choice;
    },
  };
}

/** Chance that depends on these numbers and on nothing that was asked before. */
export function chanceOf(...numbers: readonly number[]): Chance {
  let state = numbers.reduce((mixed, number) => Math.imul(mixed ^ number, 0x9e3779b1) >>> 0, 0x85ebca6b);
  return seededChance({
    read: () => state,
    write: (next) => {
      state = next;
    },
  });
}
