// The message below a control: its error or, if there is none, its hint.
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { StrokeIcon } from '../icon/StrokeIcon.tsx';
import { warningIcon } from '../icon/warningIcon.ts';
import styles from './FieldMessage.module.css';

export interface Message {
  /** Always shown below the control, except while there is an error. */
  hint?: ReactNode | undefined;
  /** The error, and how to correct it. */
  problem?: ReactNode | undefined;
}

/** The id of the message below the control `id`; undefined if there is none. */
export function messageIdOf(id: string, { hint, problem }: Message): string | undefined {
  return problem || hint ? `${id}-message` : undefined;
}

/** Renders the message; nothing without one. */
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
