// The database work of one request for an account: it waits for the account's turn, and has a budget of time as a whole.
import { performance } from 'node:perf_hooks';
import { codedError, rateLimited } from '../graphql/errors.ts';
import { accountAsker, type FairQueue, QueueFull, type Weight } from './fairQueue.ts';
import { type Held, sizeOf, TooMuchHeld } from './heldText.ts';

/** Milliseconds of the database's time that a request may take: what a page asks for, and all its heavy jobs together. */
export interface Budgets {
  readonly request: number;
  readonly heavyJobs: number;
}

/** A request may wait for two statements that are ended for a slow rule of a group (slowRules.ts), 10 s each, and go on without the rule. */
export const usualBudgets: Budgets = { request: 30_000, heavyJobs: 300_000 };

/** For what has to be finished, however long it takes. */
export const unlimitedBudgets: Budgets = { request: Infinity, heavyJobs: Infinity };

export interface Work {
  /** Runs a statement or a transaction when it is the account's turn. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
  /** Runs a statement at the request's cost; refused once the request has used up its time. */
  counted<T>(run: () => Promise<T>): Promise<T>;
  /** Counts rows that were read for the answer; refused where the account's answers hold too much. */
  hold(rows: readonly unknown[]): void;
  /** Runs a heavy job, at most two at once for each account; what it does is heavy work. */
  heavyJob<T>(run: (work: Work) => Promise<T>): Promise<T>;
  /**
   * The same account's turns for heavy work, with the budget of its heavy jobs: for what has a limit of its own on how much of it runs at once, such
   * as exports, which last as long as their clients take.
   */
  heavy(): Work;
  /** The same account's turns without a budget: for reverting a job that was stopped, which has to be finished. */
  unlimited(): Work;
}

/** For the server's own work and for tests: no turns, no budget. */
export const unlimitedWork: Work = {
  inTurn: (run) => run(),
  counted: (run) => run(),
  hold: () => undefined,
  heavyJob: (run) => run(unlimitedWork),
  heavy: () => unlimitedWork,
  unlimited: () => unlimitedWork,
};

/** Seconds after which what was refused for too much at once may be tried again. */
const retryAfter = 5;

function tooMuchWaits(): Error {
  return rateLimited(
    retryAfter,
    `Your account has too much in progress. This was not started. Try again in ${retryAfter} seconds.`,
  );
}

function tooMuchHeld(): Error {
  return rateLimited(
    retryAfter,
    `Your account asks for too much text at once. Ask for less, or try again in ${retryAfter} seconds.`,
  );
}

function overBudget(milliseconds: number): Error {
  const seconds = Math.round(milliseconds / 1000);
  return codedError(
    'BAD_REQUEST',
    `This request needs more than ${seconds} seconds of the database’s time and was stopped. Ask for less at once.`,
  );
}

export interface AccountWorkOptions {
  readonly queue: FairQueue;
  readonly account: string;
  /** Default: `usualBudgets`. */
  readonly budgets?: Budgets;
  /** Where the text of the answer is counted; not at all where it is left out. */
  readonly held?: Held;
  /** Called when something is refused because too much of the account waits, or is held. */
  readonly onFull?: () => void;
}

export class AccountWork implements Work {
  readonly #options: AccountWorkOptions;
  readonly #weight: Weight;
  /** Milliseconds of the database's time that the request has used so far; shared with its heavy jobs. */
  readonly #spent: Record<Weight, number>;

  constructor(
    options: AccountWorkOptions,
    weight: Weight = 'quick',
    spent: Record<Weight, number> = { quick: 0, heavy: 0 },
  ) {
    this.#options = options;
    this.#weight = weight;
    this.#spent = spent;
  }

  async inTurn<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await this.#options.queue.run(accountAsker(this.#options.account), this.#weight, run);
    } catch (error) {
      throw this.#refusal(error);
    }
  }

  async counted<T>(run: () => Promise<T>): Promise<T> {
    const { request, heavyJobs } = this.#options.budgets ?? usualBudgets;
    const budget = this.#weight === 'heavy' ? heavyJobs : request;
    if (this.#spent[this.#weight] >= budget) throw overBudget(budget);
    const start = performance.now();
    try {
      return await run();
    } finally {
      this.#spent[this.#weight] += performance.now() - start;
    }
  }

  hold(rows: readonly unknown[]): void {
    // What a heavy job reads, it reads in parts that it lets go of.
    if (this.#weight === 'heavy') return;
    try {
      this.#options.held?.add(sizeOf(rows));
    } catch (error) {
      throw this.#refusal(error);
    }
  }

  async heavyJob<T>(run: (work: Work) => Promise<T>): Promise<T> {
    // A job within a job is part of it: it waits for no second place.
    if (this.#weight === 'heavy') return run(this);
    try {
      return await this.#options.queue.runHeavyJob(this.#options.account, () => run(this.heavy()));
    } catch (error) {
      throw this.#refusal(error);
    }
  }

  heavy(): Work {
    return new AccountWork(this.#options, 'heavy', this.#spent);
  }

  unlimited(): Work {
    return new AccountWork({ ...this.#options, budgets: unlimitedBudgets }, this.#weight);
  }

  #refusal(error: unknown): unknown {
    if (!(error instanceof QueueFull) && !(error instanceof TooMuchHeld)) return error;
    this.#options.onFull?.();
    return error instanceof QueueFull ? tooMuchWaits() : tooMuchHeld();
  }
}
