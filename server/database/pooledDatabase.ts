// A Database over a pool of `pg` connections: the same code for a PostgreSQL server and the embedded engine.
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { type Database, DatabaseUnavailable, type Queryable, StatementTimeout, StorageFull } from './database.ts';

export interface PooledDatabaseOptions {
  pool: pg.Pool;
  /** Whether the database is being started again, so that connecting makes no sense yet. */
  isRestarting?: () => boolean;
  /** No answer may take longer than so many milliseconds: then the connection is given up. */
  limit: number;
  /** Called when a connection is given up, with the reason: the engine took too long, or failed in a way that it does not survive. */
  onStuck?: (reason: string) => void;
  /** Why nothing may be written at the moment; null when it may. */
  refusesWrites?: () => string | null;
  /** Rejects when the server does not answer on a new connection: a connection that hangs looks like a slow statement. */
  probe?: () => Promise<void>;
}

export interface TransactionOptions {
  /** For migrations: a statement may take as long as it takes, and the database as long as it takes to start. */
  unlimited?: boolean;
}

/** Whether a failed connection may succeed in a moment: the server is starting, or was started again. */
function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  return (
    error instanceof NotReady ||
    code === 'ECONNREFUSED' ||
    code === 'ENOENT' ||
    code === 'ECONNRESET' ||
    code === 'EPIPE' ||
    code === 'ETIMEDOUT' ||
    code === 'EHOSTUNREACH' ||
    code === 'ENETUNREACH' ||
    code === '57P03' ||
    code === '57P02' ||
    code === '57P01' ||
    (error instanceof Error && error.message.startsWith('Connection terminated'))
  );
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code;
}

/** The server, or this connection to it, does not go on after this. */
function isFatal(error: unknown): boolean {
  const { severity } = error as { severity?: unknown };
  return severity === 'PANIC' || severity === 'FATAL';
}

