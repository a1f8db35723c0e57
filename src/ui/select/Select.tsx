// A select for one of a closed list of options: a button with the value, and the list. Its keys are those of the select-only combobox pattern.
import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { isTyping } from '#machines/typeAhead.ts';
import { classNames } from '../classNames.ts';
import field from '../field/control.module.css';
import { preloadPlacement } from '../floating/loadPlacement.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { listLabelId } from './listLabel.ts';
import { OptionList, optionId } from './OptionList.tsx';
import { page } from './richSelectKeys.ts';
import styles from './Select.module.css';
import { SelectPopup } from './SelectPopup.tsx';
import { selectTexts } from './selectTexts.ts';
import { useRichSelect } from './useRichSelect.ts';

/** An option with an optional icon. */
export interface ChoiceOption<Value extends string = string> extends SelectOption {
  readonly value: Value;
  readonly icon?: IconName | undefined;
}

export interface SelectProps<Value extends string> {
  options: readonly ChoiceOption<Value>[];
  /** Null before anything is selected. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Shown before anything is selected. */
  placeholder?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** Renders the select; inside a Field, spread the field's props onto it. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder = '',
  disabled = false,
  ...control
}: SelectProps<Value>) {
  const listId = useId();
  const face = useRef<HTMLButtonElement>(null);
  const byValue = useMemo(
    () => new Map<string, ChoiceOption<Value>>(options.map((each) => [each.value, each])),
    [options],
  );
  const { snapshot, send } = useRichSelect({
    options,
    clearable: false,
    onSaid: (event) => {
      const option = event.type === 'chosen' ? byValue.get(event.option.value) : undefined;
      if (option && option.value !== value) onChange(option.value);
    },
  });
  const { rows, active, typed } = snapshot.context;
  const isOpen = snapshot.matches('open');
  const isListed = snapshot.matches({ open: 'ready' });
  const chosen = value === null ? undefined : byValue.get(value);
  const activeIndex = active === null ? -1 : rows.findIndex((row) => row.value === active);

  const open = (landing: 'chosen' | 'first' | 'last' = 'chosen') => {
    send({ type: 'open', landing: landing === 'chosen' ? (value === null ? 'first' : { value }) : landing });
  };
  const letter = (key: string, at: number) => {
    send({ type: 'letter.typed', letter: key, at, from: active ?? value });
  };
  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, timeStamp } = event;
    if (ctrlKey || metaKey) return;
    // Alt with a letter belongs to the browser.
    if (altKey && isPrintable(key)) return;
    const act = isOpen ? openKey(key, altKey, timeStamp) : closedKey(key, timeStamp);
    if (act === null) return;
    // Tab accepts, and moves on as usual.
    if (key !== 'Tab') event.preventDefault();
    act();
  };
  const closedKey = (key: string, at: number): (() => void) | null => {
    if (key === 'ArrowDown' || key === 'Enter') return open;
    if (key === ' ' && !isTyping(typed, at)) return open;
    if (key === 'ArrowUp' || key === 'Home') return () => open('first');
    if (key === 'End') return () => open('last');
    return isPrintable(key) ? () => letter(key, at) : null;
  };
  const move = (by: number) => () => send({ type: 'active.moved', by, wraps: false });
  const openKey = (key: string, isAlt: boolean, at: number): (() => void) | null => {
    const accept = () => send({ type: 'accept' });
    if (key === ' ' && isTyping(typed, at)) return () => letter(key, at);
    switch (key) {
      case 'ArrowDown':
        return isAlt ? () => undefined : move(1);
      case 'ArrowUp':
        return isAlt ? accept : move(-1);
      case 'PageDown':
        return move(page);
      case 'PageUp':
        return move(-page);
      case 'Home':
        return () => send({ type: 'active.set', to: 'first' });
      case 'End':
        return () => send({ type: 'active.set', to: 'last' });
      case 'Enter':
      case ' ':
      case 'Tab':
        return accept;
      case 'Escape':
        return () => send({ type: 'close' });
      default:
        return isPrintable(key) ? () => letter(key, at) : null;
    }
  };
  return (
    <div className={styles.root} data-state={statePath(snapshot.value)}>
      <button
        {...control}
        ref={face}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined}
        disabled={disabled}
        className={classNames(field.control, styles.face)}
        onPointerEnter={preloadPlacement}
        onFocus={preloadPlacement}
        onClick={({ currentTarget }) => {
          // Safari doesn't focus a clicked button, and an element without focus never gets a blur event.
          currentTarget.focus();
          if (isOpen) send({ type: 'close' });
          else open();
        }}
        onKeyDown={press}
        onKeyUp={(event) => {
          // Firefox clicks a button when the space bar is released.
          if (event.key === ' ') event.preventDefault();
        }}
        onBlur={({ currentTarget }) => {
          // If another window is in front, the focus returns here later.
          if (document.activeElement !== currentTarget) send({ type: 'leave' });
        }}
      >
        {chosen?.icon && <Icon name={chosen.icon} />}
        <span className={classNames(styles.value, !chosen && styles.placeholder)}>{chosen?.label ?? placeholder}</span>
        <Icon name="upDown" size="sm" />
      </button>
      {isListed && (
        <SelectPopup control={face}>
          <OptionList
            id={listId}
            label={control['aria-label'] ?? selectTexts.options}
            labelledBy={listLabelId(control)}
            rows={rows}
            active={active}
            chosen={new Set(value === null ? [] : [value])}
            labelOf={({ label }) => label}
            iconOf={(row) => byValue.get(row.value)?.icon}
            onActivate={(to) => {
              send({ type: 'active.set', to: { value: to } });
            }}
            onChoose={(to) => {
              send({ type: 'choose', value: to });
            }}
          />
        </SelectPopup>
      )}
    </div>
  );
}

function isPrintable(key: string): boolean {
  return Array.from(key).length === 1;
}
