// Runs work that continues after the response was sent, and that the server finishes before it stops.
import type { Logger } from 'pino';

export interface Background {
  run: (what: string, work: () => Promise<void>) => void;
  /** Resolves when all work has finished. */
  settled: () => Promise<void>;
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const task = work().catch((error: unknown) => log.error({ err: error }, `could not ${what}`));
      running.add(task);
      void task.then(() => running.delete(task));
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
