// The texts of the page of an invitation to a shared library.
import type { LibraryRole } from '#machines/invitation/invitationTypes.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

const roles: Readonly<Record<LibraryRole, { name: string; ability: string }>> = {
  OWNER: { name: 'Owner', ability: 'You can read and change everything in it, and manage its members.' },
  EDITOR: { name: 'Editor', ability: 'You can read and change everything in it.' },
  READER: { name: 'Reader', ability: 'You can read and export everything in it.' },
};

export const invitationTexts = {
  loading: 'Loading the invitation…',
  title: (library: string) => `Join “${library}”`,
  /** A name says little to somebody who does not know it yet, so the address stands beside it. */
  inviter: (name: string | null, email: string | null) =>
    name !== null && email !== null ? `${name} (${email})` : (name ?? email ?? 'An owner'),
  invited: (inviter: string) => `${inviter} invites you to this shared library.`,
  role: 'Your role',
  roles,
  account: 'Your account',
  accountHint: 'The owners of the library see this address. They decide whether other members see it, too.',
  validUntil: 'Valid until',
  /** `value`: a `DateTime` of the API. */
  day: (value: string) => day.format(new Date(value)),
  join: 'Join library',
  joining: 'Joining…',
  notNow: 'Not now',
  openLibrary: 'Open library',
  ownLibrary: 'Go to my library',
  retry: 'Try again',
  joined: {
    title: (library: string) => `You joined “${library}”`,
    text: 'You find it in the menu of libraries, beside your own, which nobody else can open.',
  },
  member: {
    title: (library: string) => `You are a member of “${library}”`,
    text: 'You joined this library before. Your role in it stays the same.',
  },
  ended: {
    title: 'This invitation has ended',
    text: 'It was used, has expired, or was ended. Ask the person who invited you for a new one.',
  },
  unloaded: {
    title: 'Couldn’t load the invitation',
    text: (reason: string) => `${reason}. The invitation is still valid.`,
  },
  failed: (reason: string) => `Couldn’t join the library: ${reason}. Nothing was lost. Try again.`,
  unknownAnswer: 'The site was updated. Reload the page and try again.',
};
