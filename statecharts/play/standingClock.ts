// A clock that advances only on request, and lists the pending delays.
import { SimulatedClock, type AnyEventObject } from 'xstate';

/** An event that is sent when the clock reaches a time. */
export interface PendingDelay {
  readonly event: AnyEventObject;
  /** The time on the clock, in milliseconds. */
  readonly due: number;
}

/** XState's simulated clock with a list of pending delays. */
export class StandingClock extends SimulatedClock {
  readonly #pending = new Map<number, PendingDelay>();
  readonly #nextEvent: () => AnyEventObject;

  /** Calls `nextEvent` for the event of each delay that is set. */
  constructor(nextEvent: () => AnyEventObject) {
    super();
    this.#nextEvent = nextEvent;
  }

  override setTimeout(run: () => void, ms: number): number {
    const id = super.setTimeout(() => {
      this.#pending.delete(id);
      run();
    }, ms);
    this.#pending.set(id, { event: this.#nextEvent(), due: this.now() + ms });
    return id;
  }

  override clearTimeout(id: number): void {
    this.#pending.delete(id);
    super.clearTimeout(id);
  }

  /** The pending delays, the next one first. */
  get pending(): PendingDelay[] {
    return [...this.#pending.values()].sort((one, other) => one.due - other.due);
  }

  /** Advances by this much and stops wherever a delay is due, so that delays set there start at the right time. */
  pass(ms: number): void {
    const end = this.now() + ms;
    for (let next = this.pending[0]; next !== undefined && next.due <= end; next = this.pending[0]) this.set(next.due);
    this.set(end);
  }
}
