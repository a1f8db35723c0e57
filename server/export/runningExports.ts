// How many exports an account has running. Each reads page after page for as long as its client takes them, so it waits in no
// queue for heavy jobs: one account gets two of them, and no third one.
// Counted in this process only: several processes together allow as many each, which is still a few.

const mostRunning = 2;

export class RunningExports {
  readonly #running = new Map<string, number>();

  /** Begins one and answers what ends it; null when there are enough already. */
  begin(userId: string): (() => void) | null {
    const running = this.#running.get(userId) ?? 0;
    if (running >= mostRunning) return null;
    this.#running.set(userId, running + 1);
    return () => {
      const left = (this.#running.get(userId) ?? 1) - 1;
      if (left === 0) this.#running.delete(userId);
      else this.#running.set(userId, left);
    };
  }
}
