// The texts about shared libraries: the problems of their forms, and the mail of an invitation.
import type { LibraryRole } from '../../__generated__/resolverTypes.ts';

const abilities: Readonly<Record<LibraryRole, string>> = {
  OWNER: 'You will be one of its owners.',
  EDITOR: 'You will be able to read and change it.',
  READER: 'You will be able to read it.',
};

export const sharingTexts = {
  personalName: 'My library',
  notOwner: 'Only owners of this library can do this.',
  isPersonal: 'This is a personal library. Only shared libraries can be renamed, deleted, left or shared.',
  lastOwner: 'A library needs an owner. Make another member an owner first, or delete the library.',
  leaveInstead: 'You cannot remove yourself. Leave the library instead.',
  notMember: 'This person is not a member of the library any more.',
  tooManyLibraries: (most: number) =>
    `You have reached the limit of ${most} shared libraries. Leave or delete one first.`,
  tooManyMembers: (most: number) => `This library has reached the limit of ${most} members.`,
  tooManyInvitations: (most: number) => `This library has ${most} open invitations. End one first.`,
  keyUsed: 'This invitation was made before, and was ended, was used or has expired since. Create a new one.',
  uses: (most: number) => `Give a number from 1 to ${most}.`,
  days: (most: number) => `Give a number of days from 1 to ${most}.`,
  ended:
    'This invitation is no longer valid: it was used, has expired, or was ended. Ask the person who invited you for a new one.',
  mail: {
    subject: (library: string) => `Invitation to the library “${library}”`,
    invited: (inviter: string, library: string) => `${inviter} invites you to share the library “${library}”.`,
    ability: (role: LibraryRole) => abilities[role],
    link: 'See the invitation',
    validity: (days: number) =>
      `The link works once and expires after ${days === 1 ? 'one day' : `${days} days`}. You need an account; you can create one when you follow it.`,
    notYou: 'If you do not know this person, ignore this e-mail: without the link, nothing happens.',
  },
} as const;
