// The texts of the account: its forms, the pages around them, and the page of the account.

const passwordRule = 'At least 8 characters. Any characters are allowed; a long passphrase works best.';

const email = 'E-mail';
const password = 'Password';
const newPassword = 'New password';
const currentPassword = 'Current password';
const yourPassword = 'Your password';
const logIn = 'Log in';
const unchanged = 'Nothing was changed';

export const accountTexts = {
  form: {
    retry: 'Try again',
    failed: (why: string) => `${why}. What you typed is still here.`,
    unknownAnswer: "The server's answer was not understood. Reload the page, then try again.",
  },
  login: {
    title: 'Log in',
    lead: 'to your library',
    email,
    password,
    forgot: 'Forgot it?',
    submit: logIn,
    busy: 'Logging in…',
    newHere: 'New here?',
    createAccount: 'Create an account',
  },
  register: {
    title: 'Create an account',
    lead: 'for your library',
    email,
    emailHint: "We'll use this address to reset your password.",
    password,
    passwordHint: passwordRule,
    submit: 'Create account',
    busy: 'Creating account…',
    haveAccount: 'Already have an account?',
    logIn,
  },
  forgotPassword: {
    pageTitle: 'Forgot your password',
    title: 'Forgot your password?',
    lead: "We'll email you a link to reset it.",
    email,
    submit: 'Send link',
    busy: 'Sending…',
    remembered: 'Remembered it?',
    logIn,
    sent: {
      title: 'Check your email',
      before: 'If ',
      after: ' has an account, you will get an email with a link. It works once and expires after one hour.',
      hint: "Didn't get it? Check your spam folder, or try another address.",
      again: 'Use another address',
      backTo: 'Back to',
    },
  },
  changePassword: {
    title: 'Choose a new password',
    lead: 'You will be logged out everywhere.',
    newPassword,
    hint: passwordRule,
    submit: 'Change password',
    busy: 'Changing…',
    incompleteLink: 'The link is incomplete. Copy the whole link from the email.',
    rejected: {
      title: 'This link does not work',
      text: 'Your password has not changed. Links work once and expire after one hour.',
      again: 'Request a new link',
    },
    changed: {
      title: 'Password changed',
      text: 'You are logged out everywhere. Your library is unchanged.',
      logIn,
    },
  },
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
    sessionsFailed: (why: string) => `Couldn't load your sessions: ${why}. ${unchanged}.`,
    retry: 'Try again',
    deleted: 'Your account and library were deleted',
  },
  email: {
    title: email,
    about:
      'You log in with this address, and we use it to reset your password. When you change it, we notify the old address.',
    changedBefore: 'Your e-mail is now ',
    changedAfter: '. Use it to log in from now on.',
    newEmail: 'New e-mail',
    now: (address: string) => `Current: ${address}`,
    password: yourPassword,
    submit: 'Change e-mail',
    busy: 'Changing…',
  },
  password: {
    title: password,
    about: 'Changing your password logs you out on all other devices.',
    changed: 'Password changed. You are logged out on all other devices.',
    currentPassword,
    newPassword,
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
      'Your library belongs to you. Besides it we only store your email, when the account was created, a hash of your password, and the sessions above.',
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
    items: [
      'all documents and groups, including the trash',
      'your e-mail and password',
      'all sessions: you are logged out everywhere',
    ],
    password: yourPassword,
    submit: 'Delete everything',
    busy: 'Deleting…',
    keep: 'Keep account',
  },
};
