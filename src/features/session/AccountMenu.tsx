// The account menu, with the address and the log-out.
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Menu } from '#src/ui/menu/Menu.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { useAppearanceItems } from '#src/ui/theme/useAppearanceItems.ts';
import { statePath } from '#machines/statePath.ts';
import { AccountFace } from './AccountFace.tsx';
import styles from './AccountMenu.module.css';
import { openReport } from './openReport.ts';
import { useSession } from './SessionContext.tsx';
import { sessionTexts } from './sessionTexts.ts';

/** Renders the menu; nothing without a session. */
export function AccountMenu() {
  const session = useSession();
  const user = useSelector(session, (snapshot) => snapshot.context.user);
  const message = useSelector(session, (snapshot) => snapshot.context.message);
  const state = useSelector(session, (snapshot) => statePath(snapshot.value));
  const navigate = useNavigate();
  const appearance = useAppearanceItems();
  if (!user) return null;
  return (
    <span className={styles.account} data-state={state}>
      <Menu
        label={sessionTexts.account(user.email)}
        face={<AccountFace email={user.email} />}
        heading={user.email}
        items={[
          {
            id: 'account',
            label: sessionTexts.menu.account,
            icon: 'person',
            onSelect: () => {
              void navigate({ to: '/dashboard/account' });
            },
          },
          'separator',
          appearance,
          'separator',
          { id: 'report', label: sessionTexts.menu.report, icon: 'warning', onSelect: openReport },
          {
            id: 'log-out',
            label: sessionTexts.menu.logOut,
            icon: 'logOut',
            onSelect: () => {
              session.send({ type: 'session.logOut' });
            },
          },
        ]}
      />
      {message !== null && (
        <div className={styles.failure}>
          <Notice
            tone="danger"
            role="alert"
            onDismiss={() => {
              session.send({ type: 'session.dismiss' });
            }}
          >
            {sessionTexts.menu.logOutFailed(message)}
          </Notice>
        </div>
      )}
    </span>
  );
}
