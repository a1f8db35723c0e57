// A tick, with or without words beside it.
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Checkbox.module.css';
import { FieldMessage, type Message, messageIdOf } from './FieldMessage.tsx';

export interface CheckboxProps extends Message, Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** The words beside the box. Without, give `aria-label`. */
  label?: ReactNode | undefined;
  /** Neither on nor off: some of what it stands for is ticked. */
  indeterminate?: boolean | undefined;
}

/** Draws a checkbox in a target of 24 px; hint and problem stand under its words. */
export function Checkbox({ label, indeterminate = false, hint, problem, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const messageId = messageIdOf(useId(), { hint, problem });
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
    // A press ends the mixed state in the browser whatever it leads to here.
  }, [indeterminate, rest.checked]);
  const box = (
    <label className={classNames(styles.checkbox, !messageId && className)}>
      <input
        aria-describedby={messageId}
        aria-invalid={problem ? true : undefined}
        {...rest}
        ref={input}
        type="checkbox"
        className={styles.box}
      />
      {label}
    </label>
  );
  if (!messageId) return box;
  return (
    <div className={classNames(styles.described, className)}>
      {box}
      <FieldMessage id={messageId} hint={hint} problem={problem} />
    </div>
  );
}
