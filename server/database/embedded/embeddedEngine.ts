// Keeps the embedded database's thread alive: starts it, ends it when it is stuck, and starts it again.
import { once } from 'node:events';
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

/** After this many starts in a row that did not come up, whoever waits is told. */
const restartsInARow = 3;

export class EmbeddedEngine {
  readonly #start: WorkerStart;
  readonly #log: (message: string) => void;
  #worker: Worker | null = null;
  #running: Promise<void>;
  #ready: Promise<void>;
  #closing = false;

  constructor(start: WorkerStart, log: (message: string) => void) {
    this.#start = start;
    this.#log = log;
    this.#running = this.#run();
    this.#ready = this.#running;
  }

  /** Resolves when the thread answers; during a restart, when that is over. */
  running(): Promise<void> {
    return this.#running;
  }

  /** As `running`, and what a restart lost is there again. */
  ready(): Promise<void> {
    return this.#ready;
  }

  /** What has to be done after a restart before anybody is served: memory forgets what was in it. */
  afterRestart: () => Promise<void> = () => Promise.resolve();

  /** Ends the thread in the middle of whatever it does. What was answered is on the disk; what was not is rolled back. */
  async restart(reason: string): Promise<void> {
    if (this.#closing) return;
    this.#log(`Restarting the embedded database: ${reason}`);
    const stuck = this.#worker;
    this.#worker = null;
    this.#running = (async () => {
      await stuck?.terminate();
      for (let attempt = 1; ; attempt += 1) {
        try {
          await this.#run();
          return;
        } catch (error) {
          if (attempt === restartsInARow) throw error;
        }
      }
    })();
    this.#ready = this.#running.then(() => this.afterRestart());
    await this.#ready;
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
    this.#closing = true;
    await this.#ready.catch(() => undefined);
    const worker = this.#worker;
    if (worker === null) return;
    const ended = once(worker, 'exit');
    this.#order(worker, 'stop');
    await ended;
  }

  #order(worker: Worker, order: WorkerOrder): void {
    worker.postMessage(order);
  }

  async #run(): Promise<void> {
    const worker = createWorker(this.#start);
    await new Promise<void>((resolve, reject) => {
      const failed = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)));
      worker.once('error', failed);
      worker.once('exit', () => failed(new Error('The embedded database stopped while starting.')));
      worker.once('message', () => {
        worker.off('error', failed);
        resolve();
      });
    });
    this.#worker = worker;
    worker.on('error', (error: unknown) => this.#log(`The embedded database failed: ${String(error)}`));
    worker.once('exit', () => {
      if (this.#worker === worker && !this.#closing) this.restart('its thread stopped').catch(() => undefined);
    });
  }
}
