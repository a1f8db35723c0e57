// Whose page it is, by what the machine of the session did, so that no recording holds the things of two people.
import type { LiveMoment } from '../live/protocol.ts';

/** The id of the account that is logged in after a moment; null for nobody, and undefined if the moment doesn't say it. */
export function personAfter({ machine, event, before, after, context }: LiveMoment): string | null | undefined {
  if (machine !== 'session') return undefined;
  // Nobody has logged out when a session expires: the same person can log in again on the same page.
  if (after === 'anonymous') return event === 'session.expired' && before !== 'closing' ? undefined : null;
  if (typeof after === 'string' || !('authenticated' in after)) return undefined;
  const user = memberOf(context, 'user');
  const id = memberOf(user, 'id');
  return typeof id === 'string' ? id : undefined;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
