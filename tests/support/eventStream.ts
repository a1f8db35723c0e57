// Reads a stream of Server-Sent Events in tests.
import type { ApiClient } from './client.ts';
import { eventually } from './eventually.ts';

export interface ServerEvent {
  readonly id: string | null;
  readonly type: string;
  readonly data: unknown;
}

export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** All events so far. */
  readonly events: readonly ServerEvent[];
  /** Waits for an event that was not returned before; those before it are skipped. */
  next(type: string, isWanted?: (data: unknown) => boolean): Promise<ServerEvent>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

function readEvent(block: string): ServerEvent | null {
  const values = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name, value] = /^(\w+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) values.set(name, value);
  }
  const data = values.get('data');
  const parsed: unknown = data === undefined ? null : JSON.parse(data);
  return data === undefined
    ? null
    : { id: values.get('id') ?? null, type: values.get('event') ?? 'message', data: parsed };
}

/** Opens the stream at `path` as a client. */
export async function openEvents(
  { url, cookies, headers }: Pick<ApiClient, 'url' | 'cookies' | 'headers'>,
  path: string,
  more: Readonly<Record<string, string>> = {},
): Promise<EventStream> {
  const end = new AbortController();
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL(path, url), { headers: { ...headers, cookie, ...more }, signal: end.signal });
  const events: ServerEvent[] = [];
  let read = 0;
  async function readAll(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body ?? []) {
      rest += decoder.decode(chunk, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readEvent(block);
        if (event !== null) events.push(event);
      }
    }
  }
  const ended = readAll().catch((error: unknown) => {
    if (!end.signal.aborted) throw error;
  });
  // Tests that do not wait for the end are not interested in how it came.
  ended.catch(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    events,
    ended,
    next: (type, isWanted = () => true) =>
      eventually(
        () => `the event "${type}", after ${JSON.stringify(events)}`,
        () => {
          while (read < events.length) {
            const event = events[read];
            read += 1;
            if (event?.type === type && isWanted(event.data)) return event;
          }
          return undefined;
        },
      ),
    close: () => end.abort(),
  };
}
