// How many exports an account has running: two at most. They are no heavy jobs (work/work.ts), because each lasts as long as its client takes to
// read it, and would keep bulk edits waiting.
// Counted in this process only: several processes together allow as many each, which is still a few.
import { Counts } from '../work/counts.ts';

const mostRunning = 2;

export class RunningExports {
  readonly #running = new Counts();

  /** Begins one and answers what ends it; null when there are enough already. */
  begin(userId: string): (() => void) | null {
    if (this.#running.of(userId) >= mostRunning) return null;
    this.#running.add(userId, 1);
    return () => void this.#running.add(userId, -1);
  }
}
