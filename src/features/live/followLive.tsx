// Connects the machine of the others in a library to the server, to the other tabs and to the page. Loaded some time after the library (useLive.ts).
import type { RefObject } from 'react';
import { createActor } from 'xstate';
import type { ChangeFeedEvent } from '#machines/changeFeed/changeFeedTypes.ts';
import { presenceMachine } from '#machines/presence/presenceMachine.ts';
import { NEW_DOCUMENT } from '#src/features/documents/libraryAddress.ts';
import { joinTabs } from './joinTabs.ts';
import { openStream } from './openStream.ts';
import { PeopleHere } from './PeopleHere.tsx';
import { reportPresence } from './reportPresence.ts';
import type { BeginFeed, Live, LivePlace } from './useLive.ts';

/** Follows the library until `signal` aborts. */
export function followLive(place: LivePlace, feed: RefObject<BeginFeed | null>, signal: AbortSignal): Live {
  const { libraryId } = place;
  const actor = createActor(
    presenceMachine.provide({
      actors: { joinTabs: joinTabs(place), openStream: openStream(libraryId), report: reportPresence(libraryId) },
    }),
    { input: { looking: { documentId: null, field: null } } },
  );
  const tell = (event: ChangeFeedEvent) => {
    void feed.current?.('heard').then((running) => running?.send(event));
  };
  actor.on('library.changed', ({ at }) => {
    tell({ type: 'library.heard', at });
  });
  let isLive = false;
  actor.subscribe((snapshot) => {
    if (snapshot.hasTag('connected') === isLive) return;
    isLive = !isLive;
    tell({ type: 'live.changed', isLive });
  });
  actor.start();
  const look = () => {
    actor.send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' });
  };
  document.addEventListener('visibilitychange', look, { signal });
  const live: Live = {
    actor,
    PeopleHere: ({ documentId = NEW_DOCUMENT }) => (
      // Nobody else has a new document open.
      <PeopleHere actor={actor} documentId={documentId === NEW_DOCUMENT ? null : documentId} />
    ),
  };
  if (signal.aborted) return live;
  signal.addEventListener('abort', () => {
    // Components that still use the actor show nobody from now on.
    actor.send({ type: 'page.hidden' });
    actor.stop();
  });
  look();
  return live;
}
