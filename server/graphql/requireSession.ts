// Returns the viewer if they are logged in in this browser. Account data needs that, even if the table of accesses (accessTable.ts) should be wrong.
import { accessTexts } from './accessTexts.ts';
import { forbidden, unauthenticated } from './errors.ts';
import type { RequestContext, SessionViewer } from './request.ts';

/** The viewer, if they have a session; FORBIDDEN with an API token. */
export function requireSession({ viewer }: Pick<RequestContext, 'viewer'>): SessionViewer {
  if (viewer === null) throw unauthenticated();
  if (viewer.via !== 'session') throw forbidden(accessTexts.sessionOnly);
  return viewer;
}
