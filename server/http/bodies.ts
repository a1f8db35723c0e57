// Request bodies of the API: how large they may be and for whom, and how a body that is refused is answered.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Viewer } from '../graphql/request.ts';
import type { ErrorCode } from '../graphql/errors.ts';
import { Counts } from '../work/counts.ts';
import { onceClosed, sendRefusal } from './answer.ts';
import { jsonLimits } from './jsonLimits.ts';
import { bodyPatience, readJson, type Unread } from './readJson.ts';

export interface BodyLimits {
  /** In bytes, without a session. The app's longest operation has 5,000 characters. */
  readonly anybody: number;
  /** In bytes, with a session. An import sends 2 MB at once. */
  readonly loggedIn: number;
  /** How many bodies larger than `anybody` an account may send at once, to this process. */
  readonly largeAtOnce: number;
  /** How long the client may pause while sending, in milliseconds. */
  readonly patience: number;
}

export const bodyLimits: BodyLimits = {
  anybody: 100 * 1024,
  loggedIn: 10 * 1024 * 1024,
  largeAtOnce: 2,
  patience: bodyPatience,
};

/** Why a large body is refused. */
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

/** In seconds: the largest import batches take about as long. */
const retryAfter = 5;

/** Reads the body; null if the request was answered with a refusal, or the client has left. */
export type ReadBody = (request: IncomingMessage, response: ServerResponse) => Promise<{ value: unknown } | null>;

export interface BodyOptions {
  limits: BodyLimits;
  /** The session token of a request; null if it has none. */
  readToken: (request: IncomingMessage) => string | null;
  findViewer: (token: string, request: IncomingMessage) => Promise<Viewer | null>;
  /** Called when a body is refused because its account sends enough large ones already. */
  onBusy: (account: string, request: IncomingMessage) => void;
}

export function createReadBody({ limits, readToken, findViewer, onBusy }: BodyOptions): ReadBody {
  const words = refusals(limits);
  /** How many large bodies of each account are being read or worked on. */
  const large = new Counts();

  async function admit(request: IncomingMessage, response: ServerResponse): Promise<NotAdmitted | null> {
    const token = readToken(request);
    if (token === null) return 'anonymous';
    // A token proves nothing until it is looked up: anybody can send one.
    const viewer = await findViewer(token, request);
    if (viewer === null) return 'loggedOut';
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
    // Part of the body may be unread, so the connection cannot be used again.
    if (why === 'tooLarge' || why === 'tooSlow' || why === 'anonymous') response.setHeader('Connection', 'close');
    if (why === 'busy') response.setHeader('Retry-After', String(retryAfter));
    sendRefusal(response, ...words[why]);
    return null;
  };
}
