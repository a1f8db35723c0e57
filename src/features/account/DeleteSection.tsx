// Deletes the account: says first what is deleted, and asks for the password.
import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { accountTexts } from './accountTexts.ts';
import { passwordField } from './passwordField.ts';
import styles from './DeleteSection.module.css';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { type Submit, useSubmission } from './useSubmission.ts';

const texts = accountTexts.delete;

export interface DeleteSectionProps {
  submit: Submit;
  /** The account is deleted, and the session has ended. */
  onDeleted: () => void;
  /** Says what happens to shared libraries, once this is loaded. */
  libraries?: ReactNode;
}

/** Renders the section and its dialog. */
export function DeleteSection({ submit, onDeleted, libraries }: DeleteSectionProps) {
  // View state only; the dialog's machine starts anew each time it is opened.
  const [open, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <AccountSection title={texts.title} about={<p>{texts.about}</p>}>
      <div>
        <Button
          variant="danger"
          size="lg"
          onClick={() => {
            setRound(round + 1);
            setOpen(true);
          }}
        >
          {texts.open}
        </Button>
      </div>
      <DeleteDialog
        key={round}
        submit={submit}
        onDeleted={onDeleted}
        libraries={libraries}
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
  libraries,
  open,
  onClose,
}: DeleteSectionProps & { open: boolean; onClose: () => void }) {
  const submission = useSubmission({ form: 'deleteAccount', values: { password: '' } }, submit, onDeleted);
  return (
    <SubmissionDialog
      open={open}
      onClose={onClose}
      title={texts.question}
      description={texts.description}
      message={
        <>
          <ul className={styles.list}>
            {texts.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {libraries ?? <p>{texts.libraries.unknown}</p>}
        </>
      }
      submission={submission}
      tone="danger"
      fields={[passwordField]}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      cancelLabel={texts.keep}
    />
  );
}
