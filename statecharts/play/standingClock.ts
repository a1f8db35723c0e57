// A clock that stands still until it is told how far to go, and knows what waits for it.
import { SimulatedClock, type AnyEventObject } from 'xstate';

/** An event that comes by itself once the clock gets there. */
export interface PendingDelay {
  readonly event: AnyEventObject;
  /** In milliseconds of the clock. */
  readonly due: number;
}

/** XState's simulated clock, with a list of what waits. */
export class StandingClock extends SimulatedClock {
  readonly #pending = new Map<number, PendingDelay>();
  readonly #nextEvent: () => AnyEventObject;

  /** `nextEvent` is asked for the event that a delay is being set for. */
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

  /** What waits, the next first. */
  get pending(): PendingDelay[] {
    return [...this.#pending.values()].sort((one, other) => one.due - other.due);
  }

  /** Goes on by this much, halting wherever something is due, so that each delay begins when it should. */
  pass(ms: number): void {
    const end = this.now() + ms;
    for (let next = this.pending[0]; next !== undefined && next.due <= end; next = this.pending[0]) this.set(next.due);
    this.set(end);
  }
}
