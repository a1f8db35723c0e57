// Writes operations as an HTTP archive (HAR 1.2) for browsers' developer tools and other programs. Secrets are blanked.
import { blankSecrets } from './blankSecrets.ts';
import type { LoggedOperation } from './operationLog.ts';

const httpVersion = 'HTTP/1.1';
/** The format's value for unknown numbers. */
const unknown = -1;

type HeaderList = readonly { readonly name: string; readonly value: string }[];

/** An archive with those members of the format that are written here. Times are those of the world, whose clock stands still during an operation. */
export interface Har {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly entries: readonly HarEntry[];
  };
}

interface HarEntry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: {
    readonly method: 'POST';
    readonly url: string;
    readonly httpVersion: string;
    readonly cookies: readonly never[];
    readonly headers: HeaderList;
    readonly queryString: readonly never[];
    readonly postData: { readonly mimeType: string; readonly text: string };
    readonly headersSize: number;
    readonly bodySize: number;
  };
  readonly response: {
    /** 0 if the connection was cut. */
    readonly status: number;
    readonly statusText: string;
    readonly httpVersion: string;
    readonly cookies: readonly never[];
    readonly headers: HeaderList;
    readonly content: { readonly size: number; readonly mimeType: string; readonly text: string };
    readonly redirectURL: string;
    readonly headersSize: number;
    readonly bodySize: number;
  };
  readonly cache: Readonly<Record<string, never>>;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
  /** The operation, the scenario, and the failure. */
  readonly comment: string;
}

/** `operations` are in the order in which they were sent; `url` is the address of the server. */
export function toHar(operations: readonly LoggedOperation[], url: string): Har {
  return {
    log: {
      version: '1.2',
      creator: { name: 'mock server', version: '1' },
      entries: operations.map((operation) => entryOf(operation, url)),
    },
  };
}

function entryOf(operation: LoggedOperation, url: string): HarEntry {
  const { at, name, status, scenario, failure } = operation;
  const { query, variables, answer: text } = blankSecrets(operation);
  const sent = JSON.stringify({ query, variables });
  const json = [{ name: 'content-type', value: 'application/json' }];
  const common = { httpVersion, cookies: [], headersSize: unknown };
  return {
    startedDateTime: at,
    time: 0,
    request: {
      ...{ method: 'POST', url: `${url}/api`, ...common, headers: json, queryString: [] },
      postData: { mimeType: 'application/json', text: sent },
      bodySize: Buffer.byteLength(sent),
    },
    response: {
      ...{ status: status ?? 0, statusText: '', ...common, headers: status === null ? [] : json },
      content: { size: Buffer.byteLength(text), mimeType: 'application/json', text },
      redirectURL: '',
      bodySize: unknown,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
    comment: [name ?? 'unnamed', scenario, ...(failure ? [failure.kind, failure.detail] : [])]
      .filter((word) => word !== null)
      .join(' · '),
  };
}
