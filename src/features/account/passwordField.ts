// The password field with which a logged-in person confirms a change.
import type { FormField } from './SubmissionForm.tsx';

export const passwordField: FormField = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
};
