// Reads request bodies of the API, with limits on their size that depend on the client, and answers rejected ones.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Viewer } from '../graphql/request.ts';
import type { ErrorCode } from '../graphql/errors.ts';
import { Counts } from '../work/counts.ts';
import { onceClosed, sendRefusal } from './answer.ts';
import { jsonLimits } from './jsonLimits.ts';
import { bodyPatience, readJson, type Unread } from './readJson.ts';

export interface BodyLimits {
  /** The limit in bytes without a session. The app's longest operation has 5,000 characters. */
  readonly anybody: number;
  /** The limit in bytes with a session. An import sends 2 MB at once. */
  readonly loggedIn: number;
  /** The number of bodies larger than `anybody` that an account may send to this process at the same time. */
  readonly largeAtOnce: number;
  /** The longest pause of a sending client, in milliseconds. */
  readonly patience: number;
}

export const bodyLimits: BodyLimits = {
  anybody: 100 * 1024,
  loggedIn: 10 * 1024 * 1024,
  largeAtOnce: 2,
  patience: bodyPatience,
};

/** The reason why a large body is rejected. */
type NotAdmitted = 'anonymous' | 'loggedOut' | 'busy';

function sizeInWords(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / 1024 / 1024)} MB`;
}

function refusals(
  limits: BodyLimits,
): Readonly<Record<Exclude<Unread, 'aborted'> | NotAdmitted, readonly [number, ErrorCode, string]>> {
  const tooLarge = (bytes: number) => `A request can be at most ${sizeInWords(bytes)}`;
  return {
    tooLarge: [413, 'PAYLOAD_TOO_LARGE', `${tooLarge(limits.loggedIn)}. Send it in parts.`],
    values: [
      413,
      'PAYLOAD_TOO_LARGE',
      `The body holds more than ${jsonLimits.values.toLocaleString('en')} values. Send it in parts.`,
    ],
    names: [400, 'BAD_REQUEST', `The body has more than ${jsonLimits.names.toLocaleString('en')} different names.`],
    depth: [400, 'BAD_REQUEST', `The body is nested more than ${jsonLimits.depth} levels deep.`],
    broken: [400, 'BAD_REQUEST', 'The body is not valid JSON.'],
    tooSlow: [
      408,
      'BAD_REQUEST',
      `Nothing of the body came for ${Math.ceil(limits.patience / 1000)} seconds. Send the request again.`,
    ],
    anonymous: [413, 'PAYLOAD_TOO_LARGE', `${tooLarge(limits.anybody)} when you are not logged in.`],
    loggedOut: [401, 'UNAUTHENTICATED', 'Log in first.'],
    busy: [
      429,
      'RATE_LIMITED',
      `${limits.largeAtOnce} large requests of this account are in progress. Wait for one to finish.`,
    ],
  };
}

/** In seconds. The largest batches of an import take about this long. */
const retryAfter = 5;

/** Reads the body; null if it was rejected with a response, or the client has disconnected. */
export type ReadBody = (request: IncomingMessage, response: ServerResponse) => Promise<{ value: unknown } | null>;

export interface BodyOptions {
  limits: BodyLimits;
  /** Who sends the request; null if it has no session, and `loggedOut` if its session has ended. */
  findViewer: (request: IncomingMessage) => Promise<Pick<Viewer, 'id'> | 'loggedOut' | null>;
  /** Called when a body is rejected because the account already sends too many large ones. */
  onBusy: (account: string, request: IncomingMessage) => void;
}

export function createReadBody({ limits, findViewer, onBusy }: BodyOptions): ReadBody {
  const words = refusals(limits);
  /** The number of large bodies of each account that are being read or processed. */
  const large = new Counts();

  async function admit(request: IncomingMessage, response: ServerResponse): Promise<NotAdmitted | null> {
    const viewer = await findViewer(request);
    if (viewer === null) return 'anonymous';
    if (viewer === 'loggedOut') return viewer;
    const { id } = viewer;
    if (large.of(id) >= limits.largeAtOnce) {
      onBusy(id, request);
      return 'busy';
    }
    large.add(id, 1);
    onceClosed(response, () => large.add(id, -1));
    return null;
  }

  return async (request, response) => {
    const body = await readJson(request, {
      limit: limits.anybody,
      patience: limits.patience,
      larger: { limit: limits.loggedIn, admit: () => admit(request, response) },
    });
    if (body.kind === 'json') return body;
    const { why } = body;
    if (why === 'aborted') return null;
    // The connection cannot be reused, because part of the body may be unread.
    if (why === 'tooLarge' || why === 'tooSlow' || why === 'anonymous') response.setHeader('Connection', 'close');
    if (why === 'busy') response.setHeader('Retry-After', String(retryAfter));
    sendRefusal(response, ...words[why]);
    return null;
  };
}
