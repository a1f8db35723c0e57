// How much of something is done, if that is known; else that it is under way.
import { type ReactNode, useId } from 'react';
import styles from './Progress.module.css';

export interface ProgressProps {
  /** What is under way. */
  label: string;
  /** Shows the label above the bar; else it is heard only, for the words around the bar say it. */
  labelShown?: boolean | undefined;
  /** What is done, of `max`. Without it the bar says only that something is under way. */
  value?: number | undefined;
  max?: number | undefined;
  /** The figures in words, at the right of the label: "64 of 88 added". */
  detail?: ReactNode | undefined;
}

/** Draws the bar. */
export function Progress({ label, labelShown = false, value, max = 100, detail }: ProgressProps) {
  const id = useId();
  const bar = (
    <progress
      className={styles.progress}
      aria-label={labelShown ? undefined : label}
      aria-labelledby={labelShown ? id : undefined}
      value={value}
      max={max}
    />
  );
  if (!labelShown) return bar;
  return (
    <div>
      <div className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </div>
      {bar}
    </div>
  );
}
