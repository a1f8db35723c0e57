// The texts of the account's forms that strangers see, and of the pages around them. Apart from accountTexts.ts, so that the log-in page does not
// load the texts of the account's own page.

/** Of every new password. */
export const passwordRule = 'At least 8 characters. Any characters are allowed; a long passphrase works best.';

const email = 'E-mail';
const password = 'Password';
const newPassword = 'New password';
const logIn = 'Log in';

export const accountFormTexts = {
  form: {
    retry: 'Try again',
    failed: (why: string) => `${why}. What you typed is still here.`,
    unknownAnswer: 'The server’s answer was not understood. Reload the page, then try again.',
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
    emailHint: 'We’ll use this address to reset your password.',
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
    lead: 'We’ll email you a link to reset it.',
    email,
    submit: 'Send link',
    busy: 'Sending…',
    remembered: 'Remembered it?',
    logIn,
    sent: {
      title: 'Check your email',
      before: 'If ',
      after: ' has an account, you will get an email with a link. It works once and expires after one hour.',
      hint: 'Didn’t get it? Check your spam folder, or try another address.',
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
};
