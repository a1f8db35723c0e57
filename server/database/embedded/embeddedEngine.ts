// Keeps the thread of the embedded database alive: starts it, and restarts it when it is stuck.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../work/startThread.ts';
import type { WorkerMessage, WorkerOrder, WorkerStart } from './messages.ts';

/** Longer than any successful start, even after a crash with a long log. */
const longestStart = 5 * 60_000;
const longestStop = 10_000;

/** The pauses before consecutive attempts to start the thread, in milliseconds; the last one is repeated. */
const pauses = [0, 250, 500, 1_000, 2_000, 5_000];

export interface EngineOptions {
  start: WorkerStart;
  log: (message: string) => void;
  /** The message about a possible reason why the thread does not start; null if none is known. */
  obstacle: () => string | null;
  /** Frees reserved room on the disk for another attempt; false if there is none. */
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

  /** Resolves when the thread is ready; during a restart, after it has finished and lost data was recreated. */
  ready(): Promise<void> {
    return this.#ready;
  }

  get isRestarting(): boolean {
    return this.#isRestarting;
  }

  /** Runs after a restart before other requests: a database in memory has to be recreated. */
  afterRestart: () => Promise<void> = () => Promise.resolve();

  /**
   * Terminates the thread, and starts it again until that succeeds. Writes that were answered are on the disk; others are rolled back.
   */
  restart(reason: string): void {
    if (this.#closing.signal.aborted || this.#isRestarting) return;
    this.#isRestarting = true;
    this.#options.log(`Restarting the embedded database: ${reason}`);
    this.#ready = this.#comeBack().finally(() => {
      this.#isRestarting = false;
    });
    // Callers that wait get the error; without callers, it must not become an unhandled rejection.
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
    const worker = startThread('embeddedWorker', import.meta.url, { workerData: this.#options.start });
    // Set before the worker is ready, so that in any case it is terminated before another one is started.
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
