// The formats in their groups: typing finds one, arrow keys move through them, Enter copies.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { fold } from '#bibliography/fold.ts';
import { classNames } from '#src/ui/classNames.ts';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './CopyDialog.module.css';
import { type CopyFormat, copyFormats, type FormatGroup } from './copyFormats.ts';
import { copyTexts } from './copyTexts.ts';

const texts = copyTexts.dialog;

const groups = Object.entries(copyTexts.groups) as readonly [FormatGroup, string][];

/** The formats whose label or group has all words of a text. */
export function findFormats(text: string): readonly CopyFormat[] {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return copyFormats.filter(({ label, group, id }) => {
    const said = fold(`${label} ${copyTexts.groups[group]} ${id}`);
    return words.every((word) => said.includes(word));
  });
}

export interface FormatListProps {
  /** The id of the chosen format. */
  chosen: string;
  onChoose: (id: string) => void;
  onCopy: () => void;
  /** The search box has the focus when the dialog opens. */
  takesFocus: boolean;
}

/** Renders the search box and the list. */
export function FormatList({ chosen, onChoose, onCopy, takesFocus }: FormatListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const found = findFormats(query);
  const optionId = (format: string) => `${id}-${format}`;
  const isFound = found.some((each) => each.id === chosen);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, query]);

  const search = (text: string) => {
    setQuery(text);
    const [first] = findFormats(text);
    if (first && !findFormats(text).some((each) => each.id === chosen)) onChoose(first.id);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // Held down since the dialog was opened by it, it copies nothing yet.
      if (!event.repeat && isFound) onCopy();
      return;
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || found.length === 0) return;
    event.preventDefault();
    const here = found.findIndex((each) => each.id === chosen);
    const next = found[(here + by + found.length) % found.length];
    if (next) onChoose(next.id);
  };
  return (
    <div className={styles.formats}>
      <TextInput
        role="combobox"
        aria-label={texts.search}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isFound ? optionId(chosen) : undefined}
        autoComplete="off"
        spellCheck={false}
        data-autofocus={takesFocus || undefined}
        placeholder={texts.search}
        start={<Icon name="search" />}
        value={query}
        onChange={({ target }) => {
          search(target.value);
        }}
        onKeyDown={press}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={texts.formats} className={styles.list}>
        {found.length === 0 && <p className={styles.hint}>{texts.noFormat}</p>}
        {groups.map(([group, name]) => {
          const members = found.filter((each) => each.group === group);
          return (
            members.length > 0 && (
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <div id={`${id}-${group}`} role="presentation" className={styles.group}>
                  {name}
                </div>
                {members.map((format) => (
                  <div
                    key={format.id}
                    id={optionId(format.id)}
                    role="option"
                    aria-selected={format.id === chosen}
                    className={classNames(styles.option, group === 'command' && styles.code)}
                    // The focus stays in the search box.
                    onPointerDown={(event) => {
                      if (event.pointerType === 'mouse') event.preventDefault();
                    }}
                    onClick={() => {
                      onChoose(format.id);
                    }}
                    onDoubleClick={onCopy}
                  >
                    {format.label}
                  </div>
                ))}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
