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
  /** The account that owns the work on the page. */
  email: string;
  /** The page has unsaved changes; otherwise there are only changes that could be undone. */
  isUnsaved: boolean;
  getEnvironment: GetEnvironment;
  submit: Submit;
  /** Aborts when the question is no longer needed: the person has logged in again in another tab, or somebody else has. */
  signal: AbortSignal;
  /** The person who is logged in now; null if they chose not to log in yet. */
  onAnswer: (user: SessionUser | null) => void;
  /** Called when the closing animation has ended. */
  onGone?: (() => void) | undefined;
}

/** Asks for the password (and the code of two-step login if it is on), or for a passkey, which may belong to another account. */
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
  // View state only: the form inside has its own machine.
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
