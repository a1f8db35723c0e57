// A question with a few explained answers; pressing one chooses it and continues.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './ChoiceList.module.css';

export interface ListedChoice<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means. It is the button's description, not part of its name. */
  hint?: ReactNode | undefined;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
}

/** Labelled by the id of the question, or by text. */
export interface ChoiceListProps<Value extends string> {
  'aria-labelledby'?: string | undefined;
  'aria-label'?: string | undefined;
  choices: readonly ListedChoice<Value>[];
  onChoose: (value: Value) => void;
  /** Focuses the first answer, for a question that has just appeared. */
  takesFocus?: boolean | undefined;
}

/** Arrow keys move between answers; a letter moves to the next one that starts with it. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const from = buttons.findIndex((button) => button === document.activeElement);
  const target = targetOf(event.key, buttons, from);
  if (target === undefined) return;
  event.preventDefault();
  // The page has single-letter shortcuts too.
  event.stopPropagation();
  target?.focus();
}

/** Undefined for a key that has no function here; null if there is no target. */
function targetOf(
  key: string,
  buttons: readonly HTMLButtonElement[],
  from: number,
): HTMLButtonElement | null | undefined {
  if (key === 'ArrowDown') return buttons[from + 1] ?? null;
  if (key === 'ArrowUp') return buttons[from - 1] ?? null;
  if (key === 'Home') return buttons[0] ?? null;
  if (key === 'End') return buttons.at(-1) ?? null;
  if (!/^\p{L}$/u.test(key)) return undefined;
  const inTurn = [...buttons.slice(from + 1), ...buttons.slice(0, from + 1)];
  return inTurn.find((button) => button.textContent.trim().toLowerCase().startsWith(key.toLowerCase())) ?? null;
}

/** Renders the answers as a vertical list. */
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
    <ul {...list} ref={first} className={styles.list} onKeyDown={moveFocus}>
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
