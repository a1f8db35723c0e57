// The account's menu where every kilobyte counts: its button alone, until somebody comes near. What the menu is made of comes then.
import { useSelector } from '@xstate/react';
import { type ComponentType, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import dropdown from '#src/ui/dropdown/Dropdown.module.css';
import { preload } from '#src/ui/preload.ts';
import { AccountFace } from './AccountFace.tsx';
import { useSession, useSessionUser } from './SessionContext.tsx';
import { sessionTexts } from './sessionTexts.ts';

/** How the button was left when its menu came: the menu's own goes on from there, also with the arrow that opens it. */
type Left = 'alone' | 'focused' | 'pressed' | 'clicked' | 'ArrowDown' | 'ArrowUp';

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
    preload(load()).catch(() => undefined);
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
      data-tip={sessionTexts.account(user.email)}
      aria-label={sessionTexts.account(user.email)}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      // The menu may come between press and release, and then there is no click.
      onPointerDown={() => {
        left.current = 'pressed';
      }}
      onPointerLeave={() => {
        if (left.current === 'pressed') left.current = 'alone';
      }}
      onFocus={() => {
        if (left.current === 'alone') left.current = 'focused';
        prepare();
      }}
      onBlur={() => {
        left.current = 'alone';
      }}
      onKeyDown={(event) => {
        const { key } = event;
        if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
        event.preventDefault();
        left.current = key;
        void load();
      }}
      onClick={() => {
        left.current = 'clicked';
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
    const how = leftRef.current;
    if (how !== 'alone') button?.focus();
    if (how === 'pressed' || how === 'clicked') button?.click();
    else if (how !== 'alone' && how !== 'focused') {
      button?.dispatchEvent(new KeyboardEvent('keydown', { key: how, bubbles: true }));
    }
    leftRef.current = 'alone';
  }, [leftRef]);
  return (
    <span ref={place}>
      <Menu />
    </span>
  );
}
