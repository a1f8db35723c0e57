// The passkeys of the account: the list of them, adding one, and removing one.
import { graphql } from 'relay-runtime';
import type { SubmissionInput } from '#machines/submission/submissionTypes.ts';
import type { PasskeysSection_user$key } from '#src/__generated__/PasskeysSection_user.graphql.ts';
import { useFragment } from '#src/relay/hooks.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { describeDevice } from '#src/ui/text/describeDevice.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { AccountSection } from './AccountSection.tsx';
import { ConfirmLoginDialog } from './ConfirmLoginDialog.tsx';
import styles from './DeviceList.module.css';
import { formatMoment } from './formatMoment.ts';
import { Moment } from './Moment.tsx';
import { passkeySupport } from './passkeySupport.ts';
import { passkeyTexts } from './passkeyTexts.ts';
import { useQuestion } from './useQuestion.ts';
import type { Submit } from './useSubmission.ts';

const texts = passkeyTexts.section;

/** The question before passkeys are changed, and the report afterwards. */
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

/** Renders the section, with the passkeys in the order in which they were added. */
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

  const { question, open, round, ask, close } = useQuestion<Question>();
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
                    <Moment value={created} />
                    {'\u00a0· '}
                    {lastUsed == null ? (
                      texts.neverUsed
                    ) : (
                      <>
                        {texts.lastUsed}
                        <Moment value={lastUsed} />
                      </>
                    )}
                    {synced && `\u00a0· ${texts.synced}`}
                  </p>
                </div>
                <Button
                  aria-label={texts.removeDevice(device, formatMoment(created))}
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
