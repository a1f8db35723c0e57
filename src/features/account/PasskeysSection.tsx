// The passkeys of the account: which there are, another one, and one less.
import { useState } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { SubmissionInput } from '#machines/submission/submissionTypes.ts';
import type { PasskeysSection_user$key } from '#src/__generated__/PasskeysSection_user.graphql.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { describeDevice } from '#src/ui/text/describeDevice.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { AccountSection } from './AccountSection.tsx';
import { ConfirmLoginDialog } from './ConfirmLoginDialog.tsx';
import styles from './DeviceList.module.css';
import { passkeySupport } from './passkeySupport.ts';
import { passkeyTexts } from './passkeyTexts.ts';
import type { Submit } from './useSubmission.ts';

const texts = passkeyTexts.section;
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What is asked before the passkeys are changed, and said afterwards. */
interface Question {
  title: string;
  description: string;
  submit: string;
  busy: string;
  done: string;
  tone?: 'danger';
  input: SubmissionInput;
}

export interface PasskeysSectionProps {
  user: PasskeysSection_user$key;
  submit: Submit;
}

/** Draws the section; the passkeys in the order in which they were added. */
export function PasskeysSection({ user, submit }: PasskeysSectionProps) {
  const { passkeys } = useFragment(
    graphql`
      fragment PasskeysSection_user on User {
        passkeys {
          id
          created
          lastUsed
          userAgent
          synced
        }
      }
    `,
    user,
  );

  const support = passkeySupport();

  // Plain view state; the flow in the dialog is the machine's, a new one each time it is opened.
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const ask = (asked: Question) => {
    setQuestion(asked);
    setRound(round + 1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
  };
  const add = () => {
    ask({ ...passkeyTexts.adding, input: { form: 'addPasskey', values: { password: '' } } });
  };
  const remove = (id: string, device: string) => {
    const { title, ...rest } = passkeyTexts.removing;
    const input = { form: 'removePasskey', values: { id, password: '' } } as const;
    ask({ ...rest, title: title(device), tone: 'danger', input });
  };

  return (
    <AccountSection title={texts.title} about={<p>{texts.about}</p>}>
      {passkeys.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {passkeys.map(({ id, created, lastUsed, userAgent, synced }) => {
            const device = describeDevice(userAgent);
            return (
              <li key={id} className={styles.row}>
                <div className={styles.text}>
                  <p className={styles.device}>{device}</p>
                  <p className={styles.times}>
                    {texts.added}
                    <Time value={created} />
                    {'\u00a0· '}
                    {lastUsed == null ? (
                      texts.neverUsed
                    ) : (
                      <>
                        {texts.lastUsed}
                        <Time value={lastUsed} />
                      </>
                    )}
                    {synced && `\u00a0· ${texts.synced}`}
                  </p>
                </div>
                <Button
                  aria-label={texts.removeDevice(device, time.format(new Date(created)))}
                  onClick={() => {
                    remove(id, device);
                  }}
                >
                  {texts.remove}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {support === 'available' ? (
        <div>
          <Button size="lg" onClick={add}>
            {texts.add}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>{texts.unavailable[support]}</p>
      )}
      {question && (
        <ConfirmLoginDialog
          key={round}
          open={open}
          title={question.title}
          description={question.description}
          submitLabel={question.submit}
          busyLabel={question.busy}
          tone={question.tone}
          input={question.input}
          submit={submit}
          onAccepted={() => {
            close();
            toast({ tone: 'success', message: question.done });
          }}
          onClose={close}
        />
      )}
    </AccountSection>
  );
}

function Time({ value }: { value: string }) {
  return <time dateTime={value}>{time.format(new Date(value))}</time>;
}
