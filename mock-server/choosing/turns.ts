// Whether it is a request's turn: counts the requests of the API that each choice is for.
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
}

/** Choices of long ago are forgotten, and count anew. */
const mostChoices = 200;

export class Turns {
  readonly #counts = new Map<string, number>();

  /** `request` is null for one of a page or a file, which nobody counts. */
  take(choice: Choice, request: Countable | null): Turn {
    const isMeant = choice.operation === null || choice.operation === request?.name;
    if (request === null || !isMeant) return { isPlayed: isMeant && choice.call === null, number: null };
    const key = writeChoice(choice);
    const number = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.delete(key);
    this.#counts.set(key, number);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > mostChoices && oldest !== undefined) this.#counts.delete(oldest);
    return { isPlayed: choice.call === null || choice.call === number, number };
  }
}
