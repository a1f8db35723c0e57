// Several controls that answer one question: a fieldset, so that screen readers read the question first.
import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Field.module.css';
import { FieldMessage, type Message, messageIdOf } from './FieldMessage.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

export interface FieldGroupProps extends Message {
  label: ReactNode;
  /** Hides the label visually, where the place makes it clear. */
  labelHidden?: boolean | undefined;
  /** `radiogroup` if one of them is chosen. */
  role?: 'radiogroup' | undefined;
  /** All controls are disabled. */
  disabled?: boolean | undefined;
  /** `beside`: label at the left (above on phones), as in the document's pane. */
  layout?: 'above' | 'beside' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders the group around its controls. */
export function FieldGroup({
  label,
  labelHidden = false,
  hint,
  problem,
  role,
  disabled,
  layout = 'above',
  className,
  children,
}: FieldGroupProps) {
  const messageId = messageIdOf(useId(), { hint, problem });
  const wrong = Boolean(problem) || undefined;
  return (
    <fieldset
      role={role}
      disabled={disabled}
      className={classNames(styles.field, !labelHidden && styles[layout], className)}
      aria-describedby={messageId}
      // A plain group cannot be marked invalid, only its controls can.
      aria-invalid={role && wrong}
      data-invalid={wrong}
    >
      <legend className={styles.label}>{labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <div className={styles.body}>
        {children}
        <FieldMessage id={messageId} hint={hint} problem={problem} />
      </div>
    </fieldset>
  );
}
