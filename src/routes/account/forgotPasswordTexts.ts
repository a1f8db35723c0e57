// The texts of the page that asks for a link to reset the password.

export const forgotPasswordTexts = {
  pageTitle: 'Forgot your password',
  title: 'Forgot your password?',
  lead: 'We’ll email you a link to reset it.',
  email: 'E-mail',
  submit: 'Send link',
  busy: 'Sending…',
  remembered: 'Remembered it?',
  logIn: 'Log in',
  sent: {
    title: 'Check your email',
    before: 'If ',
    after: ' has an account, you will get an email with a link. It works once and expires after one hour.',
    hint: 'Didn’t get it? Check your spam folder, or try another address.',
    again: 'Use another address',
    backTo: 'Back to',
  },
};
