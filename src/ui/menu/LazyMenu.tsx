// The button of a menu that loads when the pointer or the focus comes near, for menus that are on the first screen.
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../classNames.ts';
import dropdown from '../dropdown/Dropdown.module.css';
import { preload } from '../preload.ts';

/** The button's state when the menu has loaded; the menu continues from it, including an arrow key that opens it. */
type Left = 'alone' | 'focused' | 'pressed' | 'clicked' | 'ArrowDown' | 'ArrowUp';

export interface LazyMenuProps {
  /** Read by screen readers, and shown as a tooltip. */
  label: string;
  face: ReactNode;
  className?: string | undefined;
  /** Loads the menu, whose button looks the same. */
  load: () => Promise<ComponentType>;
  /** Loads it without being asked, because it has something to say. */
  isWanted?: boolean;
}

/** Renders the button, and the menu in its place once it is loaded. */
export function LazyMenu({ label, face, className, load: loadMenu, isWanted = false }: LazyMenuProps) {
  const [Menu, setMenu] = useState<ComponentType | null>(null);
  const left = useRef<Left>('alone');
  const load = useCallback(
    () =>
      loadMenu().then((loaded) => {
        setMenu(() => loaded);
      }),
    [loadMenu],
  );
  const prepare = () => {
    preload(load);
  };
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);
  if (Menu) return <Continued Menu={Menu} leftRef={left} />;
  return (
    <button
      type="button"
      className={classNames(dropdown.face, className)}
      data-tip={label}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      // The menu may load between press and release, after which a mouse makes no click. A finger does, on the menu's own button.
      onPointerDown={({ pointerType }) => {
        if (pointerType !== 'touch') left.current = 'pressed';
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
      {face}
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
