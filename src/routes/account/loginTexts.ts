// The texts of the log-in page.

export const loginTexts = {
  title: 'Log in',
  lead: 'to your library',
  email: 'E-mail',
  password: 'Password',
  forgot: 'Forgot it?',
  submit: 'Log in',
  busy: 'Logging in…',
  newHere: 'New here?',
  createAccount: 'Create an account',
};
