// The button of a dropdown, with a label, an icon or custom content.
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button } from '../button/Button.tsx';
import type { ButtonVariant } from '../button/buttonClassName.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './Dropdown.module.css';

/** What a dropdown's button looks like. */
export interface DropdownFace {
  /** The button's label; with `iconOnly` or `face` it is read by screen readers and shown as a tooltip. */
  label: string;
  icon?: IconName | undefined;
  iconOnly?: boolean | undefined;
  /** Replaces the label, for example with a person's initials. */
  face?: ReactNode | undefined;
  variant?: ButtonVariant | undefined;
  disabled?: boolean | undefined;
}

interface DropdownButtonProps
  extends DropdownFace, Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'aria-label' | 'ref'> {
  ref: Ref<HTMLButtonElement>;
}

/** Renders the button. */
export function DropdownButton({
  label,
  icon,
  iconOnly = false,
  face,
  variant = 'quiet',
  ...rest
}: DropdownButtonProps) {
  if (face) {
    return (
      <button type="button" className={styles.face} data-tip={label} aria-label={label} {...rest}>
        {face}
      </button>
    );
  }
  if (iconOnly && icon) return <IconButton label={label} icon={icon} {...rest} />;
  return (
    <Button variant={variant} icon={icon} {...rest}>
      {label}
      <Icon name="chevronDown" size="xs" />
    </Button>
  );
}