/** Whether PostgreSQL reported the error; all others come from `pg` or the network. */
function isReported(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

const statementCancelled = '57014';
const diskFull = '53100';
const readOnly = '25006';

const connectPause = 100;
/** Why connections are given up in an outage. */
const outageBegan = 'the server cannot be reached any more';
/** After so long a statement may be slow, or the server gone: it is asked on a new connection, and again as long as the statement runs. */
const probePause = 1_000;
/** How long requests, and a process that starts, wait for the end of an outage. With its answer, a request takes two seconds. */
const patience = { request: 1_800, start: 10_000 } as const;
/** Even what may take as long as it takes does not hold a connection for ever. */
const unlimited = 60 * 60 * 1000;

type Who = keyof typeof patience;

class NotReady extends Error {}

/** `pg` has no code for a server that did not answer in time. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired';
}

/** Whether the database cannot be reached for now, so that waiting makes sense. */
function isOutage(error: unknown): boolean {
  return isPassing(error) || isTimeout(error);
}

/** An outage of the database. All requests share it, so that one that had to queue does not start its wait anew. */
interface Outage {
  readonly cause: unknown;
  /** By who waits: resolves with true when it ends, and with false once they have waited long enough. */
  readonly endsInTime: Readonly<Record<Who, Promise<boolean>>>;
}

/** A statement on its way. `keeps`: it may have been stored although it failed, as a commit or a statement outside a transaction may. */
interface Sent {
  readonly text: string;
  readonly keeps: boolean;
  readonly limit: number;
}

export class PooledDatabase implements Database {
  readonly #options: PooledDatabaseOptions;
  readonly #pool: pg.Pool;
  /** Connections that must not be used again. */
  readonly #broken = new WeakSet<pg.PoolClient>();
  /** The read-only setting that was last sent on each connection. */
  readonly #readOnly = new WeakMap<pg.PoolClient, boolean>();
  readonly #closing = new AbortController();
  /** Connections that wait for an answer. */
  readonly #waiting = new Set<pg.PoolClient>();
  #isProbing = false;
  /** How many answers have come: any of them proves that the server lives. */
  #answers = 0;
  #outage: Outage | null = null;

  constructor(options: PooledDatabaseOptions) {
    this.#options = options;
    this.#pool = options.pool;
    // An idle connection that breaks is dropped by the pool; the next request gets a new one.
    this.#pool.on('error', () => undefined);
  }

  async query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]> {
    return this.#withClient('request', (client) =>
      this.#run<Row>(client, statement, { keeps: true, limit: this.#options.limit }),
    );
  }

  async transaction<T>(
    work: (tx: Queryable) => Promise<T>,
    { unlimited: isUnlimited = false }: TransactionOptions = {},
  ): Promise<T> {
    const limit = isUnlimited ? unlimited : this.#options.limit;
    return this.#withClient(isUnlimited ? 'start' : 'request', async (client) => {
      const order = (text: string) => this.#send(client, { text }, { text, limit, keeps: text === 'commit' });
      await order('begin');
      try {
        if (isUnlimited) await order('set local statement_timeout = 0');
        const result = await work({ query: (statement) => this.#run(client, statement, { keeps: false, limit }) });
        const { command } = await order('commit');
        // PostgreSQL's answer if an earlier statement failed and `work` ignored it.
        if (command === 'ROLLBACK') throw new Error('The transaction had failed and could not be committed.');
        return result;
      } catch (error) {
        if (!this.#broken.has(client)) await order('rollback').catch(() => this.#broken.add(client));
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#pool.end();
  }

  async #withClient<T>(who: Who, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect(who);
    // A connection that breaks while it is in use says so here as well as in the statement's own rejection.
    const onError = () => this.#broken.add(client);
    client.on('error', onError);
    try {
      await this.#allowWrites(client);
      return await work(client);
    } finally {
      client.off('error', onError);
      client.release(this.#broken.has(client));
    }
  }

  /** Connects. Waits for the end of one outage at most. */
  async #connect(who: Who): Promise<pg.PoolClient> {
    let outage = this.#outage;
    try {
      if (outage === null) return await this.#attempt();
    } catch (error) {
      if (!isOutage(error)) throw new DatabaseUnavailable(error);
      outage = this.#outage ?? this.#beginOutage(error);
    }
    if (!(await outage.endsInTime[who])) throw new DatabaseUnavailable(outage.cause);
    return this.#attempt().catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
  }

  async #attempt(): Promise<pg.PoolClient> {
    if (this.#options.isRestarting?.()) throw new NotReady('The database is being started.');
    return this.#pool.connect();
  }

  #beginOutage(cause: unknown): Outage {
    const end = new AbortController();
    const endsWithin = (milliseconds: number) => wait(milliseconds, false, { signal: end.signal }).catch(() => true);
    const outage = {
      cause,
      endsInTime: {
        // One attempt without an answer has used up the time of a request.
        request: endsWithin(isTimeout(cause) ? 0 : patience.request),
        start: endsWithin(patience.start),
      },
    };
    this.#outage = outage;
    void this.#untilReached().finally(() => {
      this.#outage = null;
      end.abort();
    });
    return outage;
  }

  /** Tries to connect, on behalf of all waiting requests. An error of another kind ends the outage too, and the next request reports it. */
  async #untilReached(): Promise<void> {
    const { signal } = this.#closing;
    for (;;) {
      await wait(connectPause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        (await this.#attempt()).release();
        return;
      } catch (error) {
        if (!isOutage(error)) return;
      }
    }
  }

  /** Lets PostgreSQL refuse what writes, while there is a reason to: only it knows which statements do. */
  async #allowWrites(client: pg.PoolClient): Promise<void> {
    if (this.#options.refusesWrites === undefined) return;
    const isReadOnly = this.#options.refusesWrites() !== null;
    if (this.#readOnly.get(client) === isReadOnly) return;
    const text = `set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`;
    await this.#send(client, { text }, { text, keeps: false, limit: this.#options.limit });
    this.#readOnly.set(client, isReadOnly);
  }

  async #run<Row>(client: pg.PoolClient, statement: Sql, how: Omit<Sent, 'text'>): Promise<Row[]> {
    const { text, values } = statement;
    const { rows } = await this.#send<Row & pg.QueryResultRow>(client, { text, values }, { text, ...how });
    return rows;
  }

  /** Sends everything that goes to the database, so that no answer is waited for without end. */
  async #send<Row extends pg.QueryResultRow>(
    client: pg.PoolClient,
    query: pg.QueryConfig,
    sent: Sent,
  ): Promise<pg.QueryResult<Row>> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#giveUp(client, `a statement ran longer than ${sent.limit / 1000} s: ${sent.text.slice(0, 200)}`);
    }, sent.limit);
    const { probe } = this.#options;
    const probing = probe && setInterval(() => this.#suspect(client, probe), probePause);
    this.#waiting.add(client);
    try {
      const result = await client.query<Row>(query);
      this.#answers += 1;
      return result;
    } catch (error) {
      if (isReported(error)) this.#answers += 1;
      throw this.#translate(client, error, sent, isLate);
    } finally {
      clearTimeout(timer);
      clearInterval(probing);
      this.#waiting.delete(client);
    }
  }

  /** A statement on this connection has no answer yet. */
  #suspect(client: pg.PoolClient, probe: () => Promise<void>): void {
    if (this.#outage !== null) this.#giveUp(client, outageBegan);
    else if (!this.#isProbing) void this.#probe(probe);
  }

  /** Gives up all that waits for an answer when the server does not answer a new connection either. */
  async #probe(probe: () => Promise<void>): Promise<void> {
    const answersBefore = this.#answers;
    this.#isProbing = true;
    try {
      await probe();
    } catch (error) {
      // Where others are answered, it is this process that was too slow.
      if (!isOutage(error) || this.#answers > answersBefore || this.#outage !== null) return;
      this.#beginOutage(error);
      for (const client of this.#waiting) this.#giveUp(client, outageBegan);
      await this.#dropIdle();
    } finally {
      this.#isProbing = false;
    }
  }

  /** Connections that hung while nobody used them look like any other. */
  async #dropIdle(): Promise<void> {
    while (this.#pool.idleCount > 0) {
      const client = await this.#pool.connect().catch(() => null);
      if (client === null) return;
      client.release(true);
    }
  }

  #giveUp(client: pg.PoolClient, reason: string): void {
    this.#broken.add(client);
    this.#options.onStuck?.(reason);
    // Ends a connection that waits for an answer at once.
    void client.end().catch(() => undefined);
  }

  #translate(client: pg.PoolClient, error: unknown, { text, keeps }: Sent, isLate: boolean): unknown {
    if (isLate) return text === 'commit' ? new DatabaseUnavailable(error) : new StatementTimeout();
    const code = codeOf(error);
    if (isFatal(error)) {
      this.#giveUp(client, `it failed with ${(error as Error).message}`);
      return code === diskFull && !keeps ? new StorageFull(undefined, error) : new DatabaseUnavailable(error);
    }
    if (code === diskFull) return new StorageFull(undefined, error);
    if (code === readOnly && this.#readOnly.get(client) === true) return new StorageFull(undefined, error);
    if (code === statementCancelled) return new StatementTimeout();
    // `pg` has no code for a statement sent on a connection that is gone.
    const isGone = isPassing(error) || (this.#broken.has(client) && !isReported(error));
    if (!isGone) return error;
    this.#broken.add(client);
    return new DatabaseUnavailable(error);
  }
}
