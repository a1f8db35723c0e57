// A dialog that asks for the password before something in the account is changed.
import type { SubmissionForm as FormName } from '#machines/submission/submissionTypes.ts';
import { accountTexts } from './accountTexts.ts';
import { passwordField } from './passwordField.ts';
import { SubmissionDialog, type SubmissionDialogProps } from './SubmissionDialog.tsx';
import { type ShownOnce, type Submit, useSubmission } from './useSubmission.ts';

const dialogTexts = accountTexts.passwordDialog;

export interface PasswordDialogProps extends Pick<SubmissionDialogProps, 'open' | 'onClose' | 'tone'> {
  form: FormName;
  texts: {
    readonly title: string;
    /** Describes what will happen. */
    readonly description: string;
    readonly submit: string;
    readonly busy: string;
  };
  submit: Submit;
  onAccepted: (once: ShownOnce | undefined) => void;
}

/** Renders the dialog. Its machine runs once: give it another key each time it is opened. */
export function PasswordDialog({ form, texts, submit, onAccepted, ...dialog }: PasswordDialogProps) {
  const submission = useSubmission({ form, values: { password: '' } }, submit, (_user, once) => {
    onAccepted(once);
  });
  return (
    <SubmissionDialog
      {...dialog}
      title={texts.title}
      description={texts.description}
      submission={submission}
      fields={[passwordField]}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      cancelLabel={dialogTexts.cancel}
    />
  );
}
