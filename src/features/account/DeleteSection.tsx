// The end of the account: what goes is said first, and the password asked for.
import { useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { AccountSection } from './AccountSection.tsx';
import styles from './DeleteSection.module.css';
import { SubmissionForm } from './SubmissionForm.tsx';
import { type Submit, useSubmission } from './useSubmission.ts';

export interface DeleteSectionProps {
  submit: Submit;
  /** The account is gone, and nobody is logged in any more. */
  onDeleted: () => void;
}

/** Draws the section and its dialog. */
export function DeleteSection({ submit, onDeleted }: DeleteSectionProps) {
  // Plain view state; the flow in the dialog is the machine's, a new one each time it is opened.
  const [open, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <AccountSection
      title="Delete the account"
      about={<p>Your library goes with it. Take it out first if you want to keep it.</p>}
    >
      <div>
        <Button
          variant="danger"
          size="lg"
          onClick={() => {
            setRound(round + 1);
            setOpen(true);
          }}
        >
          Delete the account…
        </Button>
      </div>
      <DeleteDialog
        key={round}
        submit={submit}
        onDeleted={onDeleted}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      />
    </AccountSection>
  );
}

function DeleteDialog({
  submit,
  onDeleted,
  open,
  onClose,
}: DeleteSectionProps & { open: boolean; onClose: () => void }) {
  const submission = useSubmission({ form: 'deleteAccount', values: { password: '' } }, submit, onDeleted);
  const { snapshot } = submission;
  // Whoever left now could not know whether there still is an account.
  const isUnderWay = snapshot.hasTag('busy') || snapshot.status === 'done';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      held={isUnderWay}
      role="alertdialog"
      size="sm"
      title="Delete your account?"
      description="Nobody can undo this. It deletes at once:"
      message={
        <ul className={styles.list}>
          <li>your documents and groups, those in the trash too</li>
          <li>your e-mail and your password</li>
          <li>all sessions: you are logged out everywhere</li>
        </ul>
      }
    >
      <SubmissionForm
        submission={submission}
        place="section"
        tone="danger"
        fields={[{ name: 'password', label: 'Your password', type: 'password', autoComplete: 'current-password' }]}
        submitLabel="Delete everything"
        busyLabel="Deleting…"
        beside={
          <Button size="lg" data-autofocus disabled={isUnderWay} onClick={onClose}>
            Keep the account
          </Button>
        }
      />
    </Dialog>
  );
}
