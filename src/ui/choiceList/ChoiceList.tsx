// A question with a few answers, each explained: pressing one is choosing it, and leads on at once.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './ChoiceList.module.css';

export interface ListedChoice<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means. It describes the button, and is no part of its name. */
  hint?: ReactNode | undefined;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
}

export interface ChoiceListProps<Value extends string> {
  /** The id of the question. */
  'aria-labelledby': string;
  choices: readonly ListedChoice<Value>[];
  onChoose: (value: Value) => void;
  /** The first answer takes the focus: the question has just been asked. */
  takesFocus?: boolean | undefined;
}

/** Draws the answers, one under the other. */
export function ChoiceList<Value extends string>({
  choices,
  onChoose,
  takesFocus = false,
  ...list
}: ChoiceListProps<Value>) {
  const id = useId();
  const first = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [takesFocus]);
  return (
    <ul {...list} ref={first} className={styles.list}>
      {choices.map(({ value, label, hint, icon, disabled }) => (
        <li key={value}>
          <button
            type="button"
            className={styles.choice}
            disabled={disabled}
            aria-labelledby={`${id}-${value}-label`}
            aria-describedby={hint ? `${id}-${value}-hint` : undefined}
            onClick={() => {
              onChoose(value);
            }}
          >
            {icon && <Icon name={icon} />}
            <span>
              <span id={`${id}-${value}-label`} className={styles.label}>
                {label}
              </span>
              {hint && (
                <span id={`${id}-${value}-hint`} className={styles.hint}>
                  {hint}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
