// What the store knows of a person's sessions, after some of them have ended.
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** Leaves `userId` only those sessions that `stays` says yes to. */
export function keepSessions(store: RecordSourceProxy, userId: string, stays: (session: RecordProxy) => boolean): void {
  const user = store.get(userId);
  const sessions = user?.getLinkedRecords('sessions');
  if (sessions) user?.setLinkedRecords(sessions.filter(stays), 'sessions');
}
