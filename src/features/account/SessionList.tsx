// The sessions of the account, with buttons to end one or all others.
import { graphql } from 'relay-runtime';
import type { SubmissionInput } from '#machines/submission/submissionTypes.ts';
import type { SessionList_user$key } from '#src/__generated__/SessionList_user.graphql.ts';
import { useFragment } from '#src/relay/hooks.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { describeDevice } from '#src/ui/text/describeDevice.ts';
import { accountTexts } from './accountTexts.ts';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import styles from './DeviceList.module.css';
import { formatMoment } from './formatMoment.ts';
import { Moment } from './Moment.tsx';
import { useQuestion } from './useQuestion.ts';
import type { Submit } from './useSubmission.ts';

const texts = accountTexts.sessions;

/** The question before sessions are ended, and the report afterwards. */
interface Question {
  title: string;
  message: string;
  done: string;
  input: SubmissionInput;
}

export interface SessionListProps {
  user: SessionList_user$key;
  submit: Submit;
}

/** Renders the list; this session first, then those used last. */
export function SessionList({ user, submit }: SessionListProps) {
  const { id: userId, sessions } = useFragment(
    graphql`
      fragment SessionList_user on User {
        id
        sessions {
          id
          created
          lastActive
          userAgent
          current
        }
      }
    `,
    user,
  );
  const ordered = [...sessions].sort(
    (one, other) => Number(other.current) - Number(one.current) || other.lastActive.localeCompare(one.lastActive),
  );

  const { question, open, round, ask, close } = useQuestion<Question>();
  const endOne = (id: string, device: string) => {
    ask({
      title: texts.endOne.title(device),
      message: texts.endOne.message,
      done: texts.endOne.done(device),
      input: { form: 'endSession', values: { userId, id, password: '' } },
    });
  };
  const endOthers = () => {
    ask({
      title: texts.endOthers.title,
      message: texts.endOthers.message,
      done: texts.endOthers.done,
      input: { form: 'endOtherSessions', values: { userId, password: '' } },
    });
  };

  return (
    <>
      <ul className={styles.list}>
        {ordered.map(({ id, created, lastActive, userAgent, current }) => {
          const device = describeDevice(userAgent);
          return (
            <li key={id} className={styles.row}>
              <div className={styles.text}>
                <p className={styles.device}>{device}</p>
                <p className={styles.times}>
                  {current ? (
                    texts.thisSession
                  ) : (
                    <>
                      {texts.lastActive}
                      <Moment value={lastActive} />
                    </>
                  )}
                  {' · '}
                  {texts.loggedIn}
                  <Moment value={created} />
                </p>
              </div>
              {!current && (
                <Button
                  aria-label={texts.logOutDevice(device, formatMoment(lastActive))}
                  onClick={() => {
                    endOne(id, device);
                  }}
                >
                  {texts.logOut}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button size="lg" onClick={endOthers}>
            {texts.logOutOthers}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>{texts.alone}</p>
      )}
      {question && (
        <EndSessionsDialog
          key={round}
          open={open}
          title={question.title}
          message={question.message}
          input={question.input}
          submit={submit}
          onEnded={() => {
            close();
            toast({ tone: 'success', message: question.done });
          }}
          onClose={close}
        />
      )}
    </>
  );
}
