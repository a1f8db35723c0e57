// The database work of one request of an account: it waits for the account's turns, and has a total time budget.
import { performance } from 'node:perf_hooks';
import { codedError, rateLimited } from '../graphql/errors.ts';
import { accountAsker, type FairQueue, QueueFull, type Weight } from './fairQueue.ts';
import { type Held, sizeOf, TooMuchHeld } from './heldText.ts';

/** The milliseconds of database time that a request may use: for its own statements, and for all its heavy jobs together. */
export interface Budgets {
  readonly request: number;
  readonly heavyJobs: number;
}

/** The default budgets. A request may lose 10 s each for two statements that time out because of slow rules (slowRules.ts), and continue. */
export const usualBudgets: Budgets = { request: 30_000, heavyJobs: 300_000 };

/** For work that has to be finished, however long it takes. */
export const unlimitedBudgets: Budgets = { request: Infinity, heavyJobs: Infinity };

export interface Work {
  /** Runs a statement or a transaction when it is the account's turn. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
  /** Runs a statement whose time counts for the request; rejects it if the request has used up its time. */
  counted<T>(run: () => Promise<T>): Promise<T>;
  /** Counts rows that were read for the response; throws if the account's responses hold too much text. */
  hold(rows: readonly unknown[]): void;
  /** Runs a heavy job, at most two at once for each account; all its work is heavy. */
  heavyJob<T>(run: (work: Work) => Promise<T>): Promise<T>;
  /**
   * Heavy work for the same account, with the budget of its heavy jobs: for operations that limit their concurrency themselves, such as exports,
   * which last as long as their clients read.
   */
  heavy(): Work;
  /** Work for the same account without a budget: for reverting a stopped job, which has to be finished. */
  unlimited(): Work;
}

/** Work without turns or a budget: for the server's own work and for tests. */
export const unlimitedWork: Work = {
  inTurn: (run) => run(),
  counted: (run) => run(),
  hold: () => undefined,
  heavyJob: (run) => run(unlimitedWork),
  heavy: () => unlimitedWork,
  unlimited: () => unlimitedWork,
};

/** The seconds after which clients may retry work that was rejected because there was too much at once. */
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
  /** The member of the account that takes turns with the others: the id of an API token; empty for the sessions of the account. */
  readonly member?: string;
  /** Default: `usualBudgets`. */
  readonly budgets?: Budgets;
  /** Counts the text of the response; without it, the text is not counted. */
  readonly held?: Held;
  /** Called when work is rejected because the account has too much work waiting, or too much text held. */
  readonly onFull?: () => void;
}

export class AccountWork implements Work {
  readonly #options: AccountWorkOptions;
  readonly #weight: Weight;
  /** The milliseconds of database time that the request has used so far; shared with its heavy jobs. */
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
      const { account, member, queue } = this.#options;
      return await queue.run(accountAsker(account, member), this.#weight, run);
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
    // The rows of heavy jobs are not counted, because they are read in parts and released again.
    if (this.#weight === 'heavy') return;
    try {
      this.#options.held?.add(sizeOf(rows));
    } catch (error) {
      throw this.#refusal(error);
    }
  }

  async heavyJob<T>(run: (work: Work) => Promise<T>): Promise<T> {
    // A job within a job is part of it, and does not wait again.
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
