// Formats references in threads of their own: citeproc takes seconds for long bibliographies, and a style can make it calculate forever. A task that takes too
// long is ended with its thread; the next task starts another one. Accounts take turns, and one of them never has all threads. A thread that has run a style of
// an account works for no other one.
import { Counts } from '../../work/counts.ts';
import { accountAsker, FairQueue, QueueFull } from '../../work/fairQueue.ts';
import type { SharedStyles } from '../sharedStyles.ts';
import { ThreadFailed } from './formatFailures.ts';
import type { FormatResults, FormatTask } from './formatMessages.ts';
import { type FormatResult, FormatThread, type ReadStyle } from './formatThread.ts';

export interface FormatLimits {
  readonly threads: number;
  /** How many tasks may wait: of all accounts, and of each. An operation can ask for 30 styles by aliases. */
  readonly waiting: { readonly all: number; readonly account: number };
  /** How long a task may take: to begin with, and for each document, in milliseconds. The start of a thread does not count. */
  readonly patience: { readonly task: number; readonly document: number };
  /** How long a thread that has nothing to do is kept, in milliseconds. */
  readonly idle: number;
  /** In megabytes. An engine of a large style takes some, and a thousand references twenty. */
  readonly memory: number;
}

export const usualLimits: FormatLimits = {
  threads: 3,
  waiting: { all: 100, account: 30 },
  patience: { task: 10_000, document: 20 },
  idle: 5 * 60_000,
  memory: 256,
};

export interface RunOptions {
  /** Reads the files of styles and locales, also those of styles that belong to the account. Default: those that all libraries have. */
  readonly read?: ReadStyle;
  /** Aborted when nobody waits for the result any more: then the task does not begin. */
  readonly signal?: AbortSignal | undefined;
}

export class FormatPool {
  readonly #styles: SharedStyles;
  readonly #limits: FormatLimits;
  readonly #queue: FairQueue;
  #idle: FormatThread[] = [];
  readonly #threads = new Set<FormatThread>();
  #waiting = 0;
  readonly #waitingOf = new Counts();
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
    const stopWaiting = this.#wait(account);
    try {
      const weight = task.kind === 'bibliography' ? 'heavy' : 'quick';
      const result = await this.#queue.run(accountAsker(account), weight, () => {
        stopWaiting();
        signal?.throwIfAborted();
        return this.#perform(account, task, read);
      });
      return result as FormatResults[Task['kind']];
    } finally {
      // Also for a task that was never begun.
      stopWaiting();
    }
  }

  /** How many threads there are. */
  get threads(): number {
    return this.#threads.size;
  }

  /** Counts a task that waits until the function is called. Throws `QueueFull`. */
  #wait(account: string): () => void {
    const { all, account: most } = this.#limits.waiting;
    if (this.#waiting >= all || this.#waitingOf.of(account) >= most) throw new QueueFull();
    this.#waiting += 1;
    this.#waitingOf.add(account, 1);
    let isWaiting = true;
    return () => {
      if (!isWaiting) return;
      isWaiting = false;
      this.#waiting -= 1;
      this.#waitingOf.add(account, -1);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#endThreads([...this.#threads]);
  }

  async #perform(account: string, task: FormatTask, read: ReadStyle): Promise<FormatResult> {
    if (this.#isClosed) throw new ThreadFailed('The server stops.');
    const thread = this.#takeThread(account);
    if (task.kind !== 'check' && task.style.source === 'own') thread.account = account;
    const { patience } = this.#limits;
    const documents = task.kind === 'check' ? 1 : task.items.length;
    try {
      return await thread.run(task, read, patience.task + documents * patience.document);
    } finally {
      // What a style did that was only checked must not touch even the other styles of its account.
      if (task.kind === 'check') void thread.terminate();
      else if (this.#threads.has(thread)) this.#idle.push(thread);
      this.#endIdleLater();
    }
  }

  /** Of the threads that may work for the account, the one that was used last: it has the engines that are most likely wanted again. */
  #takeThread(account: string): FormatThread {
    const thread = this.#idle.findLast((each) => each.account === null || each.account === account);
    if (thread) {
      this.#idle = this.#idle.filter((each) => each !== thread);
      return thread;
    }
    // One that waits for another account makes room.
    if (this.#threads.size >= this.#limits.threads) void this.#idle[0]?.terminate();
    return this.#start();
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
