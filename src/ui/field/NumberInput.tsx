// A number input. It is a text box, because the browser's number input changes when the page scrolls over it, and discards invalid text before an error can be
// shown.
import type { KeyboardEvent } from 'react';
import { IconButton, type IconButtonProps } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { inputTexts } from './inputTexts.ts';
import styles from './NumberInput.module.css';
import { numberIn, type NumberLimits, stepNumber } from './numbers.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface NumberInputProps
  extends
    NumberLimits,
    Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'start' | 'end' | 'min' | 'max' | 'step' | 'role'> {
  /** As typed; `readNumber` returns its value or its error. */
  value: string;
  onChange: (value: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Renders the box with two buttons that step; arrow keys change it by one step, PageUp and PageDown by ten. */
export function NumberInput({ value, onChange, min, max, step = 1, className, ...rest }: NumberInputProps) {
  const limits = { min, max, step };
  const fixed = rest.disabled === true || rest.readOnly === true;
  const number = numberIn(value) ?? undefined;
  const count = (by: number) => {
    onChange(stepNumber(value, by, limits));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    const by = steps[event.key];
    if (by === undefined || fixed || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    count(by);
  };
  // Not in the tab order, since keys do the same; screen readers announce the limits of the box.
  const button: Pick<IconButtonProps, 'size' | 'tabIndex' | 'aria-hidden' | 'onMouseDown'> = {
    size: 'sm',
    tabIndex: -1,
    'aria-hidden': true,
    // Keeps the focus in the box: on the buttons the value isn't announced, and a button disabled at the limit would lose the focus.
    onMouseDown: (event) => {
      event.preventDefault();
    },
  };
  return (
    <TextInput
      inputMode={Number.isInteger(step) && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      role="spinbutton"
      aria-valuenow={number}
      aria-valuemin={min}
      aria-valuemax={max}
      className={classNames(styles.box, className)}
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      onKeyDown={press}
      end={
        <>
          <IconButton
            {...button}
            icon="minus"
            label={inputTexts.number.decrease}
            disabled={fixed || (number !== undefined && min !== undefined && number <= min)}
            onClick={() => {
              count(-1);
            }}
          />
          <IconButton
            {...button}
            icon="plus"
            label={inputTexts.number.increase}
            disabled={fixed || (number !== undefined && max !== undefined && number >= max)}
            onClick={() => {
              count(1);
            }}
          />
        </>
      }
    />
  );
}
