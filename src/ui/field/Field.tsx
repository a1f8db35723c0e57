// One field of a form: its label, its control, its hint and its problem, wired together for every way of perceiving them.
import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Field.module.css';
import { FieldMessage, type Message, messageIdOf } from './FieldMessage.tsx';

/** What the control inside a field must carry; spread it onto the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  disabled: true | undefined;
}

/** The id of the label of the control `id`: what belongs to the control (its list) is called the same. */
export function labelIdOf(id: string): string {
  return `${id}-label`;
}

export interface FieldProps extends Message {
  label: ReactNode;
  /** Wrong for a reason that is said elsewhere: the id of what says it (one notice for two fields). */
  problemId?: string | undefined;
  /** It cannot be changed now; let the hint say why. */
  disabled?: boolean | undefined;
  /** A link or button at the right of the label. */
  action?: ReactNode | undefined;
  /** `beside`: label at the left (above on phones), as in the document's pane. */
  layout?: 'above' | 'beside' | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Draws a field around the control that `children` makes. */
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
      {/* Shown beside the label, reached after the control: Tab leads from field to field. */}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
