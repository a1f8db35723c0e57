// Schedules the database work of all requests. Accounts and anonymous clients take turns, however much work each of them adds. Work of accounts
// that have recently used much time comes after that of others, and heavy work starts only when no quick work waits.
import { performance } from 'node:perf_hooks';

/** Quick: the queries of a page. Heavy: work that may use a connection for longer, such as one part of a bulk edit. */
export type Weight = 'quick' | 'heavy';

/** The origin of work. Lines take turns, and the members of a line take turns among themselves. */
export interface Asker {
  readonly line: string;
  readonly member: string;
  /** All its work is brief, so it is never deferred, however much of it there is. */
  readonly isBrief?: true;
}

/** Each account has its own line, in which its API tokens take turns with its sessions. */
export const accountAsker = (id: string, token = ''): Asker => ({ line: id, member: token });

/**
 * The asker for looking up sessions, before the account is known. Anybody can send invented tokens, so each network has its own line for lookups,
 * which does not delay others. `client` is the network of a client (http/clientAddress.ts).
 */
export const sessionsAsker = (client: string): Asker => ({ line: `sessions of ${client}`, member: '', isBrief: true });

/** All requests without a session share one line, in which their networks take turns. */
export const strangerAsker = (client: string): Asker => ({ line: 'strangers', member: client });

/** The asker for the server's own work. */
export const serverAsker: Asker = { line: 'server', member: '' };

/** The asker has too much work waiting already; the work was not started. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work is waiting.');
    this.name = 'QueueFull';
  }
}

export interface FairQueueOptions {
  /** How many pieces of work may run at once. */
  readonly places: number;
  /** How many of these may be heavy. */
  readonly heavyPlaces: number;
  /** How many of these may belong to one line. */
  readonly placesPerLine: number;
  /** Calls `run` in a later turn of the event loop, after this number of milliseconds. */
  readonly later?: (run: () => void, milliseconds: number) => void;
  /** The milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** How many pieces of quick work of a member may wait: more than a whole page requests at once. */
const maximumWaiting = 200;
/** How many pieces of a whole line may wait; the line of anonymous requests has many members, one for each network. */
const maximumWaitingInLine = 2_000;
/** How many heavy jobs of an account may run at once, and how many may wait. */
const maximumHeavyJobs = 2;
const maximumHeavyJobsWaiting = 20;
/** After this many consecutive pieces of quick work, one piece of other waiting work runs, so that it never starves. */
const quickBeforeOther = 8;

/** The milliseconds that the quick work of a line may use before it is deferred. */
const usualTime = 200;
/**
 * Milliseconds for which the last free place is kept for a request whose statement has just ended. It usually sends its next statement at once,
 * and would otherwise have to wait for other work that started in between.
 */
const grace = 5;
/** The used time decays by half in this number of milliseconds. */
const halfLife = 1_000;
/** The most lines whose used time is kept. */
const maximumLines = 1_000;

/** `deferred`: quick work of a line that has used its usual time. Deferred and heavy work alternate, after all quick work. */
type Class = 'quick' | 'deferred' | 'heavy';

type Start = () => void;

/** The time that the quick work of each line has recently used. */
class UsedTime {
  readonly #used = new Map<string, { time: number; at: number }>();

  of(line: string, now: number): number {
    const used = this.#used.get(line);
    return used ? used.time * 0.5 ** ((now - used.at) / halfLife) : 0;
  }

  add(line: string, time: number, now: number): void {
    const used = this.of(line, now) + time;
    // Moves the line to the end of the map, because the first one is dropped when there are too many.
    this.#used.delete(line);
    this.#used.set(line, { time: used, at: now });
    const [oldest] = this.#used.keys();
    if (this.#used.size > maximumLines && oldest !== undefined) this.#used.delete(oldest);
  }
}

/** The waiting work of a line, by member, in the order of the members' turns. */
class Line {
  readonly #waiting = new Map<string, Start[]>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  countOf(member: string): number {
    return this.#waiting.get(member)?.length ?? 0;
  }

