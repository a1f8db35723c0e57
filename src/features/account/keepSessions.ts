// Updates the sessions in the store after some of them were ended.
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** Removes the sessions of `userId` for which `stays` is false. */
export function keepSessions(store: RecordSourceProxy, userId: string, stays: (session: RecordProxy) => boolean): void {
  const user = store.get(userId);
  const sessions = user?.getLinkedRecords('sessions');
  if (sessions) user?.setLinkedRecords(sessions.filter(stays), 'sessions');
}
