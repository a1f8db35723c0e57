// A thread that formats references, and the task that it has.
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../work/startThread.ts';
import { FormatEnded, StyleUnusable, ThreadFailed } from './formatFailures.ts';
import type { FormatResults, FormatTask, FromThread, ThreadStart, ToThread } from './formatMessages.ts';

/** In milliseconds. A start takes half a second; on a machine that has much to do, some. */
const longestStart = 60_000;

/** Reads the file of a style at the path that its list names. */
export type ReadStyle = (path: string) => Promise<string>;

export type FormatResult = FormatResults[keyof FormatResults];

interface RunningTask {
  readonly read: ReadStyle;
  readonly patience: number;
  readonly resolve: (result: FormatResult) => void;
  readonly reject: (error: Error) => void;
}

export class FormatThread {
  /** Whose own styles it has run, so that it works for nobody else; null if it has run none. */
  account: string | null = null;
  readonly #worker: Worker;
  readonly #ended: (thread: FormatThread) => void;
  #isReady = false;
  #task: RunningTask | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** `memory` is in megabytes. `ended` is called when the thread can take no more tasks. */
  constructor(start: ThreadStart, memory: number, ended: (thread: FormatThread) => void) {
    this.#ended = ended;
    this.#worker = startThread('formatWorker', import.meta.url, {
      workerData: start,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    });
    // A server that stops waits for its requests, and not for threads.
    this.#worker.unref();
    this.#worker.on('message', (message: FromThread) => this.#receive(message));
    this.#worker.on('error', (error: unknown) => {
      const { code, message } = error as { code?: unknown; message?: unknown };
      const isMemory = code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#fail(isMemory ? new FormatEnded('memory') : new ThreadFailed(String(message)));
    });
    this.#worker.on('exit', () => this.#fail(new ThreadFailed('The thread ended.')));
  }

  async terminate(reason: Error = new ThreadFailed('The server stops.')): Promise<void> {
    this.#fail(reason);
    await this.#worker.terminate();
  }

  /** Runs a task; one at a time. After `patience` milliseconds the thread is terminated. */
  run(task: FormatTask, read: ReadStyle, patience: number): Promise<FormatResult> {
    return new Promise((resolve, reject) => {
      this.#task = { read, patience, resolve, reject };
      this.#endAfter(this.#isReady ? patience : longestStart);
      this.#post({ kind: 'task', task });
    });
  }

  #endAfter(milliseconds: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.terminate(new FormatEnded('time')), milliseconds);
  }

  #post(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  /** Takes the task off the thread; null if it has none. */
  #endTask(): RunningTask | null {
    if (this.#timer) clearTimeout(this.#timer);
    const task = this.#task;
    this.#task = null;
    return task;
  }

  #fail(error: Error): void {
    this.#ended(this);
    this.#endTask()?.reject(error);
  }

  #receive(message: FromThread): void {
    switch (message.kind) {
      case 'ready':
        this.#isReady = true;
        if (this.#task) this.#endAfter(this.#task.patience);
        break;
      case 'read':
        this.#sendFile(message.path);
        break;
      case 'done':
        this.#endTask()?.resolve(message.result);
        break;
      case 'refused':
        this.#endTask()?.reject(new StyleUnusable(message.message));
        break;
      case 'failed':
        this.#endTask()?.reject(new ThreadFailed(message.message));
    }
  }

  #sendFile(path: string): void {
    this.#task?.read(path).then(
      (text) => this.#post({ kind: 'file', path, text }),
      () => this.#post({ kind: 'file', path, text: null }),
    );
  }
}
