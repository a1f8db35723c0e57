// An invitation in the words of the API.
import type { StoredInvitation } from './invitations.ts';

/** `LibraryInvitation` of the schema. */
export function presentInvitation({ created, expires, ...invitation }: StoredInvitation) {
  return { ...invitation, created: created.toISOString(), expires: expires.toISOString() };
}
