// Two-step login: off, being set up, its recovery codes, and on.
import { useState } from 'react';
import { graphql } from 'relay-runtime';
import type { SecondFactorSection_user$key } from '#src/__generated__/SecondFactorSection_user.graphql.ts';
import { useFragment } from '#src/relay/hooks.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { AccountSection } from './AccountSection.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorTexts } from './secondFactorTexts.ts';
import styles from './SecondFactorSection.module.css';
import { TotpSetup } from './TotpSetup.tsx';
import type { Submit } from './useSubmission.ts';

const texts = secondFactorTexts;
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
/** With this many codes left, the person is advised to get new ones. */
const fewCodes = 3;

export interface SecondFactorSectionProps {
  user: SecondFactorSection_user$key;
  submit: Submit;
}

/** Renders the section. The server's state may change while a dialog or the setup is open, so these are rendered beside it. */
export function SecondFactorSection({ user, submit }: SecondFactorSectionProps) {
  const { totp } = useFragment(
    graphql`
      fragment SecondFactorSection_user on User {
        totp {
          enabled
          recoveryCodesLeft
        }
      }
    `,
    user,
  );
  // View state only: which dialog is open, and what is shown once. The machines control the flows.
  const [round, setRound] = useState(0);
  const [dialog, setDialog] = useState<'renew' | 'turnOff' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const open = (which: 'renew' | 'turnOff') => {
    setRound(round + 1);
    setDialog(which);
  };
  const close = () => {
    setDialog(null);
  };
  return (
    <AccountSection title={texts.section.title} about={<p>{texts.section.about}</p>}>
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes(null);
          }}
        />
      ) : (
        <TotpSetup key={`setup ${round}`} isOn={totp != null} submit={submit} onCodes={setCodes}>
          {totp && (
            <>
              <p>
                {texts.section.on}
                <time dateTime={totp.enabled}>{date.format(new Date(totp.enabled))}</time>
                {'. '}
                {texts.section.codesLeft(totp.recoveryCodesLeft)}{' '}
                {totp.recoveryCodesLeft <= fewCodes && texts.section.fewLeft}
              </p>
              <div className={styles.actions}>
                <Button
                  size="lg"
                  onClick={() => {
                    open('renew');
                  }}
                >
                  {texts.section.renew}
                </Button>
                <Button
                  size="lg"
                  onClick={() => {
                    open('turnOff');
                  }}
                >
                  {texts.section.turnOff}
                </Button>
              </div>
            </>
          )}
        </TotpSetup>
      )}
      <PasswordDialog
        key={`renew ${round}`}
        form="renewRecoveryCodes"
        texts={texts.renew}
        open={dialog === 'renew'}
        submit={submit}
        onClose={close}
        onAccepted={(once) => {
          close();
          setCodes(once?.recoveryCodes ?? null);
        }}
      />
      <PasswordDialog
        key={`turnOff ${round}`}
        form="disableTotp"
        texts={texts.turnOff}
        tone="danger"
        open={dialog === 'turnOff'}
        submit={submit}
        onClose={close}
        onAccepted={() => {
          close();
          toast({ tone: 'success', message: texts.turnOff.done });
        }}
      />
    </AccountSection>
  );
}
