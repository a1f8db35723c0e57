// The question before sessions are ended. Only the server knows whether the password is needed; if it is, its field appears.
import { useState } from 'react';
import { concerns } from '#machines/problem.ts';
import type { SubmissionInput } from '#machines/submission/submissionTypes.ts';
import { accountTexts } from './accountTexts.ts';
import { passwordField } from './passwordField.ts';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { type Submit, useSubmission } from './useSubmission.ts';

const texts = accountTexts.sessions;

export interface EndSessionsDialogProps {
  open: boolean;
  title: string;
  message: string;
  /** Which sessions; the same as long as the dialog is drawn. */
  input: SubmissionInput;
  submit: Submit;
  onEnded: () => void;
  onClose: () => void;
}

/** Draws the dialog. */
export function EndSessionsDialog({ open, title, message, input, submit, onEnded, onClose }: EndSessionsDialogProps) {
  const submission = useSubmission(input, submit, onEnded);
  // Plain view state: once the password was asked for, its field stays although typing clears the problem.
  const [needsPassword, setNeedsPassword] = useState(false);
  const isAskedFor = submission.snapshot.context.problems.some((problem) => concerns(problem, passwordField.name));
  if (isAskedFor && !needsPassword) setNeedsPassword(true);
  return (
    <SubmissionDialog
      open={open}
      onClose={onClose}
      title={title}
      description={message}
      submission={submission}
      fields={needsPassword ? [passwordField] : []}
      submitLabel={texts.confirm}
      busyLabel={texts.busy}
      cancelLabel={texts.cancel}
    />
  );
}
