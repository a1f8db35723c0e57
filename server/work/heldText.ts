// Limits how much text the responses of an account hold in memory while they are built and sent: otherwise, many large pages that clients read
// slowly could fill the server's memory. Each process counts separately.
import { Counts } from './counts.ts';

/** In characters, for each account. A page of 500 documents with long abstracts has two million. */
const maximumHeld = 96_000_000;

/** The responses of an account hold too much text already. */
export class TooMuchHeld extends Error {
  constructor() {
    super('Too much text is held.');
    this.name = 'TooMuchHeld';
  }
}

/** The approximate length of a value as JSON, in characters. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (Array.isArray(value)) return value.reduce<number>((size, item) => size + sizeOf(item) + 1, 2);
  if (typeof value !== 'object' || value === null || value instanceof Date) return 8;
  return Object.entries(value).reduce((size, [name, item]) => size + name.length + 4 + sizeOf(item), 2);
}

/** The text that one request holds. */
export interface Held {
  /** Adds text in characters. Throws `TooMuchHeld`. */
  add(size: number): void;
  /** Must be called when the response was sent, or the client has disconnected. */
  release(): void;
}

export class HeldText {
  readonly #held = new Counts();

  /** Starts counting for one request. */
  begin(account: string): Held {
    let own = 0;
    let isReleased = false;
    const change = (by: number) => {
      own += by;
      return this.#held.add(account, by);
    };
    return {
      add(size) {
        // After the release, the response is no longer held in memory.
        if (isReleased) return;
        if (change(size) > maximumHeld) throw new TooMuchHeld();
      },
      release() {
        isReleased = true;
        change(-own);
      },
    };
  }
}
