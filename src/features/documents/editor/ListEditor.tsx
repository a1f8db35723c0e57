// A list of short texts as tags: Enter or a separator adds, Backspace in the empty box takes the last one out.
import { type KeyboardEvent, useRef, useState } from 'react';
import { Field } from '#src/ui/field/Field.tsx';
import { Tag } from '#src/ui/text/Tag.tsx';
import styles from './Editor.module.css';
import { listOf, listOrNull, splitItems, withItem } from './fieldValues.ts';

/** Places hold commas ("Berlin, Germany"), keys hold no spaces; everything else is separated as in a file. */
const separators: Readonly<Record<string, RegExp>> = {
  citationKeys: /[\s,;]+/,
  locations: /[;\n]+/,
  institutionLocations: /[;\n]+/,
  sponsors: /[;\n]+/,
};
const usualSeparators = /[,;\n]+/;

const one: Readonly<Record<string, string>> = {
  keywords: 'Add a keyword',
  languages: 'Add a language',
  citationKeys: 'Add a key',
  issn: 'Add an ISSN',
  locations: 'Add a place',
  institutionLocations: 'Add a place',
  sponsors: 'Add a sponsor',
  originalLanguages: 'Add a language',
};

export interface ListEditorProps {
  name: string;
  label: string;
  hint: string | null;
  value: unknown;
  onChange: (value: readonly string[] | null) => void;
  problem: string | undefined;
}

/** Draws the field. */
export function ListEditor({ name, label, hint, value, onChange, problem }: ListEditorProps) {
  const items = listOf(value) as readonly string[];
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const separator = separators[name] ?? usualSeparators;

  const add = (typed: string) => {
    setText('');
    const fresh = splitItems(typed, separator).filter((item) => !items.includes(item));
    if (fresh.length > 0) onChange([...items, ...fresh]);
  };
  const remove = (index: number) => {
    onChange(listOrNull(withItem(items, index, null)));
    box.current?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && items.length > 0) {
      event.preventDefault();
      remove(items.length - 1);
    }
  };
  return (
    <Field label={label} layout="beside" hint={items.length === 0 ? hint : undefined} problem={problem}>
      {(control) => (
        <div
          ref={box}
          role="group"
          aria-label={label}
          className={styles.tags}
          data-invalid={problem === undefined ? undefined : true}
        >
          {items.map((item, index) => (
            <Tag
              key={`${index} ${item}`}
              removeLabel={`Remove ${item}`}
              onRemove={() => {
                remove(index);
              }}
            >
              {item}
            </Tag>
          ))}
          <input
            {...control}
            className={styles.tagInput}
            placeholder={one[name] ?? 'Add one'}
            value={text}
            onChange={({ target }) => {
              // A separator ends an item as it is typed, and a pasted list is taken apart.
              if (separator.test(target.value)) add(target.value);
              else setText(target.value);
            }}
            onKeyDown={press}
            onBlur={() => {
              add(text);
            }}
          />
        </div>
      )}
    </Field>
  );
}
