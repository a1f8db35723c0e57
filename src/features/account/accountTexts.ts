// The texts of the account's own page, and of the dialog that logs in again.
import { passwordRule } from './passwordRule.ts';

const currentPassword = 'Current password';

export const accountTexts = {
  logInAgain: {
    title: 'You are logged out',
    why: 'Your session expired or was ended in another tab.',
    unsaved: 'Your changes on this page are not saved yet.',
    saved: 'Your changes are saved. Log in again here and you can still undo them with Ctrl+Z.',
    password: (address: string) => `Password for ${address}`,
    submit: 'Log in and continue',
    busy: 'Logging in…',
    stay: 'Stay here',
    leave: 'Leave the library',
  },
  page: {
    title: 'Your account',
    sessionsFailed: (why: string) => `Couldn’t load your sessions: ${why}. Nothing was changed.`,
    retry: 'Try again',
    deleted: 'Your account and library were deleted',
  },
  name: {
    title: 'Name',
    about: 'Members of the libraries that you share see this name beside what you add and change.',
    label: 'Your name',
    hint: 'Optional. Without it, you are shown as “A member”.',
    saved: (name: string) => `Members of your shared libraries now see “${name}”.`,
    removed: 'Your name was removed. Members of your shared libraries see “A member”.',
    submit: 'Save name',
    busy: 'Saving…',
  },
  email: {
    title: 'E-mail',
    about:
      'You log in with this address, and we use it to reset your password. A new address counts once you open the link that we send there; then we notify the old one.',
    asked: 'We sent a link to the new address. Your e-mail changes when you open it; until then nothing changes.',
    newEmail: 'New e-mail',
    now: (address: string) => `Current: ${address}`,
    submit: 'Change e-mail',
    busy: 'Changing…',
  },
  confirmation: {
    unconfirmed: (address: string) =>
      `Your address is not confirmed yet. Open the link that we sent to ${address}. Everything works until then.`,
    pending: (address: string, present: string) =>
      `Open the link that we sent to ${address} to make it your e-mail. Until then you log in with ${present}.`,
    sendAgain: 'Send the link again',
    sending: 'Sending…',
    sent: (address: string) => `We sent a new link to ${address}. It works once and expires after one day.`,
    nothingToSend: 'Your address is confirmed already. Reload the page to see it.',
    cancel: {
      open: 'Cancel the change',
      title: (address: string) => `Keep ${address} as your e-mail?`,
      message: (pending: string) => `The link that we sent to ${pending} will stop working.`,
      confirm: 'Keep this e-mail',
      busy: 'Cancelling…',
      done: (address: string) => `Your e-mail is still ${address}`,
      failed: 'The change could not be cancelled',
    },
  },
  passwordDialog: {
    cancel: 'Cancel',
  },
  password: {
    title: 'Password',
    about: 'Changing your password logs you out on all other devices.',
    changed: 'Password changed. You are logged out on all other devices.',
    currentPassword,
    newPassword: 'New password',
    hint: passwordRule,
    submit: 'Change password',
    busy: 'Changing…',
  },
  sessions: {
    title: 'Sessions',
    about: 'Where you are logged in. Sessions end after 30 days without use, and after 90 days at the latest.',
    thisSession: 'This session, active now',
    lastActive: 'Last active ',
    loggedIn: 'logged in ',
    logOut: 'Log out',
    logOutDevice: (device: string, lastActive: string) => `Log out ${device}, last active ${lastActive}`,
    logOutOthers: 'Log out everywhere else',
    alone: 'No other sessions.',
    endOne: {
      title: (device: string) => `Log out ${device}?`,
      message: 'You will have to log in again there. Unsaved changes stay open on that device until then.',
      done: (device: string) => `Logged out: ${device}`,
    },
    endOthers: {
      title: 'Log out everywhere else?',
      message: 'You stay logged in here. Unsaved changes elsewhere stay open on those devices until you log in again.',
      done: 'Logged out everywhere else',
    },
    confirm: 'Log out',
    busy: 'Logging out…',
  },
  export: {
    title: 'Export your data',
    about:
      'Your library belongs to you. Besides it we only store your email, whether it is confirmed, your name if you set one, when the account was created, a hash of your password, the key of your authenticator app, hashes of your recovery codes, the public keys of your passkeys, hashes of your API tokens, and the sessions and tokens above.',
    download: (format: string) => `Download as ${format}`,
    files: {
      biblatex:
        'Everything except the trash: documents with all their fields, plus the groups, strings and comments of imported files. Opens in JabRef.',
      bib: 'The same, for programs that only support BibTeX.',
      ris: 'For EndNote, Zotero and others. Without groups.',
      cslJson: 'For Pandoc, Zotero and your own programs. Without groups.',
      accountJson:
        'Everything we store: your account, sessions, groups and all documents, including the trash. For archiving and your own programs.',
    },
  },
  delete: {
    title: 'Delete account',
    about: 'This also deletes your library. Export it first if you want to keep it.',
    open: 'Delete account…',
    question: 'Delete your account?',
    description: 'This cannot be undone. It immediately deletes:',
    libraries: {
      anEditor: 'an editor',
      intro: 'Shared libraries that only you own:',
      handedOn: (library: string, heir: string) => `“${library}” stays, and ${heir} becomes its owner.`,
      deleted: (library: string, readers: number) =>
        readers === 0
          ? `“${library}” is deleted.`
          : `“${library}” is deleted for its ${readers === 1 ? 'reader' : `${readers} readers`}, too. To keep it, make ${readers === 1 ? 'them' : 'one of them'} an editor or owner first.`,
      unknown:
        'A shared library that only you own goes to the editor who joined first. Without an editor, it is deleted.',
    },
    items: [
      'all documents and groups, including the trash',
      'your e-mail, password and passkeys',
      'all sessions: you are logged out everywhere',
    ],
    submit: 'Delete everything',
    busy: 'Deleting…',
    keep: 'Keep account',
  },
};
