// A session for stories: the real statechart, with fixed answers instead of a server's.
import { type ReactNode, useEffect, useState } from 'react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import type { OtherTabsEvent, SessionUser } from '#machines/session/sessionTypes.ts';
import { SessionContext } from '#src/features/session/SessionContext.tsx';

/** The user of stories. */
export const marie: SessionUser = { id: 'user_marie', email: 'marie.kaste@example.org' };

export interface StorySessionProps {
  /** The user; `undefined` while the server has not answered. */
  user: SessionUser | null | undefined;
  /** A log-out was requested, and the server did not confirm it. */
  logOutFailed?: boolean | undefined;
  /** A person was logged in on this device, and the server cannot be reached. */
  unreachable?: boolean | undefined;
  children: ReactNode;
}

function createStorySession({ user, logOutFailed, unreachable = false }: Omit<StorySessionProps, 'children'>) {
  return createActor(
    sessionMachine.provide({
      actors: {
        fetchSession: fromPromise(() => {
          if (unreachable) return Promise.reject(new Error('Network request failed'));
          return user === undefined ? new Promise<SessionUser | null>(() => undefined) : Promise.resolve(user);
        }),
        waitForConnection: fromPromise<undefined, undefined>(() => new Promise(() => undefined)),
        leaveWork: fromPromise(() => Promise.resolve(true)),
        endSession: fromPromise<undefined, undefined>(() =>
          logOutFailed ? Promise.reject(new Error('Network request failed')) : Promise.resolve(undefined),
        ),
        otherTabs: fromCallback<OtherTabsEvent>(() => undefined),
      },
    }),
    { input: { isRemembered: unreachable } },
  );
}

/** Wraps a story that needs a session. */
export function StorySession({ user, logOutFailed, unreachable, children }: StorySessionProps) {
  const [session] = useState(() => createStorySession({ user, logOutFailed, unreachable }));
  useEffect(() => {
    session.start();
    if (!logOutFailed) return;
    const ready = session.subscribe((snapshot) => {
      if (!snapshot.matches({ authenticated: 'settled' })) return;
      ready.unsubscribe();
      session.send({ type: 'session.logOut' });
    });
    return () => {
      ready.unsubscribe();
    };
  }, [session, logOutFailed]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
