// How much text the answers of an account hold while they are put together and sent: large pages, many at once and read slowly, would fill the
// server's memory. Counted in each process.
import { Counts } from './counts.ts';

/** In characters, for each account. A page of 500 documents with long abstracts holds two million. */
const mostHeld = 96_000_000;

/** The answers of an account hold too much text already. */
export class TooMuchHeld extends Error {
  constructor() {
    super('Too much text is held.');
    this.name = 'TooMuchHeld';
  }
}

/** About how many characters a value takes as JSON. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (Array.isArray(value)) return value.reduce<number>((size, item) => size + sizeOf(item) + 1, 2);
  if (typeof value !== 'object' || value === null || value instanceof Date) return 8;
  return Object.entries(value).reduce((size, [name, item]) => size + name.length + 4 + sizeOf(item), 2);
}

/** What one request holds. */
export interface Held {
  /** Throws `TooMuchHeld`. */
  add(size: number): void;
  /** To be called when the answer was sent, or nobody takes it any more. */
  release(): void;
}

export class HeldText {
  readonly #held = new Counts();

  /** Starts to count for one request. */
  begin(account: string): Held {
    let own = 0;
    let isReleased = false;
    const change = (by: number) => {
      own += by;
      return this.#held.add(account, by);
    };
    return {
      add(size) {
        // An answer that nobody takes is held by nothing.
        if (isReleased) return;
        if (change(size) > mostHeld) throw new TooMuchHeld();
      },
      release() {
        isReleased = true;
        change(-own);
      },
    };
  }
}
