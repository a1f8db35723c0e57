// Where the person is logged in, and the end of it, one by one or all others at once.
import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { SessionList_user$key } from '#src/__generated__/SessionList_user.graphql.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { confirmDialog, preloadDialogs } from '#src/ui/dialog/askDialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { describeDevice } from '#src/ui/text/describeDevice.ts';
import { accountTexts } from './accountTexts.ts';
import { endOtherSessions } from './endOtherSessionsMutation.ts';
import { endSession } from './endSessionMutation.ts';
import styles from './SessionList.module.css';

const texts = accountTexts.sessions;
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Draws the list; this session first, then those used last. */
export function SessionList({ user }: { user: SessionList_user$key }) {
  const environment = useRelayEnvironment();
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

  const endOne = async (id: string, device: string) => {
    const { reason } = await confirmDialog({
      title: texts.endOne.title(device),
      message: texts.endOne.message,
      confirmLabel: texts.confirm,
      busyLabel: texts.busy,
      confirmAction: (signal) => endSession(environment, { userId, id }, signal),
    });
    if (reason === 'ok') toast({ tone: 'success', message: texts.endOne.done(device) });
  };
  const endOthers = async () => {
    const { reason } = await confirmDialog({
      title: texts.endOthers.title,
      message: texts.endOthers.message,
      confirmLabel: texts.confirm,
      busyLabel: texts.busy,
      confirmAction: (signal) => endOtherSessions(environment, userId, signal),
    });
    if (reason === 'ok') toast({ tone: 'success', message: texts.endOthers.done });
  };

  return (
    <>
      <ul className={styles.list} onPointerEnter={preloadDialogs} onFocus={preloadDialogs}>
        {ordered.map(({ id, created, lastActive, userAgent, current }) => {
          const device = describeDevice(userAgent);
          return (
            <li key={id} className={styles.session}>
              <div className={styles.text}>
                <p className={styles.device}>{device}</p>
                <p className={styles.times}>
                  {current ? (
                    texts.thisSession
                  ) : (
                    <>
                      {texts.lastActive}
                      <Time value={lastActive} />
                    </>
                  )}
                  {' · '}
                  {texts.loggedIn}
                  <Time value={created} />
                </p>
              </div>
              {!current && (
                <Button
                  aria-label={texts.logOutDevice(device, time.format(new Date(lastActive)))}
                  onClick={() => void endOne(id, device)}
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
          <Button size="lg" onClick={() => void endOthers()}>
            {texts.logOutOthers}
          </Button>
        </div>
      ) : (
        <p className={styles.alone}>{texts.alone}</p>
      )}
    </>
  );
}

function Time({ value }: { value: string }) {
  return <time dateTime={value}>{time.format(new Date(value))}</time>;
}
