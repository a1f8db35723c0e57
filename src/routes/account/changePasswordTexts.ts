// The texts of the page that a link to reset the password opens.
import { passwordRule } from '#src/features/account/passwordRule.ts';

export const changePasswordTexts = {
  title: 'Choose a new password',
  lead: 'You will be logged out everywhere.',
  newPassword: 'New password',
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
    logIn: 'Log in',
  },
};
