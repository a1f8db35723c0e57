// Decides whether a scenario applies to a request: counts the API requests that each choice is for, and keeps the scenario's state.
import type { Choice } from './choice.ts';
import { writeChoice } from './choice.ts';

/** How a request of the API is counted: by its operation's name, or its path. */
export interface Countable {
  readonly name: string | null;
}

export interface Turn {
  /** Whether the scenario applies to this request. */
  readonly isPlayed: boolean;
  /** 1-based index of the request among those the choice applies to; null if it is not counted. */
  readonly number: number | null;
  /** The scenario's state, kept as long as the choice is counted. */
  readonly memory: Set<string>;
}

/** The state of a choice. */
interface Standing {
  count: number;
  readonly memory: Set<string>;
}

/** Old choices are forgotten, and then counted from the start. */
const mostChoices = 200;

export class Turns {
  readonly #standings = new Map<string, Standing>();

  /** `request` is null for a page or a file, which are not counted. */
  take(choice: Choice, request: Countable | null): Turn {
    const isMeant = choice.operation === null || choice.operation === request?.name;
    const standing = this.#standingOf(choice);
    const { memory } = standing;
    if (request === null || !isMeant) return { isPlayed: isMeant && choice.call === null, number: null, memory };
    standing.count += 1;
    const number = standing.count;
    return { isPlayed: choice.call === null || choice.call === number, number, memory };
  }

  /** Records that the choice is in use. */
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
