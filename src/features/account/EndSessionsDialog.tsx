// The question before sessions are ended. The server says whether it wants the password too; then the field for it appears.
import { useState } from 'react';
import { concerns } from '#machines/problem.ts';
import type { SubmissionInput } from '#machines/submission/submissionTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { accountTexts } from './accountTexts.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import { type Submit, useSubmission } from './useSubmission.ts';

const texts = accountTexts.sessions;
const password = {
  name: 'password',
  label: texts.password,
  type: 'password',
  autoComplete: 'current-password',
} as const;

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
  const { snapshot } = submission;
  // Plain view state: once asked for, the field stays when its problem is gone because somebody types.
  const [needsPassword, setNeedsPassword] = useState(false);
  const isAskedFor = snapshot.context.problems.some((problem) => concerns(problem, password.name));
  if (isAskedFor && !needsPassword) setNeedsPassword(true);
  const isUnderWay = snapshot.hasTag('busy') || snapshot.status === 'done';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      held={isUnderWay}
      role="alertdialog"
      size="sm"
      title={title}
      description={message}
    >
      <SubmissionForm
        submission={submission}
        place="section"
        fields={needsPassword ? [password] : []}
        submitLabel={texts.confirm}
        busyLabel={texts.busy}
        beside={
          <Button size="lg" data-autofocus disabled={isUnderWay} onClick={onClose}>
            {texts.cancel}
          </Button>
        }
      />
    </Dialog>
  );
}