  add(member: string, start: Start): void {
    this.#count += 1;
    const own = this.#waiting.get(member);
    if (own) own.push(start);
    else this.#waiting.set(member, [start]);
  }

  /** Takes the first work of the member whose turn it is, and moves the member to the end. */
  take(): Start | null {
    const [next] = this.#waiting;
    if (next === undefined) return null;
    const [member, own] = next;
    const start = own.shift() ?? null;
    this.#count -= 1;
    this.#waiting.delete(member);
    if (own.length > 0) this.#waiting.set(member, own);
    return start;
  }
}

/** The waiting work, by line, in the order of the lines' turns. */
class Turns {
  readonly #lines = new Map<string, Line>();

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }

  countOf({ line, member }: Asker): { readonly member: number; readonly line: number } {
    const waiting = this.#lines.get(line);
    return { member: waiting?.countOf(member) ?? 0, line: waiting?.count ?? 0 };
  }

  add({ line, member }: Asker, start: Start): void {
    const waiting = this.#lines.get(line) ?? new Line();
    this.#lines.set(line, waiting);
    waiting.add(member, start);
  }

  /** Takes the first work of the line whose turn it is, and moves the line to the end. */
  take(mayRun: (line: string) => boolean): Start | null {
    for (const [line, waiting] of this.#lines) {
      if (!mayRun(line)) continue;
      const start = waiting.take();
      this.#lines.delete(line);
      if (waiting.count > 0) this.#lines.set(line, waiting);
      if (start) return start;
    }
    return null;
  }
}

/** The heavy jobs of an account: the number of running ones, and the functions that start the waiting ones. */
interface HeavyJobs {
  running: number;
  readonly waiting: (() => void)[];
}

