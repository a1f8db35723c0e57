// Decides when a page connects to the other people in the library: once the library is shown and the browser is idle, and not over a slow connection.
import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { ChangeFeedEvent } from '#machines/changeFeed/changeFeedTypes.ts';
import { preloadWhenIdle } from '#src/ui/preloadWhenIdle.ts';
import type { LiveActor } from './liveActor.ts';

/** A library, and the people who have it open. */
export interface LivePlace {
  /** The id of the library in the API. */
  readonly libraryId: string;
  readonly userId: string;
}

/** Starts the change feed if it does not run yet; null if it cannot run. */
export type BeginFeed = (start: 'heard') => Promise<{ send: (event: ChangeFeedEvent) => void } | null>;

export interface Live {
  readonly actor: LiveActor;
  /** Renders the other people. `documentId` is the open document. */
  readonly PeopleHere: ComponentType<{ documentId: string | undefined }>;
}

/** The connection of a person to a library; null until there is one. Reported changes go to the change feed. */
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
