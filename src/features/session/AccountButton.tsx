// The account button that every page loads; its menu loads when the pointer or focus comes near.
import { useSelector } from '@xstate/react';
import { type ComponentType, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import dropdown from '#src/ui/dropdown/Dropdown.module.css';
import { preload } from '#src/ui/preload.ts';
import { AccountFace } from './AccountFace.tsx';
import { useSession, useSessionUser } from './SessionContext.tsx';
import { sessionTexts } from './sessionTexts.ts';

/** The button's state when the menu has loaded; the menu continues from it, including an arrow key that opens it. */
type Left = 'alone' | 'focused' | 'pressed' | 'clicked' | 'ArrowDown' | 'ArrowUp';

/** Renders the button; nothing without a session. */
export function AccountButton() {
  const session = useSession();
  const user = useSessionUser();
  // A failed log-out is reported below the menu.
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
      // The menu may load between press and release, in which case no click follows.
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

/** The menu, starting from the button's state. */
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
