// The texts of the sign-up page.
import { passwordRule } from '#src/features/account/passwordRule.ts';

export const registerTexts = {
  title: 'Create an account',
  lead: 'for your library',
  email: 'E-mail',
  emailHint: 'We’ll use this address to reset your password.',
  password: 'Password',
  passwordHint: passwordRule,
  submit: 'Create account',
  busy: 'Creating account…',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
};
