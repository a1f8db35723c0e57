// A button that shows any content beside it, without moving the focus (a disclosure). For actions use Menu.
import { type ReactNode, useId } from 'react';
import type { DropdownTrigger } from '#machines/dropdown/dropdownTypes.ts';
import { classNames } from '../classNames.ts';
import { loadPlacement, preloadPlacement } from '../floating/loadPlacement.ts';
import type { Placement } from '../floating/place.ts';
import popupStyles from '../floating/Popup.module.css';
import styles from './Dropdown.module.css';
import { DropdownButton, type DropdownFace } from './DropdownButton.tsx';
import { type DropdownControl, useDropdown } from './useDropdown.ts';
import { useDropdownPopup } from './useDropdownPopup.ts';

export interface DropdownProps extends DropdownFace {
  /** The content; it can close itself. */
  children: (close: () => void) => ReactNode;
  placement?: Placement | undefined;
  /** `hover` also opens it when the mouse rests on the button. */
  trigger?: DropdownTrigger | undefined;
  className?: string | undefined;
}

/** Renders a button that shows `children` beside it. Escape and a press outside close it. */
export function Dropdown({
  children,
  placement = 'bottom-start',
  trigger = 'click',
  className,
  ...face
}: DropdownProps) {
  const dropdown = useDropdown({ placement, trigger, load: loadPlacement });
  const id = useId();
  const { send, isShown, isLoading } = dropdown;
  const { anchor, trigger: button } = dropdown.elements;
  return (
    <span ref={anchor} className={classNames(styles.anchor, className)} data-state={dropdown.state} {...dropdown.hover}>
      <DropdownButton
        {...face}
        ref={button}
        id={`${id}-button`}
        aria-expanded={isShown}
        aria-controls={isShown && !isLoading ? `${id}-content` : undefined}
        onPointerEnter={preloadPlacement}
        onFocus={preloadPlacement}
        onClick={() => {
          send({ type: 'toggle', focus: 'none' });
        }}
      />
      {isShown && !isLoading && (
        <Panel id={id} dropdown={dropdown}>
          {children(() => {
            send({ type: 'dismiss' });
          })}
        </Panel>
      )}
    </span>
  );
}

function Panel({ id, dropdown, children }: { id: string; dropdown: DropdownControl; children: ReactNode }) {
  useDropdownPopup(dropdown);
  const { popup } = dropdown.elements;
  return (
    <div
      ref={popup}
      id={`${id}-content`}
      role="group"
      aria-labelledby={`${id}-button`}
      className={classNames(popupStyles.popup, styles.panel)}
    >
      {children}
    </div>
  );
}
