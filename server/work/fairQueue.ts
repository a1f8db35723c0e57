// Decides whose work runs next, before the connections are taken. Accounts and strangers take turns however much each of them asks for; whoever has
// used much time lately comes behind the others, and heavy work starts only when no quick work waits.
import { performance } from 'node:perf_hooks';

/** Quick: what a page asks for. Heavy: what may hold a connection for long, such as one part of a bulk edit. */
export type Weight = 'quick' | 'heavy';

/** Who asks for work. Lines take turns, and the members of a line take turns among themselves. */
export interface Asker {
  readonly line: string;
  readonly member: string;
  /** All that it asks for is brief, so it does not come behind others, however much it has asked for. */
  readonly isBrief?: true;
}

/** An account has a line of its own. */
export const accountAsker = (id: string): Asker => ({ line: id, member: '' });

/**
 * Whose session it is isn't known before it was looked up, and anybody can make tokens up: each network has a line for its look-ups, so that
 * others don't wait behind them. `client` is a client's network (http/clientAddress.ts).
 */
export const sessionsAsker = (client: string): Asker => ({ line: `sessions of ${client}`, member: '', isBrief: true });

/** All requests without a session are one line, in which their networks take turns. */
export const strangerAsker = (client: string): Asker => ({ line: 'strangers', member: client });

/** What the server does by itself. */
export const serverAsker: Asker = { line: 'server', member: '' };

/** Too much of whoever asks waits already; the work was not started. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work is waiting.');
    this.name = 'QueueFull';
  }
}

export interface FairQueueOptions {
  /** How much may run at once. */
  readonly places: number;
  /** How much of it may be heavy. */
  readonly heavyPlaces: number;
  /** How much of it may be of one line. */
  readonly placesPerLine: number;
  /** Runs something in a later turn of the event loop, so many milliseconds from now. */
  readonly later?: (run: () => void, milliseconds: number) => void;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
}

/** How many pieces of quick work of a member may wait: more than a whole page asks for at once. */
const maximumWaiting = 200;
/** How many of a whole line, which has many members when strangers ask from many networks. */
const maximumWaitingInLine = 2_000;
/** Heavy bulk operations that an account may run at once, and that may wait. */
const maximumHeavyJobs = 2;
const maximumHeavyJobsWaiting = 20;
/** After so much quick work in a row, one piece of other work that waits runs, so that it is never starved. */
const quickBeforeOther = 8;

/** Milliseconds that the quick work of a line may use before it comes behind that of others. */
const usualTime = 200;
/**
 * Milliseconds for which the last free place is kept for a request whose statement has just ended. It mostly sends its next one at once, and would
 * otherwise wait for whatever started in between.
 */
const grace = 5;
/** Of what was used, half is forgotten after so many milliseconds. */
const halfLife = 1_000;
/** So many lines are remembered with what they used. */
const mostLines = 1_000;

/** `deferred`: quick work of a line that has used its usual time. It and heavy work come behind quick work, by turns. */
type Class = 'quick' | 'deferred' | 'heavy';

type Start = () => void;

/** How much time the quick work of each line has used lately. */
class UsedTime {
  readonly #used = new Map<string, { time: number; at: number }>();

  of(line: string, now: number): number {
    const used = this.#used.get(line);
    return used ? used.time * 0.5 ** ((now - used.at) / halfLife) : 0;
  }

  add(line: string, time: number, now: number): void {
    const used = this.of(line, now) + time;
    // The last one is the one that used something last.
    this.#used.delete(line);
    this.#used.set(line, { time: used, at: now });
    const [oldest] = this.#used.keys();
    if (this.#used.size > mostLines && oldest !== undefined) this.#used.delete(oldest);
  }
}

/** What waits in a line, by member, in the order of the members' turns. */
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

  /** Takes the first of the member whose turn it is, which is the last one from then on. */
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

/** What waits, by line, in the order of the lines' turns. */
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

  /** Takes the first of the line whose turn it is, which is the last one from then on. */
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

/** The heavy jobs of an account: how many run, and what starts those that wait. */
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
  /** Lines of which deferred work runs. */
  readonly #deferredRunning = new Set<string>();
  /** Whether heavy work has the next turn, or deferred work. */
  #isHeavyNext = false;
  readonly #heavyJobs = new Map<string, HeavyJobs>();
  #quickInARow = 0;
  /** When quick work of a line that had not used its usual time ended last. */
  #quickEnded = -Infinity;
  #isOtherDue = false;

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

  /** Runs `work` when it is the asker's turn. Throws `QueueFull` where too much quick work of the asker waits. */
  run<T>(asker: Asker, weight: Weight, work: () => Promise<T>): Promise<T> {
    // The parts of a heavy job wait one after the other, and a job that has begun is not refused in the middle.
    if (weight === 'quick' && this.#isFull(asker)) return Promise.reject(new QueueFull());
    const mayBeDeferred = weight === 'quick' && asker.isBrief !== true;
    const isDeferred = mayBeDeferred && this.#used.of(asker.line, this.#options.now()) > usualTime;
    return new Promise((resolve, reject) => {
      const as = isDeferred ? 'deferred' : weight;
      const start = () => void this.#hold(asker.line, as, work).then(resolve, reject);
      this.#turns[as].add(asker, start);
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
      // A job that ends passes its place to the next.
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

  /** Deferred work counts as well: where it did not, a slow moment would let twice as much wait. */
  #isFull(asker: Asker): boolean {
    const [quick, deferred] = [this.#turns.quick.countOf(asker), this.#turns.deferred.countOf(asker)];
    return quick.member + deferred.member >= maximumWaiting || quick.line + deferred.line >= maximumWaitingInLine;
  }

  async #hold<T>(line: string, as: Class, work: () => Promise<T>): Promise<T> {
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

  /** Deferred work mostly reads much, which is work for this process as well: a line does it one after the other. */
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

  /** In a later turn of the event loop, so that a request whose statement has just ended can ask for its next one first. */
  #serveOtherLater(): void {
    if (this.#isOtherDue) return;
    this.#isOtherDue = true;
    this.#options.later(() => {
      this.#isOtherDue = false;
      while (this.#hasPlace && this.#graceLeft === 0) {
        const start = this.#takeOther();
        if (!start) return;
        start();
      }
      if (this.#hasPlace && this.#isOtherWaiting) this.#serveOtherLater();
    }, this.#graceLeft);
  }

  /** Milliseconds for which the last free place is kept. */
  get #graceLeft(): number {
    if (this.#running.quick + this.#running.heavy + 1 < this.#options.places) return 0;
    return Math.max(0, Math.ceil(this.#quickEnded + grace - this.#options.now()));
  }
}
