// The account button that every page loads; its menu loads when the pointer or focus comes near.
import { useSelector } from '@xstate/react';
import { LazyMenu } from '#src/ui/menu/LazyMenu.tsx';
import { AccountFace } from './AccountFace.tsx';
import { useSession, useSessionUser } from './SessionContext.tsx';
import { sessionTexts } from './sessionTexts.ts';

const loadMenu = () => import('./AccountMenu.tsx').then(({ AccountMenu }) => AccountMenu);

/** Renders the button; nothing without a session. */
export function AccountButton() {
  const session = useSession();
  const user = useSessionUser();
  // A failed log-out is reported below the menu.
  const hasFailed = useSelector(session, ({ context }) => context.message !== null);
  if (!user) return null;
  return (
    <LazyMenu
      label={sessionTexts.account(user.email)}
      face={<AccountFace email={user.email} />}
      load={loadMenu}
      isWanted={hasFailed}
    />
  );
}
