// A form of the account page: after sending, it shows the result and can be used again.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import type { SubmissionForm as FormName, SubmissionValues } from '#machines/submission/submissionTypes.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './AccountForm.module.css';
import { SubmissionForm, type SubmissionFormProps } from './SubmissionForm.tsx';
import { type Submit, useSubmission } from './useSubmission.ts';

export interface AccountFormProps extends Pick<SubmissionFormProps, 'fields' | 'submitLabel' | 'busyLabel' | 'beside'> {
  form: FormName;
  /** The initial values of each round. */
  values: SubmissionValues;
  submit: Submit;
  /** Shown once the form is accepted. */
  accepted: ReactNode;
  onAccepted?: ((user: SessionUser | undefined) => void) | undefined;
}

/** Renders the form; each submission runs its own machine. */
export function AccountForm({ accepted, onAccepted, ...rest }: AccountFormProps) {
  const [round, setRound] = useState(0);
  return (
    <>
      {round > 0 && <Accepted key={`accepted ${round}`}>{accepted}</Accepted>}
      <Round
        key={round}
        {...rest}
        onAccepted={(user) => {
          onAccepted?.(user);
          setRound(round + 1);
        }}
      />
    </>
  );
}

/** The pressed button disappears with the form, so the focus moves to the result. */
function Accepted({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, []);
  return (
    <Notice ref={notice} tabIndex={-1} tone="success" role="status" className={styles.accepted}>
      {children}
    </Notice>
  );
}

function Round({ form, values, submit, onAccepted, ...rest }: Omit<AccountFormProps, 'accepted'>) {
  const submission = useSubmission({ form, values }, submit, onAccepted);
  return <SubmissionForm submission={submission} place="section" {...rest} />;
}
