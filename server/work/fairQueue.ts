// Decides whose work runs next, before the connections are taken. Accounts take turns however much each of them asks for, and heavy work
// starts only when no quick work waits.

/** Quick: what a page asks for. Heavy: what may hold a connection for long, such as one part of a bulk edit. */
export type Weight = 'quick' | 'heavy';

/** An account's id; null before the account of a request is known. */
export type Account = string | null;

/** Too much of this account waits already; the work was not started. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work of this account is waiting.');
    this.name = 'QueueFull';
  }
}

export interface FairQueueOptions {
  /** How much may run at once. */
  readonly places: number;
  /** How much of it may be heavy. */
  readonly heavyPlaces: number;
  /** How much of it may be of one account. */
  readonly placesPerAccount: number;
  /** Runs something in a later turn of the event loop. */
  readonly later?: (run: () => void) => void;
}

/** How many pieces of quick work of an account may wait: more than a whole page asks for at once. */
const maximumWaiting = 200;
/** Heavy bulk operations that an account may run at once, and that may wait. */
const maximumHeavyJobs = 2;
const maximumHeavyJobsWaiting = 20;
/** After so much quick work in a row, one piece of waiting heavy work runs, so that it is never starved. */
const quickBeforeHeavy = 8;

interface Waiting {
  readonly account: Account;
  readonly start: () => void;
}

/** What waits, by account, in the order of the accounts' turns. */
class Turns {
  readonly #waiting = new Map<Account, (() => void)[]>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  countOf(account: Account): number {
    return this.#waiting.get(account)?.length ?? 0;
  }

  add({ account, start }: Waiting): void {
    const own = this.#waiting.get(account);
    if (own) own.push(start);
    else this.#waiting.set(account, [start]);
  }

  /** Takes the first of the account whose turn it is; the account goes to the end of the line. */
  take(mayRun: (account: Account) => boolean): Waiting | null {
    for (const [account, own] of this.#waiting) {
      if (!mayRun(account)) continue;
      const start = own.shift();
      this.#waiting.delete(account);
      if (own.length > 0) this.#waiting.set(account, own);
      if (start) return { account, start };
    }
    return null;
  }
}

/** The heavy jobs of an account: how many run, and what starts those that wait. */
interface HeavyJobs {
  running: number;
  readonly waiting: (() => void)[];
}

export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  readonly #turns: Readonly<Record<Weight, Turns>> = { quick: new Turns(), heavy: new Turns() };
  readonly #running: Record<Weight, number> = { quick: 0, heavy: 0 };
  readonly #runningOf = new Map<Account, number>();
  readonly #heavyJobs = new Map<string, HeavyJobs>();
  #quickInARow = 0;
  #isHeavyDue = false;

  constructor(options: FairQueueOptions) {
    this.#options = { later: setImmediate, ...options };
  }

  /** Runs `work` when it is the account's turn. Throws `QueueFull` where too much quick work of the account waits. */
  run<T>(account: Account, weight: Weight, work: () => Promise<T>): Promise<T> {
    // The parts of a heavy job wait one after the other, and a job that has begun is not refused in the middle.
    const isTooMuch = weight === 'quick' && this.#turns.quick.countOf(account) >= maximumWaiting;
    if (account !== null && isTooMuch) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      const start = () => void this.#hold(account, weight, work).then(resolve, reject);
      this.#turns[weight].add({ account, start });
      this.#serve();
    });
  }

  /**
   * Runs a heavy job as a whole, such as a bulk edit with all its parts, when the account runs few enough. It holds no place by itself:
   * its parts have to `run`. Throws `QueueFull`.
   */
  async runHeavyJob<T>(account: string, job: () => Promise<T>): Promise<T> {
    const jobs = this.#heavyJobs.get(account) ?? { running: 0, waiting: [] };
    this.#heavyJobs.set(account, jobs);
    if (jobs.running < maximumHeavyJobs) jobs.running += 1;
    else if (jobs.waiting.length < maximumHeavyJobsWaiting) {
      // Whoever ends hands its place on.
      await new Promise<void>((resolve) => jobs.waiting.push(resolve));
    } else throw new QueueFull();
    try {
      return await job();
    } finally {
      const next = jobs.waiting.shift();
      if (next) next();
      else jobs.running -= 1;
      if (jobs.running === 0) this.#heavyJobs.delete(account);
    }
  }

  async #hold<T>(account: Account, weight: Weight, work: () => Promise<T>): Promise<T> {
    this.#running[weight] += 1;
    this.#runningOf.set(account, (this.#runningOf.get(account) ?? 0) + 1);
    try {
      return await work();
    } finally {
      this.#running[weight] -= 1;
      const left = (this.#runningOf.get(account) ?? 1) - 1;
      if (left === 0) this.#runningOf.delete(account);
      else this.#runningOf.set(account, left);
      this.#serve();
    }
  }

  get #hasPlace(): boolean {
    return this.#running.quick + this.#running.heavy < this.#options.places;
  }

  readonly #mayRun = (account: Account): boolean =>
    account === null || (this.#runningOf.get(account) ?? 0) < this.#options.placesPerAccount;

  #takeQuick(): Waiting | null {
    const next = this.#turns.quick.take(this.#mayRun);
    if (next && !this.#turns.heavy.isEmpty) this.#quickInARow += 1;
    return next;
  }

  #takeHeavy(): Waiting | null {
    if (this.#running.heavy >= this.#options.heavyPlaces) return null;
    const next = this.#turns.heavy.take(this.#mayRun);
    if (next) this.#quickInARow = 0;
    return next;
  }

  #serve(): void {
    while (this.#hasPlace) {
      const overdue = this.#quickInARow >= quickBeforeHeavy ? this.#takeHeavy() : null;
      const next = overdue ?? this.#takeQuick();
      if (!next) break;
      next.start();
    }
    if (this.#hasPlace && !this.#turns.heavy.isEmpty) this.#serveHeavyLater();
  }

  /** In a later turn of the event loop, so that a request whose statement has just ended can ask for its next one first. */
  #serveHeavyLater(): void {
    if (this.#isHeavyDue) return;
    this.#isHeavyDue = true;
    this.#options.later(() => {
      this.#isHeavyDue = false;
      while (this.#hasPlace) {
        const next = this.#takeHeavy();
        if (!next) break;
        next.start();
      }
    });
  }
}
