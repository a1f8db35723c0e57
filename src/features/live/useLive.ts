// Decides when a page connects with the others who have the library open: once the library stands and the browser is idle, and not over a slow connection.
import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { ChangeFeedEvent } from '#machines/changeFeed/changeFeedTypes.ts';
import { preloadWhenIdle } from '#src/ui/preloadWhenIdle.ts';
import type { LiveActor } from './liveActor.ts';

/** A library, and who has it open. */
export interface LivePlace {
  /** The id of the library in the API. */
  readonly libraryId: string;
  readonly userId: string;
}

/** Starts the change feed if it does not run yet; null if it cannot run. */
export type BeginFeed = (start: 'heard') => Promise<{ send: (event: ChangeFeedEvent) => void } | null>;

export interface Live {
  readonly actor: LiveActor;
  /** Shows who is here. `documentId` is the document that is open here. */
  readonly PeopleHere: ComponentType<{ documentId: string | undefined }>;
}

/** The connection of a person with a library; null until there is one. What is heard goes to the change feed. */
export function useLive(
  userId: string | undefined,
  libraryId: string | undefined,
  feed: RefObject<BeginFeed | null>,
): Live | null {
  const [live, setLive] = useState<Live | null>(null);
  useEffect(() => {
    if (!userId || !libraryId) return;
    const connect = async (signal: AbortSignal) => {
      const { followLive } = await import('./followLive.tsx');
      setLive(followLive({ libraryId, userId }, feed, signal));
    };
    return preloadWhenIdle(() => Promise.resolve([connect]));
  }, [libraryId, userId, feed]);
  return live;
}
