// A progress bar, or an indeterminate one if the amount is unknown.
import { type ReactNode, useId } from 'react';
import styles from './Progress.module.css';

export interface ProgressProps {
  /** What is under way. */
  label: string;
  /** Shows the label above the bar; otherwise only screen readers get it, because the surrounding text says it. */
  labelShown?: boolean | undefined;
  /** The amount done, of `max`. Without it the bar is indeterminate. */
  value?: number | undefined;
  max?: number | undefined;
  /** The progress in words, at the right of the label: "64 of 88 added". */
  detail?: ReactNode | undefined;
}

/** Renders the bar. */
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
