// A form field: label, control, hint and error, connected for assistive technology.
import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Field.module.css';
import { FieldMessage, type Message, messageIdOf } from './FieldMessage.tsx';

/** The attributes for the control inside a field; spread them onto it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  disabled: true | undefined;
}

/** The id of the label of the control `id`, for elements with the same label, such as its list. */
export function labelIdOf(id: string): string {
  return `${id}-label`;
}

export interface FieldProps extends Message {
  label: ReactNode;
  /** The id of an error that is shown elsewhere (one notice for two fields). */
  problemId?: string | undefined;
  /** The field cannot be edited now; the hint should say why. */
  disabled?: boolean | undefined;
  /** A link or button at the right of the label. */
  action?: ReactNode | undefined;
  /** `beside`: label at the left (above on phones), as in the document's form. */
  layout?: 'above' | 'beside' | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Renders a field around the control that `children` returns. */
export function Field({ label, hint, problem, problemId, disabled, action, layout = 'above', children }: FieldProps) {
  const id = useId();
  const wrong = Boolean(problem) || problemId !== undefined;
  const messageId = messageIdOf(id, { hint, problem });
  return (
    <div className={classNames(styles.field, styles[layout])} data-invalid={wrong || undefined}>
      <label id={labelIdOf(id)} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.body}>
        {children({
          id,
          'aria-describedby': [problemId, messageId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': wrong || undefined,
          disabled: disabled ? true : undefined,
        })}
        <FieldMessage id={messageId} hint={hint} problem={problem} />
      </div>
      {/* Shown beside the label but after the control in the DOM, so that Tab moves from field to field. */}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
