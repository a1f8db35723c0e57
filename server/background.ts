// Work that continues after the answer was sent, but before the server ends.
import type { Logger } from 'pino';

export interface Background {
  run: (what: string, work: () => Promise<void>) => void;
  /** Resolves when nothing is left. */
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
