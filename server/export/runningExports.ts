// Limits the running exports of an account to two. They are not heavy jobs (work/work.ts), because each lasts as long as its client reads, and
// would make bulk edits wait. The limit applies to each process, so several processes allow a few more.
import { Counts } from '../work/counts.ts';

const mostRunning = 2;

export class RunningExports {
  readonly #running = new Counts();

  /** Starts an export, and returns the function that ends it; null if the account has too many running already. */
  begin(userId: string): (() => void) | null {
    if (this.#running.of(userId) >= mostRunning) return null;
    this.#running.add(userId, 1);
    return () => void this.#running.add(userId, -1);
  }
}
