// A checkbox, with or without a label.
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Checkbox.module.css';
import { FieldMessage, type Message, messageIdOf } from './FieldMessage.tsx';

export interface CheckboxProps extends Message, Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** The label. Without it, give `aria-label`. */
  label?: ReactNode | undefined;
  /** The mixed state: some of the items that it stands for are checked. */
  indeterminate?: boolean | undefined;
}

/** Renders a checkbox with a target of 24 px; hint and error are below its label. */
export function Checkbox({ label, indeterminate = false, hint, problem, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const messageId = messageIdOf(useId(), { hint, problem });
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
    // Browsers end the mixed state on a press, even if the value stays the same.
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
