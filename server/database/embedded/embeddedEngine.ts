// Keeps the embedded database's thread alive: starts it, ends it when it is stuck, and starts it again.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WorkerMessage, WorkerOrder, WorkerStart } from './messages.ts';

/** From source Node cannot load a TypeScript worker by itself; the build has the worker beside main.js. */
function createWorker(workerData: WorkerStart): Worker {
  const options = { workerData, execArgv: [] };
  if (!import.meta.url.endsWith('.ts')) {
    const built = './embeddedWorker.js';
    return new Worker(new URL(built, import.meta.url), options);
  }
  const source = new URL('embeddedWorker.ts', import.meta.url).href;
  // Found from the working folder, which is the project's: tsx is there only where there is source.
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(code, { ...options, eval: true });
}

/** Longer than any start that succeeds, also after a crash with a long log. */
const longestStart = 5 * 60_000;
const longestStop = 10_000;

/** Before each further attempt in a row to start the thread, in milliseconds; the last one again and again. */
const pauses = [0, 250, 500, 1_000, 2_000, 5_000];

export interface EngineOptions {
  start: WorkerStart;
  log: (message: string) => void;
  /** What may keep the thread from starting, in words; null when nothing is known. */
  obstacle: () => string | null;
  /** Makes room on the disk for another try; false where there is nothing to give. */
  makeRoom: () => boolean;
}

export class EmbeddedEngine {
  readonly #options: EngineOptions;
  readonly #closing = new AbortController();
  #worker: Worker | null = null;
  #ready: Promise<void>;
  #isRestarting = false;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.#ready = this.#run().catch((error: unknown) => {
      if (!options.makeRoom()) throw error;
      return this.#run();
    });
  }

  /** Resolves when the thread answers; during a restart, when that is over and what it lost is there again. */
  ready(): Promise<void> {
    return this.#ready;
  }

  get isRestarting(): boolean {
    return this.#isRestarting;
  }

  /** What has to be done after a restart before anybody is served: memory forgets what was in it. */
  afterRestart: () => Promise<void> = () => Promise.resolve();

  /**
   * Ends the thread in the middle of whatever it does, and starts it again, until that works. What was answered is on the disk; what was
   * not is rolled back.
   */
  restart(reason: string): void {
    if (this.#closing.signal.aborted || this.#isRestarting) return;
    this.#isRestarting = true;
    this.#options.log(`Restarting the embedded database: ${reason}`);
    this.#ready = this.#comeBack().finally(() => {
      this.#isRestarting = false;
    });
    // Whoever waits for it is told; when nobody does, nothing is lost.
    this.#ready.catch(() => undefined);
  }

  /** A copy of the whole database, as a gzipped tar file. */
  async dump(): Promise<Uint8Array> {
    await this.#ready;
    const worker = this.#worker;
    if (worker === null) throw new Error('The embedded database is not running.');
    return new Promise((resolve, reject) => {
      const end = () => {
        worker.off('message', listen);
        worker.off('exit', exited);
      };
      const exited = () => {
        end();
        reject(new Error('The embedded database stopped during the copy.'));
      };
      const listen = (message: WorkerMessage) => {
        if (message.kind === 'ready') return;
        end();
        if (message.kind === 'dumped') resolve(new Uint8Array(message.bytes));
        else reject(new Error(message.message));
      };
      worker.on('message', listen);
      worker.on('exit', exited);
      this.#order(worker, 'dump');
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#ready.catch(() => undefined);
    const worker = this.#worker;
    if (worker === null) return;
    const ended = once(worker, 'exit');
    this.#order(worker, 'stop');
    const timer = setTimeout(() => void worker.terminate(), longestStop);
    await ended;
    clearTimeout(timer);
  }

  #order(worker: Worker, order: WorkerOrder): void {
    worker.postMessage(order);
  }

  async #comeBack(): Promise<void> {
    const { log, obstacle, makeRoom } = this.#options;
    const { signal } = this.#closing;
    for (let attempt = 0; ; attempt += 1) {
      const stuck = this.#worker;
      this.#worker = null;
      await stuck?.terminate();
      await wait(pauses[attempt] ?? pauses.at(-1), undefined, { signal });
      try {
        await this.#run();
        await this.afterRestart();
        log('The embedded database answers again.');
        return;
      } catch (error) {
        const why = obstacle();
        makeRoom();
        log(`The embedded database could not be started again: ${why === null ? '' : `${why}; `}${String(error)}`);
      }
    }
  }

  async #run(): Promise<void> {
    const worker = createWorker(this.#options.start);
    // Set before it is ready, so that it is ended before another is started, whatever happens.
    this.#worker = worker;
    const timer = setTimeout(() => void worker.terminate(), longestStart);
    try {
      await new Promise<void>((resolve, reject) => {
        const failed = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)));
        worker.once('error', failed);
        worker.once('exit', () => failed(new Error('The embedded database stopped while starting.')));
        worker.once('message', () => {
          worker.off('error', failed);
          resolve();
        });
      });
    } catch (error) {
      this.#worker = null;
      await worker.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    worker.on('error', (error: unknown) => this.#options.log(`The embedded database failed: ${String(error)}`));
    worker.once('exit', () => {
      if (this.#worker === worker) this.restart('its thread stopped');
    });
  }
}
