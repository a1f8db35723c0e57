// What stands under a control: its problem or, while there is none, its hint.
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { StrokeIcon } from '../icon/StrokeIcon.tsx';
import { warningIcon } from '../icon/warningIcon.ts';
import styles from './FieldMessage.module.css';

export interface Message {
  /** Stands under the control, always, except while there is a problem to say in its place. */
  hint?: ReactNode | undefined;
  /** What is wrong with the value, and how to mend it. */
  problem?: ReactNode | undefined;
}

/** The id of the message under the control `id`; undefined while there is none. */
export function messageIdOf(id: string, { hint, problem }: Message): string | undefined {
  return problem || hint ? `${id}-message` : undefined;
}

/** Draws the message; nothing without one. */
export function FieldMessage({ id, hint, problem }: Message & { id: string | undefined }) {
  if (problem)
    return (
      <p id={id} className={classNames(styles.message, styles.problem)}>
        <StrokeIcon path={warningIcon} size="sm" />
        <span>{problem}</span>
      </p>
    );
  return (
    hint && (
      <div id={id} className={styles.message}>
        {hint}
      </div>
    )
  );
}
