// A choice of one from a short list: the system's own select, which every keyboard, phone and screen reader knows.
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import control from './control.module.css';
import { Icon } from '../icon/Icon.tsx';
import styles from './Select.module.css';

/** Draws a select; its options are the children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames(styles.box, className)}>
      <select {...rest} className={classNames(control.control, styles.select)}>
        {children}
      </select>
      <Icon name="upDown" size="sm" />
    </span>
  );
}
