// Provides the session of this tab to components.
import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import type { SessionActor } from './createSession.ts';

/** Wraps the whole app. */
export const SessionContext = createContext<SessionActor | null>(null);

/** The session's actor, to send events to. */
export function useSession(): SessionActor {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no SessionContext around this component');
  return session;
}

/** The user who is logged in, null for nobody; `undefined` while that is unknown. */
export function useSessionUser(): SessionUser | null | undefined {
  const session = useSession();
  return useSyncExternalStore(
    (changed) => {
      const subscription = session.subscribe(changed);
      return () => {
        subscription.unsubscribe();
      };
    },
    () => userOf(session),
    () => undefined,
  );
}

function userOf(session: SessionActor): SessionUser | null | undefined {
  const snapshot = session.getSnapshot();
  return snapshot.matches('unknown') || snapshot.matches('unreachable') ? undefined : snapshot.context.user;
}
