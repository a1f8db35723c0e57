// The field for publishers: a row for each, with a name and places.
import { use, useState } from 'react';
import type { Publisher } from '#bibliography/documents.ts';
import type { Problem } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { FieldGroup } from '#src/ui/field/FieldGroup.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';
import type { FetchOptions } from '#src/ui/select/useRichSelect.ts';
import styles from './Editor.module.css';
import { listOf, withItem } from '#src/features/documents/fieldValues.ts';
import { type PublisherRow, publishersOf, rowsOf } from './publisherRows.ts';
import { RowMarkupOffer } from './RowMarkupOffer.tsx';
import { TellTyped } from './typedText.ts';
import { useItemFocus } from './useItemFocus.ts';
import { editorTexts } from './editorTexts.ts';

export interface PublishersEditorProps {
  label: string;
  value: unknown;
  onChange: (value: readonly Publisher[] | null) => void;
  problems: readonly Problem[];
  /** Suggests names of publishers. */
  fetchOptions: FetchOptions;
}

/** Renders the field. */
export function PublishersEditor({ label, value, onChange, problems, fetchOptions }: PublishersEditorProps) {
  const publishers = listOf(value) as readonly Publisher[];
  const [rows, setRows] = useState(() => rowsOf(publishers));
  const held = JSON.stringify(publishersOf(rowsOf(publishers)));
  const [shown, setShown] = useState(held);
  // The value was changed from outside (their version was taken, or the edit discarded), so the typed rows are outdated.
  if (held !== shown) {
    setShown(held);
    if (held !== JSON.stringify(publishersOf(rows))) setRows(rowsOf(publishers));
  }
  const tellTyped = use(TellTyped);
  const { list, focusAdded, focusAfterRemoval } = useItemFocus();
  const write = (next: readonly PublisherRow[]) => {
    setRows(next);
    onChange(publishersOf(next));
  };
  return (
    <FieldGroup label={label} layout="beside" problem={problems[0]?.message}>
      <div ref={list} className={styles.people}>
        {rows.map((row, index) => (
          <div key={index} data-row className={styles.publisher}>
            <RichSelect
              aria-label={editorTexts.publishers.publisher}
              aria-invalid={problems.some(({ path }) => path[0] === String(index)) || undefined}
              creatable
              // A button clears the whole row, and Escape ends editing.
              clearable={false}
              clearsOnEscape={false}
              placeholder={editorTexts.publishers.publisher}
              fetchOptions={fetchOptions}
              value={row.name === '' ? [] : [{ value: row.name, label: row.name }]}
              onChange={([chosen]) => {
                write(withItem(rows, index, { ...row, name: chosen?.value ?? '' }));
              }}
              onTyped={(typed) => {
                const takeIn = (name: string) => publishersOf(withItem(rows, index, { ...row, name }));
                tellTyped([], typed && (() => takeIn(typed.value)));
              }}
            />
            <TextInput
              aria-label={editorTexts.publishers.places}
              placeholder={editorTexts.publishers.places}
              value={row.places}
              onChange={({ target }) => {
                write(withItem(rows, index, { ...row, places: target.value }));
              }}
            />
            <IconButton
              icon="close"
              data-press-again
              label={editorTexts.fields.remove(row.name || editorTexts.publishers.unnamed)}
              onClick={() => {
                write(rows.length === 1 ? rowsOf([]) : withItem(rows, index, null));
                focusAfterRemoval(index);
              }}
            />
            <RowMarkupOffer
              texts={{ name: row.name, places: row.places }}
              onUse={(part, meaning) => {
                write(withItem(rows, index, { ...row, [part]: meaning }));
              }}
            />
          </div>
        ))}
        {publishers.length > 0 && (
          <Button
            icon="plus"
            variant="quiet"
            className={styles.addRow}
            onClick={() => {
              setRows([...rows, ...rowsOf([])]);
              focusAdded();
            }}
          >
            {editorTexts.publishers.add}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
