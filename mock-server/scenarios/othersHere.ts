// Scenario: two other people have the library open; one of them edits the document that is open here.
import type { ServerResponse } from 'node:http';
import { serverAddressAt } from '#server/http/serverAddresses.ts';
import type { Scenario } from '../scenario.ts';

/** The presence events of one choice of the scenario. */
interface PresenceState {
  /** The open event streams. */
  readonly streams: Set<ServerResponse>;
  /** The document that was opened last; null before one is opened. */
  documentId: string | null;
}

/** By the memory of the scenario, which is new each time the scenario is chosen. */
const presences = new WeakMap<Set<string>, PresenceState>();

function presenceOf(memory: Set<string>): PresenceState {
  const presence = presences.get(memory) ?? { streams: new Set(), documentId: null };
  presences.set(memory, presence);
  return presence;
}

/** The event that lists the people in the library, as the server writes it. */
function presentEvent({ documentId }: PresenceState): string {
  const people = [
    { id: 'user_ada', name: 'Ada Lovelace', documentId, field: documentId && 'title' },
    { id: 'user_grace', name: 'Grace Hopper', documentId: null, field: null },
  ];
  return `event: present\ndata: ${JSON.stringify({ people })}\n\n`;
}

/** Sends the event right after the server's first write, which starts the stream, and adds the stream to the open ones. */
function addStream(response: ServerResponse, presence: PresenceState): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  response.write = (...args: unknown[]) => {
    response.write = write;
    presence.streams.add(response);
    response.once('close', () => presence.streams.delete(response));
    write(...args);
    return write(presentEvent(presence));
  };
}

export const othersHere: Scenario = {
  name: 'others-here',
  title: 'Others are here',
  section: 'Library',
  description:
    'Ada Lovelace and Grace Hopper have the library open. Ada edits the title of the document that was opened last, and saves nothing.',
  transport: ({ path, response, operation, memory, next }) => {
    const presence = presenceOf(memory);
    const { id } = operation?.variables ?? {};
    if (serverAddressAt(path) === '/api/libraries/:id/events') addStream(response, presence);
    else if (operation?.kind === 'query' && typeof id === 'string' && id.startsWith('doc_')) {
      presence.documentId = id;
      for (const stream of presence.streams) stream.write(presentEvent(presence));
    }
    next();
  },
};
