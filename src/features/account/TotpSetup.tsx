// The setup of an authenticator app: the password, then the picture to scan and the first code.
import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { passwordField } from './passwordField.ts';
import { secondFactorTexts } from './secondFactorTexts.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import styles from './TotpSetup.module.css';
import { type Submit, useSubmission } from './useSubmission.ts';

const texts = secondFactorTexts.section;

export interface TotpSetupProps {
  /** Two-step login was on before this setup began. */
  isOn: boolean;
  submit: Submit;
  /** Called with the recovery codes when two-step login is on. They are shown only once. */
  onCodes: (codes: readonly string[]) => void;
  /** Shown instead of the setup when two-step login is on. */
  children: ReactNode;
}

/** Renders the setup; each attempt runs its own machine. */
export function TotpSetup(props: TotpSetupProps) {
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

function Round({ isOn, submit, onCodes, onStartOver, children }: TotpSetupProps & { onStartOver: () => void }) {
  const submission = useSubmission({ form: 'setUpTotp', values: { password: '' } }, submit, (_user, once) => {
    if (once?.recoveryCodes) onCodes(once.recoveryCodes);
  });
  const { snapshot, shownOnce } = submission;
  if (snapshot.context.form === 'setUpTotp') {
    if (isOn) return children;
    return (
      <>
        <p>{texts.off}</p>
        <SubmissionForm
          submission={submission}
          place="section"
          fields={[passwordField]}
          submitLabel={texts.setUp}
          busyLabel={texts.settingUp}
        />
      </>
    );
  }
  if (snapshot.matches('tokenRejected')) {
    return (
      <>
        <Notice tone="danger" role="alert">
          {snapshot.context.message}
        </Notice>
        <div>
          <Button size="lg" autoFocus onClick={onStartOver}>
            {texts.startAgain}
          </Button>
        </div>
      </>
    );
  }
  const setup = shownOnce?.setup;
  return (
    <>
      {setup && (
        <div className={styles.setup}>
          <img
            className={styles.qrCode}
            src={`data:image/svg+xml,${encodeURIComponent(setup.qrCode)}`}
            alt={texts.qrCode}
            width="176"
            height="176"
          />
          <div className={styles.text}>
            <p>{texts.scan}</p>
            <p>
              {texts.byHand} <code className={styles.key}>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
            </p>
            <p>
              <a href={setup.uri}>{texts.open}</a>
            </p>
          </div>
        </div>
      )}
      <SubmissionForm
        submission={submission}
        place="section"
        fields={[
          {
            name: 'oneTimeCode',
            label: texts.code,
            hint: texts.codeHint,
            type: 'text',
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            autoFocus: true,
          },
        ]}
        submitLabel={texts.enable}
        busyLabel={texts.enabling}
        beside={
          <Button size="lg" onClick={onStartOver}>
            {texts.cancel}
          </Button>
        }
      />
    </>
  );
}
