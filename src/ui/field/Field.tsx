// One field of a form: its label, its control, its hint and its problem, wired together for every way of perceiving them.
import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Field.module.css';
import { Icon } from '../icon/Icon.tsx';

/** What the control inside a field must carry; spread it onto the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Stands under the control, always, except while there is a problem to say in its place. */
  hint?: ReactNode | undefined;
  /** What is wrong with the value, and how to mend it. */
  problem?: ReactNode | undefined;
  /** Wrong for a reason that is said elsewhere: the id of what says it (one notice for two fields). */
  problemId?: string | undefined;
  /** A link or button at the right of the label. */
  action?: ReactNode | undefined;
  /** `beside`: label at the left (above on phones), as in the document's pane. */
  layout?: 'above' | 'beside' | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Draws a field around the control that `children` makes. */
export function Field({ label, hint, problem, problemId, action, layout = 'above', children }: FieldProps) {
  const id = useId();
  const wrong = Boolean(problem) || problemId !== undefined;
  const messageId = problem || hint ? `${id}-message` : undefined;
  return (
    <div className={classNames(styles.field, styles[layout])} data-invalid={wrong || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.body}>
        {children({
          id,
          'aria-describedby': [problemId, messageId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': wrong || undefined,
        })}
        {problem ? (
          <p id={messageId} className={classNames(styles.message, styles.problem)}>
            <Icon name="warning" size="sm" />
            <span>{problem}</span>
          </p>
        ) : (
          hint && (
            <div id={messageId} className={styles.message}>
              {hint}
            </div>
          )
        )}
      </div>
      {/* Shown beside the label, reached after the control: Tab leads from field to field. */}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
