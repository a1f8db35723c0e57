// Formats references in threads of their own: citeproc takes seconds for long bibliographies, and a style can make it calculate forever. A task that takes too
// long is ended with its thread; the next task starts another one. Accounts take turns, and one of them never has all threads.
import type { Worker } from 'node:worker_threads';
import { accountAsker, FairQueue, QueueFull } from '../../work/fairQueue.ts';
import { startThread } from '../../work/startThread.ts';
import type { SharedStyles } from '../sharedStyles.ts';
import { FormatEnded, StyleUnusable, ThreadFailed } from './formatFailures.ts';
import type { FormatResults, FormatTask, FromThread, ThreadStart, ToThread } from './formatMessages.ts';

export interface FormatLimits {
  readonly threads: number;
  /** How many tasks of all accounts may wait. */
  readonly waiting: number;
  /** How long a task may take: to begin with, and for each document, in milliseconds. */
  readonly patience: { readonly task: number; readonly document: number };
  /** How long a thread that has nothing to do is kept, in milliseconds. */
  readonly idle: number;
  /** In megabytes. An engine of a large style takes some, and a thousand references twenty. */
  readonly memory: number;
}

export const usualLimits: FormatLimits = {
  threads: 3,
  waiting: 100,
  patience: { task: 10_000, document: 10 },
  idle: 5 * 60_000,
  memory: 256,
};

/** Reads the file of a style at the path that its list names. */
export type ReadStyle = (path: string) => Promise<string>;

export interface RunOptions {
  /** Reads the files of styles and locales, also those of styles that belong to the account. Default: those that all libraries have. */
  readonly read?: ReadStyle;
  /** Aborted when nobody waits for the result any more: then the task does not begin. */
  readonly signal?: AbortSignal | undefined;
}

type Result = FormatResults[keyof FormatResults];

interface RunningTask {
  readonly read: ReadStyle;
  readonly end: (settle: () => void) => void;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** A thread, and the task that it has. */
class FormatThread {
  readonly #worker: Worker;
  readonly #ended: (thread: FormatThread) => void;
  #task: RunningTask | null = null;

  /** `ended` is called when the thread can take no more tasks. */
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

  run(task: FormatTask, read: ReadStyle, patience: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.terminate(new FormatEnded('time')), patience);
      const end = (settle: () => void) => {
        clearTimeout(timer);
        this.#task = null;
        settle();
      };
      this.#task = { read, end, resolve, reject };
      this.#post({ kind: 'task', task });
    });
  }

  #post(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #fail(error: Error): void {
    this.#ended(this);
    const task = this.#task;
    task?.end(() => task.reject(error));
  }

  #receive(message: FromThread): void {
    const task = this.#task;
    if (task === null) return;
    if (message.kind === 'done') task.end(() => task.resolve(message.result));
    else if (message.kind === 'refused') task.end(() => task.reject(new StyleUnusable(message.message)));
    else if (message.kind === 'failed') task.end(() => task.reject(new ThreadFailed(message.message)));
    else {
      const { path } = message;
      task.read(path).then(
        (text) => this.#post({ kind: 'file', path, text }),
        () => this.#post({ kind: 'file', path, text: null }),
      );
    }
  }
}

export class FormatPool {
  readonly #styles: SharedStyles;
  readonly #limits: FormatLimits;
  readonly #queue: FairQueue;
  #idle: FormatThread[] = [];
  readonly #threads = new Set<FormatThread>();
  #waiting = 0;
  #idleTimer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(styles: SharedStyles, limits: FormatLimits = usualLimits) {
    this.#styles = styles;
    this.#limits = limits;
    // One thread is left for what is quick: whole bibliographies are heavy work.
    const heavyPlaces = Math.max(1, limits.threads - 1);
    this.#queue = new FairQueue({ places: limits.threads, heavyPlaces, placesPerLine: 1 });
  }

  /**
   * Runs a task of an account. Throws `QueueFull` if too much waits already, `StyleUnusable`, `FormatEnded`, or `ThreadFailed`.
   */
  async run<Task extends FormatTask>(
    account: string,
    task: Task,
    { read = this.#styles.read, signal }: RunOptions = {},
  ): Promise<FormatResults[Task['kind']]> {
    if (this.#waiting >= this.#limits.waiting) throw new QueueFull();
    this.#waiting += 1;
    let isWaiting = true;
    const begin = () => {
      if (isWaiting) this.#waiting -= 1;
      isWaiting = false;
    };
    try {
      const weight = task.kind === 'bibliography' ? 'heavy' : 'quick';
      const result = await this.#queue.run(accountAsker(account), weight, () => {
        begin();
        signal?.throwIfAborted();
        return this.#perform(task, read);
      });
      return result as FormatResults[Task['kind']];
    } finally {
      begin();
    }
  }

  /** How many threads there are. */
  get threads(): number {
    return this.#threads.size;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#endThreads([...this.#threads]);
  }

  async #perform(task: FormatTask, read: ReadStyle): Promise<Result> {
    if (this.#isClosed) throw new ThreadFailed('The server stops.');
    const thread = this.#takeThread();
    const { patience } = this.#limits;
    const documents = task.kind === 'check' ? 1 : task.items.length;
    try {
      return await thread.run(task, read, patience.task + documents * patience.document);
    } finally {
      if (this.#threads.has(thread)) this.#idle.push(thread);
      this.#endIdleLater();
    }
  }

  /** The thread that was used last, because it has the engines that are most likely wanted again. */
  #takeThread(): FormatThread {
    return this.#idle.pop() ?? this.#start();
  }

  #start(): FormatThread {
    const { styles, locales } = this.#styles;
    const thread = new FormatThread({ styles, locales }, this.#limits.memory, (ended) => {
      this.#threads.delete(ended);
      this.#idle = this.#idle.filter((each) => each !== ended);
    });
    this.#threads.add(thread);
    return thread;
  }

  #endIdleLater(): void {
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.#endThreads(this.#idle), this.#limits.idle).unref();
  }

  async #endThreads(threads: readonly FormatThread[]): Promise<void> {
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
