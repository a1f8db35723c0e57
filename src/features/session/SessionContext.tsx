// Gives components the session of this tab.
import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import type { SessionActor } from './createSession.ts';

/** Stands around the whole app. */
export const SessionContext = createContext<SessionActor | null>(null);

/** The session's actor, to send events to. */
export function useSession(): SessionActor {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no SessionContext around this component');
  return session;
}

/** Who is logged in; `undefined` while that is not known yet. */
export function useSessionUser(): SessionUser | null | undefined {
  return useSelector(useSession(), (snapshot) => (snapshot.matches('unknown') ? undefined : snapshot.context.user));
}
