// A searchable select, single or multiple, with given, fetched or new options.
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import type { RichSelectEmitted, SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { wordsOf } from '#machines/richSelect/rows.ts';
import { statePath } from '#machines/statePath.ts';
import { classNames } from '../classNames.ts';
import field from '../field/control.module.css';
import { preloadPlacement } from '../floating/loadPlacement.ts';
import { ChosenTags } from './ChosenTags.tsx';
import { describeChange } from './describeChange.ts';
import { listLabelId } from './listLabel.ts';
import { ListMessage, messageFor } from './ListMessage.tsx';
import { OptionList, optionId } from './OptionList.tsx';
import { eventFor, leadsToText } from './richSelectKeys.ts';
import styles from './Select.module.css';
import { ClearButton, ListButton } from './SelectButtons.tsx';
import { SelectPopup } from './SelectPopup.tsx';
import { type SelectTexts, selectTexts } from './selectTexts.ts';
import { type FetchOptions, useRichSelect } from './useRichSelect.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useTypedText } from './useTypedText.ts';
import { withChosen, withEntered } from './withChosen.ts';

export interface RichSelectProps {
  /** The options to search in. A new array counts as a new list: keep its identity between renders. */
  options?: readonly SelectOption[] | undefined;
  /** Replaces `options`: fetches matching ones. */
  fetchOptions?: FetchOptions | undefined;
  /** The selected options, in order; at most one unless `multiple`. */
  value: readonly SelectOption[];
  onChange: (value: readonly SelectOption[]) => void;
  /** Called on each keystroke with text that can be added; null once it is added or discarded (creatable only). */
  onTyped?: ((option: SelectOption | null) => void) | undefined;
  multiple?: boolean | undefined;
  /** Typed text can be added as a new option. */
  creatable?: boolean | undefined;
  /** Separates typed and pasted options (creatable and multiple only). */
  separators?: RegExp | undefined;
  /** Text that is entered at once is passed on whole, with its separators, for owners that parse lists themselves. */
  entersWhole?: boolean | undefined;
  /** The selection can be cleared, by a button and, in a single select, by Escape. On by default. */
  clearable?: boolean | undefined;
  /** Escape clears the selection once the list is closed. On by default; turn it off where Escape leaves the form. */
  clearsOnEscape?: boolean | undefined;
  minimumCharacters?: number | undefined;
  placeholder?: string | undefined;
  /** A decorative icon before an option's text, in the list and, in a single select, in the input. */
  signOf?: ((value: string) => ReactNode) | undefined;
  texts?: Partial<SelectTexts> | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

const comma = /[,\n]/;

/** Renders the select; inside a Field, spread the field's props onto it. */
export function RichSelect({
  options,
  fetchOptions,
  value,
  onChange,
  onTyped,
  multiple = false,
  creatable = false,
  separators = comma,
  entersWhole = false,
  clearable = true,
  clearsOnEscape = true,
  minimumCharacters = 0,
  placeholder,
  signOf,
  texts: ownTexts,
  disabled = false,
  ...control
}: RichSelectProps) {
  const texts = { ...selectTexts, ...ownTexts };
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const change = (next: readonly SelectOption[]) => {
    onChange(next);
    // In a single select the input itself shows the change.
    if (multiple) announceChange(describeChange(value, next, texts));
  };
  const hear = (event: RichSelectEmitted) => {
    if (event.type === 'cleared') {
      if (value.length > 0) change([]);
    } else
      change(
        event.type === 'chosen'
          ? withChosen(value, event.option, multiple)
          : withEntered(value, event.options, multiple),
      );
  };
  const { snapshot, send } = useRichSelect({
    options,
    fetchOptions,
    multiple,
    creatable,
    clearable,
    minimumCharacters,
    onSaid: hear,
  });
  const { query, rows, active, next } = snapshot.context;
  useTypedText(snapshot, creatable, onTyped);
  const isOpen = snapshot.matches('open');
  const isReady = snapshot.matches({ open: 'ready' });
  const isStale = isOpen && !isReady && snapshot.hasTag('busy');
  const only = multiple ? undefined : value[0];
  const text = query ?? only?.label ?? '';
  const activeIndex = isReady && active !== null ? rows.findIndex((row) => row.value === active) : -1;
  const chosen = new Set(value.map((option) => option.value));
  // Without options to suggest, there is no list.
  const hasList = fetchOptions !== undefined || (options !== undefined && options.length > 0);
  const landing = only && !creatable ? { value: only.value } : null;

  const spoken =
    (isOpen ? messageFor(snapshot, texts) : null) ?? (isReady ? texts.count(rows.length, next !== null) : null);
  const announceChange = useAnnouncements(spoken);

  const show = () => {
    if (!isOpen) send({ type: 'open', landing });
  };
  const remove = (option: SelectOption) => {
    change(value.filter((each) => each !== option));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && multiple && last) {
      event.preventDefault();
      // A held key stops at the end of the text; each tag needs its own key press.
      if (!event.repeat) remove(last);
    } else if (isReady && active !== null && leadsToText(event.key)) {
      send({ type: 'active.set', to: null });
    } else {
      const canClear = clearsOnEscape && clearable && !multiple && value.length > 0;
      const hasText = query !== null && query.trim() !== '';
      const meant = eventFor(event.key, event.altKey, { isOpen, landing, hasText, isMultiple: multiple, canClear });
      if (!meant) return;
      event.preventDefault();
      send(meant);
    }
  };
  const enter = (typed: string) => {
    const parts = (entersWhole ? [typed] : typed.split(separators)).map((part) => part.trim());
    send({ type: 'enter', texts: parts.filter((part) => part !== '') });
  };
  const isSeparated = (typed: string) => creatable && multiple && separators.test(typed);
  // A text input would replace the line breaks of a pasted list by spaces.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.includes('\n') || !isSeparated(pasted)) return;
    event.preventDefault();
    enter(text + pasted);
  };
  const pressBox = (event: MouseEvent) => {
    if (disabled || event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
    if (event.target !== input.current) {
      event.preventDefault();
      input.current?.focus();
    }
    show();
  };
  const canClear = clearable && !disabled && (value.length > 0 || (query !== null && query !== ''));
  return (
    <div
      className={styles.root}
      data-state={statePath(snapshot.value)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // If another window is in front, the focus returns here later.
        if (!currentTarget.contains(relatedTarget ?? document.activeElement)) send({ type: 'leave' });
      }}
    >
      <div
        ref={box}
        className={classNames(field.control, styles.box)}
        data-invalid={control['aria-invalid']}
        data-disabled={disabled || undefined}
        onMouseDown={pressBox}
        onPointerEnter={preloadPlacement}
      >
        {multiple && value.length > 0 && (
          <ChosenTags options={value} texts={texts} onRemove={disabled ? undefined : remove} />
        )}
        {only && query === null && signOf && <span className={styles.sign}>{signOf(only.value)}</span>}
        <span className={styles.text}>
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={styles.input}
            disabled={disabled}
            placeholder={placeholder ?? texts.search}
            value={text}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={activeIndex >= 0 ? optionId(listId, activeIndex) : undefined}
            // Typing replaces the selected text, however the input got the focus.
            onFocus={({ currentTarget }) => {
              preloadPlacement();
              if (query === null) currentTarget.select();
            }}
            onClick={({ currentTarget }) => {
              if (query === null) currentTarget.select();
            }}
            onChange={({ target }) => {
              if (isSeparated(target.value)) enter(target.value);
              else send({ type: 'query.changed', query: target.value });
            }}
            onPaste={paste}
            onKeyDown={press}
          />
          {canClear && (
            <ClearButton
              label={texts.clear}
              // Keyboard users can clear with Escape, Backspace or the text itself.
              isTabStop={!multiple && !creatable && !clearsOnEscape}
              onClear={() => {
                send({ type: 'clear' });
                input.current?.focus();
              }}
            />
          )}
          {hasList && (
            <ListButton
              label={texts.show}
              disabled={disabled}
              openListId={isOpen ? listId : undefined}
              onToggle={() => {
                input.current?.focus();
                if (isOpen) send({ type: 'close' });
                else show();
              }}
            />
          )}
        </span>
      </div>
      {isOpen && (
        <SelectPopup control={box}>
          <OptionList
            id={listId}
            label={control['aria-label'] ?? texts.options}
            labelledBy={listLabelId(control)}
            rows={isReady || isStale ? rows : []}
            active={isReady ? active : null}
            chosen={chosen}
            words={wordsOf(query ?? '')}
            multiple={multiple}
            hasMore={isReady && next !== null}
            isStale={isStale}
            labelOf={({ label, value: row, creates }) =>
              creates ? (chosen.has(row) ? texts.isChosen(label) : texts.create(label)) : label
            }
            iconOf={({ creates }) => (creates ? 'plus' : undefined)}
            signOf={signOf && (({ value: row, creates }) => (creates ? undefined : signOf(row)))}
            onActivate={(to) => {
              send({ type: 'active.set', to: { value: to } });
            }}
            onChoose={(to) => {
              send({ type: 'choose', value: to });
            }}
            onLook={(isAtBottom) => {
              send({ type: isAtBottom ? 'bottom.reached' : 'bottom.left' });
            }}
          />
          <ListMessage snapshot={snapshot} send={send} texts={texts} />
        </SelectPopup>
      )}
    </div>
  );
}
