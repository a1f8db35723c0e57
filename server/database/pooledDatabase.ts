// A Database over a pool of `pg` connections: the same code for a PostgreSQL server and the embedded engine.
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { type Database, DatabaseUnavailable, type Queryable, StatementTimeout } from './database.ts';

export interface PooledDatabaseOptions {
  pool: pg.Pool;
  /** Resolves when connecting makes sense. */
  ready?: () => Promise<void>;
  /** For an engine that keeps no statement timeout itself: how long a statement may run, and what ends it. */
  watchdog?: { milliseconds: number; bite: (statement: string) => void };
}

export interface TransactionOptions {
  /** For migrations: a statement may take as long as it takes. */
  unlimited?: boolean;
}

/** Whether a failed connection may succeed in a moment: the server is starting, or was started again. */
function isPassing(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return (
    code === 'ECONNREFUSED' ||
    code === 'ENOENT' ||
    code === 'ECONNRESET' ||
    code === '57P03' ||
    code === '57P01' ||
    (error instanceof Error && error.message.startsWith('Connection terminated'))
  );
}

const statementCancelled = '57014';
const connectAttempts = 40;
const connectPause = 250;

export class PooledDatabase implements Database {
  readonly #pool: pg.Pool;
  readonly #ready: () => Promise<void>;
  readonly #watchdog: PooledDatabaseOptions['watchdog'];

  constructor({ pool, ready = () => Promise.resolve(), watchdog }: PooledDatabaseOptions) {
    this.#pool = pool;
    this.#ready = ready;
    this.#watchdog = watchdog;
    // An idle connection that breaks is dropped by the pool; the next request gets a new one.
    pool.on('error', () => undefined);
  }

  async query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]> {
    return this.#withClient((client) => this.#run<Row>(client, statement));
  }

  async transaction<T>(
    work: (tx: Queryable) => Promise<T>,
    { unlimited = false }: TransactionOptions = {},
  ): Promise<T> {
    return this.#withClient(async (client) => {
      const run = <Row>(statement: Sql) => this.#run<Row>(client, statement, unlimited);
      await client.query('begin');
      try {
        if (unlimited && this.#watchdog === undefined) await client.query('set local statement_timeout = 0');
        const result = await work({ query: run });
        await this.#guard(() => client.query('commit'), 'commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    // A connection that breaks while it is in use says so here as well as in the statement's own rejection.
    let broken = false;
    const onError = () => {
      broken = true;
    };
    client.on('error', onError);
    try {
      return await work(client);
    } catch (error) {
      if (error instanceof StatementTimeout) broken ||= this.#watchdog !== undefined;
      else if (isPassing(error)) {
        broken = true;
        throw new DatabaseUnavailable(error);
      }
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#ready();
        return await this.#pool.connect();
      } catch (error) {
        if (attempt === connectAttempts || !isPassing(error)) throw new DatabaseUnavailable(error);
        await wait(connectPause);
      }
    }
  }

  async #run<Row>(client: pg.PoolClient, statement: Sql, unlimited = false): Promise<Row[]> {
    const send = () => client.query<Row & pg.QueryResultRow>({ text: statement.text, values: statement.values });
    const { rows } = await (unlimited ? send() : this.#guard(send, statement.text));
    return rows;
  }

  async #guard<T>(send: () => Promise<T>, text: string): Promise<T> {
    const watchdog = this.#watchdog;
    const bitten = new AbortController();
    const timer =
      watchdog &&
      setTimeout(() => {
        bitten.abort();
        watchdog.bite(text);
      }, watchdog.milliseconds);
    try {
      return await send();
    } catch (error) {
      if (bitten.signal.aborted || (error as { code?: unknown }).code === statementCancelled)
        throw new StatementTimeout();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
