// GET /api/libraries/{id}/events: a stream of Server-Sent Events for whoever may read the library. POST /api/libraries/{id}/presence: what a page shows at
// the moment. Both need a session.
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { Queryable } from '../database/database.ts';
import { accessTexts } from '../graphql/accessTexts.ts';
import type { Membership, SessionViewer, Viewer } from '../graphql/request.ts';
import type { ViewerLibraries } from '../graphql/viewerLibraries.ts';
import { allows, sendRefusal } from '../http/answer.ts';
import type { ReadBody } from '../http/bodies.ts';
import { setUnavailable } from '../http/failure.ts';
import type { LiveStreams } from './liveStreams.ts';
import { liveTexts } from './liveTexts.ts';
import { readShownNames } from './shownNames.ts';

/** Seconds after which a refused page may connect again. */
const pauseAfterLimit = 60;

export interface LiveRequest {
  readonly live: LiveStreams;
  readonly viewer: Viewer | null;
  /** The libraries of a viewer; called once the viewer is known. */
  readonly librariesOf: (viewer: Viewer) => Pick<ViewerLibraries, 'findSource' | 'personalId'>;
}

export interface EventsRequest extends LiveRequest {
  readonly isDraining: boolean;
  /** Called when a limit refuses the stream. */
  readonly onLimit: (limit: string, account: string) => void;
}

export interface PresenceRequest extends LiveRequest {
  readonly readBody: ReadBody;
  readonly database: (account: string) => Queryable;
}

interface Found {
  readonly viewer: SessionViewer;
  readonly library: Pick<Membership, 'libraryId' | 'role'>;
}

/** The viewer and the library; null if the request was refused. */
function findOpenLibraryOrRefuse(
  response: ServerResponse,
  address: URL,
  { viewer, librariesOf }: LiveRequest,
): Found | null {
  if (viewer === null) sendRefusal(response, 401, 'UNAUTHENTICATED', liveTexts.loggedOut);
  else if (viewer.via === 'token') sendRefusal(response, 403, 'FORBIDDEN', accessTexts.sessionOnly);
  else {
    const [, , , apiId = ''] = address.pathname.split('/');
    const libraries = librariesOf(viewer);
    const source = libraries.findSource(apiId);
    const library = source && (source.shared ?? { libraryId: libraries.personalId, role: 'OWNER', trashed: null });
    if (library?.trashed === null) return { viewer, library };
    sendRefusal(response, 404, 'NOT_FOUND', accessTexts.noLibrary);
  }
  return null;
}

/** The moment in `Last-Event-ID`; null if there is none. */
function lastMoment({ headers }: IncomingMessage): number | null {
  const text = headers['last-event-id'];
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

export async function answerEvents(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  options: EventsRequest,
): Promise<void> {
  if (!allows(request, response, ['GET'])) return;
  const found = findOpenLibraryOrRefuse(response, address, options);
  if (found === null) return;
  const { live, isDraining, onLimit } = options;
  const { viewer, library } = found;
  if (isDraining) {
    setUnavailable(response);
    sendRefusal(response, 503, 'SERVICE_UNAVAILABLE', liveTexts.restarting);
    return;
  }
  const limit = live.limitFor(viewer.id);
  if (limit !== null) {
    onLimit(`events:${limit}`, viewer.id);
    response.setHeader('Retry-After', String(pauseAfterLimit));
    if (limit === 'account') sendRefusal(response, 429, 'RATE_LIMITED', liveTexts.tooManyOfPerson);
    else sendRefusal(response, 503, 'SERVICE_UNAVAILABLE', liveTexts.tooMany);
    return;
  }
  const { libraryId, role } = library;
  await live.open(response, {
    ...{ libraryId, role, userId: viewer.id, sessionId: viewer.sessionId },
    since: lastMoment(request),
  });
}

const tab = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const documentId = v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/));
const field = v.pipe(v.string(), v.regex(/^[a-z]{1,40}$/i));
const PresenceBody = v.union([
  v.strictObject({ tab, left: v.literal(true) }),
  v.strictObject({ tab, documentId: v.nullable(documentId), field: v.nullable(field) }),
]);

export async function answerPresence(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  options: PresenceRequest,
): Promise<void> {
  if (!allows(request, response, ['POST'])) return;
  const found = findOpenLibraryOrRefuse(response, address, options);
  if (found === null) return;
  const body = await options.readBody(request, response);
  if (body === null) return;
  const read = v.safeParse(PresenceBody, body.value);
  if (!read.success) {
    sendRefusal(response, 400, 'BAD_REQUEST', liveTexts.presence);
    return;
  }
  // Nobody else can open a personal library, whose id in the database is that of the account.
  if (found.library.libraryId !== found.viewer.id) await updatePresence(read.output, found, options);
  response.statusCode = 204;
  response.end();
}

async function updatePresence(
  body: v.InferOutput<typeof PresenceBody>,
  { viewer, library }: Found,
  { live, database }: PresenceRequest,
): Promise<void> {
  const who = { libraryId: library.libraryId, userId: viewer.id, tab: body.tab };
  if ('left' in body) {
    live.leave(who);
    return;
  }
  const { documentId: open, field: edited } = body;
  // A reader edits nothing.
  const seen = library.role === 'READER' ? null : edited;
  const [names] = await readShownNames(database(viewer.id), [who]);
  if (names) live.report({ ...who, sessionId: viewer.sessionId, ...names, documentId: open, field: seen });
}
