// The account's menu where every kilobyte counts: its button alone, until somebody comes near. What the menu is made of comes then.
import { useSelector } from '@xstate/react';
import { type ComponentType, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import dropdown from '#src/ui/dropdown/Dropdown.module.css';
import { inAdvance } from '#src/ui/inAdvance.ts';
import { AccountFace, accountLabel } from './AccountFace.tsx';
import { useSession, useSessionUser } from './SessionContext.tsx';

/** How the button was left when its menu came: the menu's own goes on from there. */
type Left = 'alone' | 'focused' | 'pressed';

/** Draws the button; nothing while nobody is logged in. */
export function AccountButton() {
  const session = useSession();
  const user = useSessionUser();
  // What went wrong with the log-out is said below the menu.
  const hasFailed = useSelector(session, ({ context }) => context.message !== null);
  const [Menu, setMenu] = useState<ComponentType | null>(null);
  const left = useRef<Left>('alone');
  const load = useCallback(
    () =>
      import('./AccountMenu.tsx').then(({ AccountMenu }) => {
        setMenu(() => AccountMenu);
      }),
    [],
  );
  const prepare = () => {
    inAdvance(load()).catch(() => undefined);
  };
  useEffect(() => {
    if (hasFailed) void load();
  }, [hasFailed, load]);
  if (!user) return null;
  if (Menu) return <Continued Menu={Menu} leftRef={left} />;
  return (
    <button
      type="button"
      className={dropdown.face}
      data-tip={accountLabel(user.email)}
      aria-label={accountLabel(user.email)}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={() => {
        left.current = 'focused';
        prepare();
      }}
      onBlur={() => {
        left.current = 'alone';
      }}
      onClick={() => {
        left.current = 'pressed';
        void load();
      }}
    >
      <AccountFace email={user.email} />
    </button>
  );
}

/** The menu, from where its button was left. */
function Continued({ Menu, leftRef }: { Menu: ComponentType; leftRef: RefObject<Left> }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const button = place.current?.querySelector('button');
    if (leftRef.current !== 'alone') button?.focus();
    if (leftRef.current === 'pressed') button?.click();
    leftRef.current = 'alone';
  }, [leftRef]);
  return (
    <span ref={place}>
      <Menu />
    </span>
  );
}
