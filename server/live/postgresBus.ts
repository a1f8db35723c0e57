// Carries messages to all processes on one PostgreSQL, by NOTIFY on a connection of its own: a transaction that notifies would wait for all others
// that do. What several requests send at about the same time is one notification.
import pg from 'pg';
import { type LiveBus, type LiveListener, ProcessBus } from './liveBus.ts';
import { type LiveMessage, readMessages, subjectOf } from './liveMessages.ts';

const channel = 'library_live';
/** For how many milliseconds messages are collected before they are sent. */
const collecting = 50;
/** PostgreSQL takes less than 8,000 bytes. */
const longestPayload = 7_900;
/** Milliseconds until the first and the last of the attempts to connect again; each waits twice as long as the one before. */
const [shortestPause, longestPause] = [250, 5_000];
/** How often the connection is tried, in milliseconds, and how long the answer may take. A connection that hangs would receive nothing. */
const [probePeriod, probeLimit] = [15_000, 5_000];

/** Divides messages into texts that PostgreSQL takes. */
export function payloadsOf(messages: readonly LiveMessage[]): string[] {
  const payloads: string[] = [];
  let items: string[] = [];
  let length = 2;
  const end = () => {
    if (items.length > 0) payloads.push(`[${items.join(',')}]`);
    items = [];
    length = 2;
  };
  for (const message of messages) {
    const item = JSON.stringify(message);
    const size = Buffer.byteLength(item) + 1;
    if (length + size > longestPayload) end();
    items.push(item);
    length += size;
  }
  end();
  return payloads;
}

export class PostgresBus implements LiveBus {
  readonly #url: string;
  readonly #warn: (message: string) => void;
  /** This process receives its own messages at once, also without a connection. */
  readonly #here = new ProcessBus();
  readonly #waiting = new Map<string, LiveMessage>();
  #client: pg.Client | null = null;
  #sending: NodeJS.Timeout | null = null;
  #connecting: NodeJS.Timeout | null = null;
  #pause = shortestPause;
  /** Whether the log was told that there is no connection. */
  #hasWarned = false;
  #isClosed = false;
  readonly #probing: NodeJS.Timeout;

  constructor(url: string, warn: (message: string) => void) {
    this.#url = url;
    this.#warn = warn;
    void this.#connect();
    this.#probing = setInterval(() => void this.#client?.query('select 1').catch(() => this.#lose()), probePeriod);
    this.#probing.unref();
  }

  send(message: LiveMessage): void {
    this.#here.send(message);
    if (this.#client === null) return;
    const subject = subjectOf(message);
    // Sent in the order of the last messages: that a session is connected elsewhere follows that a stream of it was closed.
    this.#waiting.delete(subject);
    this.#waiting.set(subject, message);
    this.#sending ??= setTimeout(() => this.#notify(), collecting);
  }

  listen(listener: LiveListener): () => void {
    return this.#here.listen(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#probing);
    if (this.#connecting) clearTimeout(this.#connecting);
    if (this.#sending) clearTimeout(this.#sending);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
    await this.#here.close();
  }

  #notify(): void {
    this.#sending = null;
    const messages = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const payload of payloadsOf(messages))
      void this.#client?.query('select pg_notify($1, $2)', [channel, payload]).catch(() => this.#lose());
  }

  async #connect(): Promise<void> {
    this.#connecting = null;
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: probeLimit,
      query_timeout: probeLimit,
      keepAlive: true,
      application_name: 'library live',
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ processId, payload = '' }) => {
      // PostgreSQL also returns what this connection has sent.
      if (processId !== (client as { processID?: number }).processID)
        readMessages(payload).forEach((each) => this.#here.send(each));
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (this.#isClosed) {
        await client.end();
        return;
      }
      this.#client = client;
      this.#pause = shortestPause;
      this.#hasWarned = false;
    } catch {
      void client.end().catch(() => undefined);
      this.#warnOnce();
      this.#connectLater();
    }
  }

  /** Gives up the connection. Pages are told of other processes' changes later then, by the check of open streams (liveStreams.ts). */
  #lose(client = this.#client): void {
    if (this.#isClosed || client === null || client !== this.#client) return;
    this.#warnOnce();
    this.#client = null;
    this.#waiting.clear();
    void client.end().catch(() => undefined);
    this.#connectLater();
  }

  #warnOnce(): void {
    if (this.#isClosed || this.#hasWarned) return;
    this.#hasWarned = true;
    this.#warn(
      'There is no connection for live changes: changes by other server processes are seen some seconds later until there is one.',
    );
  }

  #connectLater(): void {
    if (this.#isClosed || this.#connecting) return;
    this.#connecting = setTimeout(() => void this.#connect(), this.#pause).unref();
    this.#pause = Math.min(2 * this.#pause, longestPause);
  }
}
