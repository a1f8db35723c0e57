// The field in which somebody who is logged in confirms a change with their password.
import type { FormField } from './SubmissionForm.tsx';

export const passwordField: FormField = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
};
