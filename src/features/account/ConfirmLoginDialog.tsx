// A dialog that confirms a change of the account. Only the server knows whether the password is needed; if it is, its field appears.
import { useState } from 'react';
import { concerns } from '#machines/problem.ts';
import type { SubmissionInput } from '#machines/submission/submissionTypes.ts';
import { accountTexts } from './accountTexts.ts';
import { passwordField } from './passwordField.ts';
import { SubmissionDialog, type SubmissionDialogProps } from './SubmissionDialog.tsx';
import { type Submit, useSubmission } from './useSubmission.ts';

const dialogTexts = accountTexts.passwordDialog;

export interface ConfirmLoginDialogProps extends Pick<
  SubmissionDialogProps,
  'open' | 'onClose' | 'tone' | 'title' | 'description' | 'submitLabel' | 'busyLabel'
> {
  /** The values to send; they must not change while the dialog is mounted. */
  input: SubmissionInput;
  submit: Submit;
  onAccepted: () => void;
}

/** Renders the dialog. Its machine runs once: give it another key each time it is opened. */
export function ConfirmLoginDialog({ input, submit, onAccepted, ...dialog }: ConfirmLoginDialogProps) {
  const submission = useSubmission(input, submit, onAccepted);
  // View state only: once the password was requested, its field stays, although typing clears the problem.
  const [needsPassword, setNeedsPassword] = useState(false);
  const isAskedFor = submission.snapshot.context.problems.some((problem) => concerns(problem, passwordField.name));
  if (isAskedFor && !needsPassword) setNeedsPassword(true);
  return (
    <SubmissionDialog
      {...dialog}
      submission={submission}
      fields={needsPassword ? [passwordField] : []}
      cancelLabel={dialogTexts.cancel}
    />
  );
}
