// Scenario: two other people have the library open; one of them edits the document that is open here.
import type { ServerResponse } from 'node:http';
import { serverAddressAt } from '#server/http/serverAddresses.ts';
import type { Scenario } from '../scenario.ts';

/** The state since the scenario was chosen. */
interface PresenceState {
  readonly streams: Set<ServerResponse>;
  documentId: string | null;
}

const states = new WeakMap<Set<string>, PresenceState>();

function presenceOf(memory: Set<string>): PresenceState {
  const here = states.get(memory) ?? { streams: new Set(), documentId: null };
  states.set(memory, here);
  return here;
}

function eventOf({ documentId }: PresenceState): string {
  const people = [
    { id: 'user_ada', name: 'Ada Lovelace', documentId, field: documentId && 'title' },
    { id: 'user_grace', name: 'Grace Hopper', documentId: null, field: null },
  ];
  return `event: present\ndata: ${JSON.stringify({ people })}\n\n`;
}

/** Sends the event after the server has started the stream. */
function follow(response: ServerResponse, here: PresenceState): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  response.write = (...args: unknown[]) => {
    response.write = write;
    here.streams.add(response);
    response.once('close', () => here.streams.delete(response));
    write(...args);
    return write(eventOf(here));
  };
}

export const othersHere: Scenario = {
  name: 'others-here',
  title: 'Others are here',
  section: 'Library',
  description:
    'Ada Lovelace and Grace Hopper have the library open. Ada edits the title of the document that was opened last, and saves nothing.',
  transport: ({ path, response, operation, memory, next }) => {
    const here = presenceOf(memory);
    const { id } = operation?.variables ?? {};
    if (serverAddressAt(path) === '/api/libraries/:id/events') follow(response, here);
    else if (operation?.kind === 'query' && typeof id === 'string' && id.startsWith('doc_')) {
      here.documentId = id;
      for (const stream of here.streams) stream.write(eventOf(here));
    }
    next();
  },
};
