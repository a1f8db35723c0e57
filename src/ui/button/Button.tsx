// A button with a text label. Its default type is "button", so that none submits a form by accident.
import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { type ButtonSize, type ButtonVariant, buttonClassName } from './buttonClassName.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { Spinner } from '../progress/Spinner.tsx';

/** A native button's props, and: */
export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  /** The action is under way: shows a spinner and ignores presses, but keeps focus and width. */
  busy?: boolean | undefined;
  /** The label while busy, such as "Saving…". */
  busyLabel?: string | undefined;
}

/** Renders a button. It stays focusable while busy, so that keyboard users keep their place. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClassName(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <span className={styles.face} data-shown={!busy}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {busy && (
        <span className={styles.face} data-shown>
          <Spinner />
          {busyLabel ?? children}
        </span>
      )}
    </button>
  );
}
