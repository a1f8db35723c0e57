// The sign-in of a program: which one asks for what, to approve or deny. Loaded when an address names its code.
import { useState } from 'react';
import { graphql } from 'relay-runtime';
import type { DeviceLoginSectionQuery } from '#src/__generated__/DeviceLoginSectionQuery.graphql.ts';
import { useLazyLoadQuery } from '#src/relay/useLazyLoadQuery.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ConfirmLoginDialog } from './ConfirmLoginDialog.tsx';
import { deviceLoginTexts as texts } from './deviceLoginTexts.ts';
import styles from './RecoveryCodes.module.css';
import { useQuestion } from './useQuestion.ts';
import type { Submit } from './useSubmission.ts';

export interface DeviceLoginSectionProps {
  code: string;
  submit: Submit;
}

/** Renders the section. */
export function DeviceLoginSection({ code, submit }: DeviceLoginSectionProps) {
  const { deviceLogin } = useLazyLoadQuery<DeviceLoginSectionQuery>(
    graphql`
      query DeviceLoginSectionQuery($code: String!) {
        deviceLogin(code: $code) {
          clientName
          scope
        }
      }
    `,
    { code },
  );
  const { question, open, round, ask, close } = useQuestion<'approving' | 'denying'>();
  const [done, setDone] = useState<string | null>(null);
  return (
    <AccountSection title={texts.title} about={<p>{texts.about}</p>}>
      {done !== null ? (
        <Notice tone="success" role="status">
          {done}
        </Notice>
      ) : deviceLogin == null ? (
        <Notice tone="danger" role="alert">
          {texts.over}
        </Notice>
      ) : (
        <div className={styles.box}>
          <h3>{texts.asks(deviceLogin.clientName)}</h3>
          <p>{deviceLogin.scope === 'READ' ? texts.scopes.READ : texts.scopes.WRITE}</p>
          <p>{texts.until}</p>
          <p>{texts.code(code)}</p>
          <div className={styles.actions}>
            <Button
              size="lg"
              onClick={() => {
                ask('denying');
              }}
            >
              {texts.deny}
            </Button>
            <Button
              size="lg"
              variant="primary"
              onClick={() => {
                ask('approving');
              }}
            >
              {texts.approve}
            </Button>
          </div>
        </div>
      )}
      {question && deviceLogin && (
        <ConfirmLoginDialog
          key={round}
          open={open}
          title={texts[question].title(deviceLogin.clientName)}
          description={texts[question].description}
          submitLabel={texts[question].submit}
          busyLabel={texts[question].busy}
          input={{
            form: 'decideDeviceLogin',
            values: { code, approve: String(question === 'approving'), password: '' },
          }}
          submit={submit}
          onAccepted={() => {
            close();
            setDone(texts[question].done);
          }}
          onClose={close}
        />
      )}
    </AccountSection>
  );
}
