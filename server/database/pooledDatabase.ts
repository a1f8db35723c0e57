// A Database with a pool of `pg` connections; used for PostgreSQL servers and for the embedded engine.
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { type Database, DatabaseUnavailable, type Queryable, StatementTimeout, StorageFull } from './database.ts';

export interface PooledDatabaseOptions {
  pool: pg.Pool;
  /** Whether the database is being restarted, so that connecting is useless. */
  isRestarting?: () => boolean;
  /** The most milliseconds that an answer may take; after that, the connection is given up. */
  limit: number;
  /** Called with the reason when a connection is given up, because the engine took too long or failed fatally. */
  onStuck?: (reason: string) => void;
  /** The message why nothing may be written at the moment; null if writing is possible. */
  refusesWrites?: () => string | null;
  /** Rejects if the server does not answer on a new connection; this distinguishes a hanging connection from a slow statement. */
  probe?: () => Promise<void>;
}

export interface TransactionOptions {
  /** For migrations: statements get the much longer `migrationLimit`, and connecting waits as long as a starting process may. */
  unlimited?: boolean;
}

/** Whether connecting may soon succeed, because the server is starting or restarting. */
function isTransient(error: unknown): boolean {
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

/** Whether the error ends the server or this connection to it. */
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
/** The reason for giving up connections in an outage. */
const outageBegan = 'the server cannot be reached any more';
/** While a statement has no answer, the server is checked on a new connection every so many milliseconds. */
const probePause = 1_000;
/** How many milliseconds requests, and a starting process, wait for the end of an outage. A request then fails after about two seconds. */
const patience = { request: 1_800, start: 10_000 } as const;
/** The limit in milliseconds for statements of migrations, so that they never hold a connection forever. */
const migrationLimit = 60 * 60 * 1000;

type Waiter = keyof typeof patience;

class NotReady extends Error {}

/** Recognizes the message, because `pg` has no code for a server that did not answer in time. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired';
}

/** Whether the database is temporarily unreachable, so that waiting is useful. */
function isOutage(error: unknown): boolean {
  return isTransient(error) || isTimeout(error);
}

/** An outage of the database. All requests share it, so that queued requests do not start another wait. */
interface Outage {
  readonly cause: unknown;
  /** For each kind of waiter: resolves with true when the outage ends, and with false after the time that it may wait. */
  readonly endsInTime: Readonly<Record<Waiter, Promise<boolean>>>;
}

/** A sent statement. `mayBeStored`: its changes may be stored even if it failed, as with a commit or a statement outside of a transaction. */
interface Sent {
  readonly text: string;
  readonly mayBeStored: boolean;
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
  /** Connections with a statement that has no answer yet. */
  readonly #waiting = new Set<pg.PoolClient>();
  #isProbing = false;
  /** The number of answers so far; each new one proves that the server is alive. */
  #answers = 0;
  #outage: Outage | null = null;

  constructor(options: PooledDatabaseOptions) {
    this.#options = options;
    this.#pool = options.pool;
    // The pool drops idle connections that break; the next request gets a new one.
    this.#pool.on('error', () => undefined);
  }

  async query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]> {
    return this.#withClient('request', (client) =>
      this.#run<Row>(client, statement, { mayBeStored: true, limit: this.#options.limit }),
    );
  }

  async transaction<T>(
    work: (tx: Queryable) => Promise<T>,
    { unlimited: isUnlimited = false }: TransactionOptions = {},
  ): Promise<T> {
    const limit = isUnlimited ? migrationLimit : this.#options.limit;
    return this.#withClient(isUnlimited ? 'start' : 'request', async (client) => {
      const sendCommand = (text: string) =>
        this.#send(client, { text }, { text, limit, mayBeStored: text === 'commit' });
      await sendCommand('begin');
      try {
        if (isUnlimited) await sendCommand('set local statement_timeout = 0');
        const result = await work({
          query: (statement) => this.#run(client, statement, { mayBeStored: false, limit }),
        });
        const { command } = await sendCommand('commit');
        // This is PostgreSQL's answer to the commit if an earlier statement failed and `work` ignored that.
        if (command === 'ROLLBACK') throw new Error('The transaction had failed and could not be committed.');
        return result;
      } catch (error) {
        if (!this.#broken.has(client)) await sendCommand('rollback').catch(() => this.#broken.add(client));
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#pool.end();
  }

  async #withClient<T>(waiter: Waiter, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect(waiter);
    // A connection that breaks while in use reports it here and in the rejection of the statement.
    const onError = () => this.#broken.add(client);
    client.on('error', onError);
    try {
      await this.#setReadOnly(client);
      return await work(client);
    } finally {
      client.off('error', onError);
      client.release(this.#broken.has(client));
    }
  }

  /** Connects, and waits for the end of at most one outage. */
  async #connect(waiter: Waiter): Promise<pg.PoolClient> {
    let outage = this.#outage;
    try {
      if (outage === null) return await this.#attempt();
    } catch (error) {
      if (!isOutage(error)) throw new DatabaseUnavailable(error);
      outage = this.#outage ?? this.#beginOutage(error);
    }
    if (!(await outage.endsInTime[waiter])) throw new DatabaseUnavailable(outage.cause);
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
        // A single attempt without an answer has used up all the time of a request.
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

  /** Tries to connect for all waiting requests until it succeeds. Other errors end the outage too, and the next request reports them. */
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

  /** Makes PostgreSQL reject writes while there is a reason to; only PostgreSQL knows which statements write. */
  async #setReadOnly(client: pg.PoolClient): Promise<void> {
    if (this.#options.refusesWrites === undefined) return;
    const isReadOnly = this.#options.refusesWrites() !== null;
    if (this.#readOnly.get(client) === isReadOnly) return;
    const text = `set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`;
    await this.#send(client, { text }, { text, mayBeStored: false, limit: this.#options.limit });
    this.#readOnly.set(client, isReadOnly);
  }

  async #run<Row>(client: pg.PoolClient, statement: Sql, how: Omit<Sent, 'text'>): Promise<Row[]> {
    const { text, values } = statement;
    const { rows } = await this.#send<Row & pg.QueryResultRow>(client, { text, values }, { text, ...how });
    return rows;
  }

  /** Sends a statement. Everything is sent by this method, which limits the wait for the answer. */
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

  /** Handles a statement on this connection that has had no answer for a while. */
  #suspect(client: pg.PoolClient, probe: () => Promise<void>): void {
    if (this.#outage !== null) this.#giveUp(client, outageBegan);
    else if (!this.#isProbing) void this.#probe(probe);
  }

  /** Checks the server on a new connection. If that fails as well, gives up all connections that wait for an answer. */
  async #probe(probe: () => Promise<void>): Promise<void> {
    const answersBefore = this.#answers;
    this.#isProbing = true;
    try {
      await probe();
    } catch (error) {
      // If other statements got answers, only this process was too slow.
      if (!isOutage(error) || this.#answers > answersBefore || this.#outage !== null) return;
      this.#beginOutage(error);
      for (const client of this.#waiting) this.#giveUp(client, outageBegan);
      await this.#dropIdle();
    } finally {
      this.#isProbing = false;
    }
  }

  /** Drops all idle connections, because those that hang cannot be told from others. */
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
    // Ends the connection immediately if it waits for an answer.
    void client.end().catch(() => undefined);
  }

  #translate(client: pg.PoolClient, error: unknown, { text, mayBeStored }: Sent, isLate: boolean): unknown {
    if (isLate) return text === 'commit' ? new DatabaseUnavailable(error) : new StatementTimeout();
    const code = codeOf(error);
    if (isFatal(error)) {
      this.#giveUp(client, `it failed with ${(error as Error).message}`);
      return code === diskFull && !mayBeStored ? new StorageFull(undefined, error) : new DatabaseUnavailable(error);
    }
    if (code === diskFull) return new StorageFull(undefined, error);
    if (code === readOnly && this.#readOnly.get(client) === true) return new StorageFull(undefined, error);
    if (code === statementCancelled) return new StatementTimeout();
    // `pg` has no code for a statement sent on a connection that is gone.
    const isGone = isTransient(error) || (this.#broken.has(client) && !isReported(error));
    if (!isGone) return error;
    this.#broken.add(client);
    return new DatabaseUnavailable(error);
  }
}
