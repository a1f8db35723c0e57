// Whether it is a request's turn: counts the requests of the API that each choice is for, and keeps what its scenario remembers.
import type { Choice } from './choice.ts';
import { writeChoice } from './choice.ts';

/** A request of the API by which it is counted: the name of its operation, or its path. */
export interface Countable {
  readonly name: string | null;
}

export interface Turn {
  /** Whether the scenario is played to this request. */
  readonly isPlayed: boolean;
  /** The how-manieth request it is that the choice is for; null where requests like it are not counted. */
  readonly number: number | null;
  /** What the scenario remembers for as long as the choice is counted. */
  readonly memory: Set<string>;
}

/** How a choice stands. */
interface Standing {
  count: number;
  readonly memory: Set<string>;
}

/** Choices of long ago are forgotten, and count anew. */
const mostChoices = 200;

export class Turns {
  readonly #standings = new Map<string, Standing>();

  /** `request` is null for one of a page or a file, which nobody counts. */
  take(choice: Choice, request: Countable | null): Turn {
    const isMeant = choice.operation === null || choice.operation === request?.name;
    const standing = this.#standingOf(choice);
    const { memory } = standing;
    if (request === null || !isMeant) return { isPlayed: isMeant && choice.call === null, number: null, memory };
    standing.count += 1;
    const number = standing.count;
    return { isPlayed: choice.call === null || choice.call === number, number, memory };
  }

  /** Notes that the choice is in use. */
  #standingOf(choice: Choice): Standing {
    const key = writeChoice(choice);
    const standing = this.#standings.get(key) ?? { count: 0, memory: new Set() };
    this.#standings.delete(key);
    this.#standings.set(key, standing);
    const [oldest] = this.#standings.keys();
    if (this.#standings.size > mostChoices && oldest !== undefined) this.#standings.delete(oldest);
    return standing;
  }
}
