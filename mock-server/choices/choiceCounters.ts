// Decides whether a scenario applies to a request: counts the API requests that each choice is for, and keeps the scenario's state.
import type { Choice } from './choice.ts';
import { writeChoice } from './choice.ts';

/** A request that is counted: by the name of its operation, or by its path. */
export interface CountableRequest {
  readonly name: string | null;
}

export interface CountedRequest {
  /** Whether the scenario applies to this request. */
  readonly isActive: boolean;
  /** 1-based index of the request among those the choice applies to; null if it is not counted. */
  readonly number: number | null;
  /** What the scenario stores between requests, kept as long as the choice is counted. */
  readonly memory: Set<string>;
}

/** The counter of a choice, and what its scenario stores. */
interface CounterState {
  count: number;
  readonly memory: Set<string>;
}

/** The counters of older choices are discarded; if such a choice is used again, it starts from 1. */
const maximumChoices = 200;

export class ChoiceCounters {
  readonly #states = new Map<string, CounterState>();

  /** `request` is null for a page or a file, which are not counted. */
  count(choice: Choice, request: CountableRequest | null): CountedRequest {
    const isApplicable = choice.operation === null || choice.operation === request?.name;
    const state = this.#stateOf(choice);
    const { memory } = state;
    if (request === null || !isApplicable)
      return { isActive: isApplicable && choice.call === null, number: null, memory };
    state.count += 1;
    const number = state.count;
    return { isActive: choice.call === null || choice.call === number, number, memory };
  }

  /** The counter of a choice, which becomes the most recently used. */
  #stateOf(choice: Choice): CounterState {
    const key = writeChoice(choice);
    const state = this.#states.get(key) ?? { count: 0, memory: new Set() };
    this.#states.delete(key);
    this.#states.set(key, state);
    const [oldest] = this.#states.keys();
    if (this.#states.size > maximumChoices && oldest !== undefined) this.#states.delete(oldest);
    return state;
  }
}
