// The second step of a log-in: the code of the authenticator app, or a recovery code. Loaded when an account asks for it.
import { useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { secondFactorTexts } from './secondFactorTexts.ts';
import styles from './SecondFactorStep.module.css';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { Submission } from './useSubmission.ts';

const texts = secondFactorTexts.step;

export interface SecondFactorStepProps {
  /** A log-in whose password was accepted. */
  submission: Submission;
  /** `page` if the log-in is the whole page, `section` in a dialog that has its own title. */
  place?: 'page' | 'section';
  /** The step took too long, or too many codes were wrong, so the log-in has to start again. */
  onStartOver: () => void;
}

/** Renders the step. */
export function SecondFactorStep({ submission, place = 'page', onStartOver }: SecondFactorStepProps) {
  // View state only: both kinds of code use the same field of the form.
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const { snapshot, send } = submission;
  const { title, lead, label, hint, other } = texts[kind];
  const head = place === 'page' && (
    <>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </>
  );
  if (snapshot.matches('tokenRejected')) {
    return (
      <div className={styles.step} data-state="tokenRejected">
        {head}
        <Notice tone="danger" role="alert">
          {snapshot.context.message}
        </Notice>
        <Button variant="primary" size={place === 'page' ? 'xl' : 'lg'} autoFocus onClick={onStartOver}>
          {texts.startOver}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.step}>
      {head}
      <SubmissionForm
        key={kind}
        submission={submission}
        place={place}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
        fields={[
          {
            name: 'oneTimeCode',
            label,
            hint,
            type: 'text',
            inputMode: kind === 'app' ? 'numeric' : 'text',
            autoComplete: kind === 'app' ? 'one-time-code' : 'off',
            autoFocus: true,
          },
        ]}
      />
      <p>
        <TextButton
          onClick={() => {
            send({ type: 'field.changed', name: 'oneTimeCode', value: '' });
            setKind(kind === 'app' ? 'recovery' : 'app');
          }}
        >
          {other}
        </TextButton>
      </p>
    </div>
  );
}
