// The texts of the members of shared libraries, and of creating, renaming, deleting and leaving them.
import type { LibraryRole } from '#machines/sharing/sharingTypes.ts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const roles: Readonly<Record<LibraryRole, { label: string; hint: string }>> = {
  READER: { label: 'Reader', hint: 'Can read and export everything.' },
  EDITOR: { label: 'Editor', hint: 'Can also add, change and delete documents and groups.' },
  OWNER: { label: 'Owner', hint: 'Can also manage members, and rename and delete the library.' },
};
const roleInSentence: Readonly<Record<LibraryRole, string>> = {
  READER: 'a reader',
  EDITOR: 'an editor',
  OWNER: 'an owner',
};

export const membersTexts = {
  title: (library: string) => `Members of “${library}”`,
  loading: 'Loading the members…',
  failed: (reason: string) => `Couldn’t load the members: ${reason}. Nothing was changed.`,
  notLoaded: 'Couldn’t open the members. Check your connection and try again.',
  gone: {
    title: 'You can no longer open this library',
    text: 'You were removed from it, or it was deleted. What you added stays in it.',
  },
  /** What is said when a change got no answer. */
  unanswered: (reason: string) =>
    `${reason}. The change may have been made. Reload the list to see the members as they are now.`,
  reload: 'Reload',
  retry: 'Try again',
  close: 'Close',
  members: 'Members',
  you: (name: string) => `${name} (you)`,
  roles,
  roleOf: (person: string) => `Role of ${person}`,
  changing: 'Saving…',
  remove: 'Remove',
  removeOne: (person: string) => `Remove ${person}`,
  leave: 'Leave',
  leaveLibrary: 'Leave this library',
  emails: 'Members see each other’s e-mail addresses',
  emailsHint: 'Owners always see them.',
  onlyOwner: 'You are the only owner. To leave or to change your role, make another member an owner first.',
  noName: 'To be shown by name, set it on the page of your account.',
  invite: 'Invite people…',
  invitations: 'Open invitations',
  invitation: {
    link: (uses: number) => (uses === 1 ? 'Link, for one person' : `Link, for ${uses} people`),
    facts: (role: LibraryRole, expires: string) => `${roles[role].label} · until ${date.format(new Date(expires))}`,
    end: 'End',
    endOne: (invitation: string) => `End invitation: ${invitation}`,
  },
  form: {
    title: (library: string) => `Invite people to “${library}”`,
    role: 'Role',
    by: 'How',
    link: 'Link to pass on',
    email: 'E-mail',
    address: 'E-mail address',
    uses: 'Works for',
    useOptions: [1, 5, 30, 100, 500],
    useLabel: (uses: number) => (uses === 1 ? 'One person' : `${uses} people`),
    days: 'Expires after',
    dayOptions: [1, 7, 30, 90],
    dayLabel: (days: number) => (days === 1 ? 'One day' : `${days} days`),
    back: 'Back',
    makeLink: 'Create link',
    making: 'Creating…',
    send: 'Send invitation',
    sending: 'Sending…',
    failed: (reason: string) =>
      `${reason}. What you entered is kept. If the invitation was made after all, it is listed under the members.`,
  },
  made: {
    sent: (email: string) => `We sent the invitation to ${email}. You can also pass the link on yourself.`,
    link: 'Pass this link on. It is shown only now.',
    address: 'Link',
    copied: 'Link',
    another: 'Invite more people',
    done: 'Done',
  },
  questions: {
    remove: (person: string, library: string) => ({
      title: `Remove ${person}?`,
      message: `${person} can no longer open “${library}”. What they added stays. Their links and invitations end.`,
      confirmLabel: 'Remove',
      tone: 'danger' as const,
    }),
    makeOwner: (person: string) => ({
      title: `Make ${person} an owner?`,
      message: `${person} can then manage all members, also you, and delete the library.`,
      confirmLabel: 'Make owner',
    }),
    ownRole: (role: LibraryRole) => ({
      title: `Become ${roleInSentence[role]}?`,
      message: 'You can then no longer manage members. Another owner can give you the role back.',
      confirmLabel: 'Change my role',
      tone: 'danger' as const,
    }),
    showEmails: {
      title: 'Show addresses to all members?',
      message: 'Every member, also those who join later, sees the e-mail addresses of all others.',
      confirmLabel: 'Show addresses',
    },
    leave: (library: string) => ({
      title: `Leave “${library}”?`,
      message: 'You can no longer open it. What you added stays for the others. An owner can invite you again.',
      confirmLabel: 'Leave',
      tone: 'danger' as const,
    }),
  },
  left: (library: string) => `You left “${library}”`,
  create: {
    title: 'New shared library',
    message: 'You can invite others to it. Your own library stays private.',
    label: 'Name',
    placeholder: 'Reading group',
    missing: 'Enter a name.',
    confirm: 'Create library',
    busy: 'Creating…',
  },
  rename: {
    title: 'Rename library',
    label: 'Name',
    confirm: 'Rename',
    busy: 'Renaming…',
    done: (library: string) => `Renamed to “${library}”`,
  },
  delete: {
    title: (library: string) => `Delete “${library}”?`,
    message:
      'Nobody can open it from now on. Its owners can restore it within 30 days; then it is deleted with all its documents.',
    confirm: 'Delete library',
    busy: 'Deleting…',
    done: (library: string) => `“${library}” was deleted`,
    undo: 'Restore',
  },
  restored: (library: string) => `“${library}” was restored`,
  notRestored: (reason: string) => `Couldn’t restore the library: ${reason}. It is still in the trash.`,
  unknownAnswer: 'The site was updated. Reload the page and try again.',
};
