// A button that shows only an icon. Its label is read by screen readers and shown as a tooltip.
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from '../icon/icons.ts';

/** A native button's props, and: */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  label: string;
  icon: IconName;
  /** `sm` is 24 px, for rows and tags. */
  size?: 'sm' | 'md' | undefined;
}

/** Renders the button. Set `aria-pressed` for a toggle, which is then highlighted while on. */
export function IconButton({ label, icon, size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      data-tip={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, size === 'sm' && styles.sm, className)}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