export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  readonly #turns: Readonly<Record<Class, Turns>> = { quick: new Turns(), deferred: new Turns(), heavy: new Turns() };
  readonly #used = new UsedTime();
  readonly #running: Record<Weight, number> = { quick: 0, heavy: 0 };
  readonly #runningOf = new Map<string, number>();
  /** Lines with running deferred work. */
  readonly #deferredRunning = new Set<string>();
  /** Whether the next turn belongs to heavy work; else it belongs to deferred work. */
  #isHeavyNext = false;
  readonly #heavyJobs = new Map<string, HeavyJobs>();
  #quickInARow = 0;
  /** When quick work that was not deferred last ended. */
  #quickEnded = -Infinity;
  #isOtherScheduled = false;

  constructor(options: FairQueueOptions) {
    this.#options = {
      later: (run, milliseconds) => {
        if (milliseconds === 0) setImmediate(run);
        else setTimeout(run, milliseconds);
      },
      now: () => performance.now(),
      ...options,
    };
  }

  /** Runs `work` when it is the asker's turn. Throws `QueueFull` if the asker has too much quick work waiting. */
  run<T>(asker: Asker, weight: Weight, work: () => Promise<T>): Promise<T> {
    // Heavy work is never rejected: a job adds one part at a time, and a job that has started must not fail halfway.
    if (weight === 'quick' && this.#isFull(asker)) return Promise.reject(new QueueFull());
    const mayBeDeferred = weight === 'quick' && asker.isBrief !== true;
    const isDeferred = mayBeDeferred && this.#used.of(asker.line, this.#options.now()) > usualTime;
    return new Promise((resolve, reject) => {
      const as = isDeferred ? 'deferred' : weight;
      const start = () => void this.#runNow(asker.line, as, work).then(resolve, reject);
      this.#turns[as].add(asker, start);
      this.#serve();
    });
  }

  /**
   * Runs a whole heavy job, such as a bulk edit with all its parts, when the account has few enough running. The job itself takes no place; its
   * parts have to call `run`. Throws `QueueFull`.
   */
  async runHeavyJob<T>(account: string, job: () => Promise<T>): Promise<T> {
    const jobs = this.#heavyJobs.get(account) ?? { running: 0, waiting: [] };
    this.#heavyJobs.set(account, jobs);
    if (jobs.running < maximumHeavyJobs) jobs.running += 1;
    else if (jobs.waiting.length < maximumHeavyJobsWaiting) {
      // The next job to end passes its place on to this one.
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

  /** Counts deferred work too; otherwise the maximum could wait twice, once as quick work and once as deferred work. */
  #isFull(asker: Asker): boolean {
    const [quick, deferred] = [this.#turns.quick.countOf(asker), this.#turns.deferred.countOf(asker)];
    return quick.member + deferred.member >= maximumWaiting || quick.line + deferred.line >= maximumWaitingInLine;
  }

  async #runNow<T>(line: string, as: Class, work: () => Promise<T>): Promise<T> {
    const weight = as === 'heavy' ? 'heavy' : 'quick';
    this.#running[weight] += 1;
    this.#runningOf.set(line, (this.#runningOf.get(line) ?? 0) + 1);
    if (as === 'deferred') this.#deferredRunning.add(line);
    const start = this.#options.now();
    try {
      return await work();
    } finally {
      const end = this.#options.now();
      if (weight === 'quick') this.#used.add(line, end - start, end);
      if (as === 'quick') this.#quickEnded = end;
      if (as === 'deferred') this.#deferredRunning.delete(line);
      this.#running[weight] -= 1;
      const left = (this.#runningOf.get(line) ?? 1) - 1;
      if (left === 0) this.#runningOf.delete(line);
      else this.#runningOf.set(line, left);
      this.#serve();
    }
  }

  get #hasPlace(): boolean {
    return this.#running.quick + this.#running.heavy < this.#options.places;
  }

  readonly #mayRun = (line: string): boolean => (this.#runningOf.get(line) ?? 0) < this.#options.placesPerLine;

  /** A line runs only one piece of deferred work at a time, because such work usually reads much data and keeps this process busy. */
  readonly #mayRunDeferred = (line: string): boolean => !this.#deferredRunning.has(line) && this.#mayRun(line);

  #takeQuick(): Start | null {
    const next = this.#turns.quick.take(this.#mayRun);
    if (next && this.#isOtherWaiting) this.#quickInARow += 1;
    return next;
  }

  #takeHeavy(): Start | null {
    return this.#running.heavy < this.#options.heavyPlaces ? this.#turns.heavy.take(this.#mayRun) : null;
  }

  get #isOtherWaiting(): boolean {
    return !this.#turns.deferred.isEmpty || !this.#turns.heavy.isEmpty;
  }

  #takeOther(): Start | null {
    const takeDeferred = () => this.#turns.deferred.take(this.#mayRunDeferred);
    const next = this.#isHeavyNext ? (this.#takeHeavy() ?? takeDeferred()) : (takeDeferred() ?? this.#takeHeavy());
    if (next) {
      this.#isHeavyNext = !this.#isHeavyNext;
      this.#quickInARow = 0;
    }
    return next;
  }

  #serve(): void {
    while (this.#hasPlace) {
      const overdue = this.#quickInARow >= quickBeforeOther ? this.#takeOther() : null;
      const start = overdue ?? this.#takeQuick();
      if (!start) break;
      start();
    }
    if (this.#hasPlace && this.#isOtherWaiting) this.#serveOtherLater();
  }

  /** Serves other work in a later turn of the event loop, so that a request whose statement has just ended can first add its next one. */
  #serveOtherLater(): void {
    if (this.#isOtherScheduled) return;
    this.#isOtherScheduled = true;
    this.#options.later(() => {
      this.#isOtherScheduled = false;
      while (this.#hasPlace && this.#graceLeft === 0) {
        const start = this.#takeOther();
        if (!start) return;
        start();
      }
      if (this.#hasPlace && this.#isOtherWaiting) this.#serveOtherLater();
    }, this.#graceLeft);
  }

  /** The remaining milliseconds for which the last free place is kept. */
  get #graceLeft(): number {
    if (this.#running.quick + this.#running.heavy + 1 < this.#options.places) return 0;
    return Math.max(0, Math.ceil(this.#quickEnded + grace - this.#options.now()));
  }
}
