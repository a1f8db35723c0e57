// Holds the stream of a library's events open.
import { type EventObject, fromCallback } from 'xstate';
import type { PersonHere, PresenceEvent } from '#machines/presence/presenceTypes.ts';

export const liveAddress = (libraryId: string, what: 'events' | 'presence') =>
  `/api/libraries/${encodeURIComponent(libraryId)}/${what}`;

/** The actor that holds the stream of this library open until it is stopped. */
export function openStream(libraryId: string) {
  return fromCallback<EventObject>(({ sendBack }) => {
    const send = (event: PresenceEvent) => {
      sendBack(event);
    };
    const stream = new EventSource(liveAddress(libraryId, 'events'));
    stream.addEventListener('open', () => {
      send({ type: 'stream.opened' });
    });
    stream.addEventListener('error', () => {
      // If the stream is closed, the browser does not reconnect, because the server has answered with another status than 200.
      send({ type: stream.readyState === EventSource.CLOSED ? 'stream.refused' : 'stream.lost' });
    });
    stream.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      send({ type: 'stream.changed', ...(JSON.parse(data) as { at: string }) });
    });
    stream.addEventListener('present', ({ data }: MessageEvent<string>) => {
      send({ type: 'stream.people', ...(JSON.parse(data) as { people: PersonHere[] }) });
    });
    return () => {
      stream.close();
    };
  });
}
