// Random numbers from a seed, the same in every run. Not suitable for secrets, but the mock server has none.

export interface RandomState {
  read(): number;
  write(next: number): void;
}

export interface SeededRandom {
  /** A whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** The "mulberry32" generator. The caller stores its state. */
export function seededRandom(state: RandomState): SeededRandom {
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

/** Random numbers that depend only on these numbers. */
export function randomFor(...numbers: readonly number[]): SeededRandom {
  let state = numbers.reduce((mixed, number) => Math.imul(mixed ^ number, 0x9e3779b1) >>> 0, 0x85ebca6b);
  return seededRandom({
    read: () => state,
    write: (next) => {
      state = next;
    },
  });
}
