// Lets a person whose session has ended log in again on the same page.
import { useEffect, useState } from 'react';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { accountTexts } from './accountTexts.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { GetEnvironment } from './submitForm.ts';
import { type Submit, useSubmission } from './useSubmission.ts';

const texts = accountTexts.logInAgain;

export interface LogInAgainProps {
  /** Whose work it is. */
  email: string;
  /** Something on the page is not saved yet; otherwise there is only something to be taken back. */
  isUnsaved: boolean;
  getEnvironment: GetEnvironment;
  submit: Submit;
  /** Takes the question back: they are logged in again in another tab, or somebody else is. */
  signal: AbortSignal;
  /** Who is logged in now; null for somebody who does not want to yet. */
  onAnswer: (user: SessionUser | null) => void;
  /** The last of it has faded. */
  onGone?: (() => void) | undefined;
}

/** Asks for the password, and for the code of an account that wants one; or for a passkey, which may be somebody else’s. */
export function LogInAgain(props: LogInAgainProps) {
  const [round, setRound] = useState(0);
  return (
    <Round
      key={round}
      {...props}
      onStartOver={() => {
        setRound(round + 1);
      }}
    />
  );
}

function Round({
  email,
  isUnsaved,
  getEnvironment,
  submit,
  signal,
  onAnswer,
  onGone,
  onStartOver,
}: LogInAgainProps & { onStartOver: () => void }) {
  // Plain view state: what is asked has its flow in the form.
  const [open, setOpen] = useState(!signal.aborted);
  const answer = (user: SessionUser | null) => {
    setOpen(false);
    onAnswer(user);
  };
  const submission = useSubmission({ form: 'login', values: { email, password: '' } }, submit, (user) => {
    answer(user ?? null);
  });
  useEffect(() => {
    const withdraw = () => {
      setOpen(false);
    };
    signal.addEventListener('abort', withdraw);
    return () => {
      signal.removeEventListener('abort', withdraw);
    };
  }, [signal]);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="sm"
      title={texts.title}
      description={`${texts.why} ${isUnsaved ? texts.unsaved : texts.saved}`}
      closeOnOutsideClick={false}
      onClose={() => {
        answer(null);
      }}
      onGone={onGone}
    >
      {submission.snapshot.context.form === 'confirmSecondFactor' ? (
        <SecondFactorStep submission={submission} place="section" onStartOver={onStartOver} />
      ) : (
        <>
          <SubmissionForm
            submission={submission}
            place="section"
            submitLabel={texts.submit}
            busyLabel={texts.busy}
            fields={[
              {
                name: 'password',
                label: texts.password(email),
                type: 'password',
                autoComplete: 'current-password webauthn',
              },
            ]}
            beside={
              <Button
                size="lg"
                onClick={() => {
                  answer(null);
                }}
              >
                {isUnsaved ? texts.stay : texts.leave}
              </Button>
            }
          />
          <PasskeyLogin
            getEnvironment={getEnvironment}
            submit={submit}
            onAccepted={(user) => {
              answer(user ?? null);
            }}
          />
        </>
      )}
    </Dialog>
  );
}
