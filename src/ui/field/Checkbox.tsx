// A tick, with or without words beside it.
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** The words beside the box. Without, give `aria-label`. */
  label?: ReactNode | undefined;
  /** Neither on nor off: some of what it stands for is ticked. */
  indeterminate?: boolean | undefined;
}

/** Draws a checkbox in a target of 24 px. */
export function Checkbox({ label, indeterminate = false, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input {...rest} ref={input} type="checkbox" className={styles.box} />
      {label}
    </label>
  );
}
