// The roles of members of a library, as this version of the site knows them.
import type { LibraryRole } from '#machines/invitation/invitationTypes.ts';

/** The role of an answer. One of a later version of the API is taken for the one that may do least. */
export function roleOf(role: string): LibraryRole {
  return role === 'OWNER' || role === 'EDITOR' ? role : 'READER';
}
