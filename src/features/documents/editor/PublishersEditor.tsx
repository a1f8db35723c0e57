// Publishers: a name and its places, a row each.
import type { Publisher } from '#bibliography/documents.ts';
import type { Problem } from '#machines/problem.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import styles from './Editor.module.css';
import { listOf, listOrNull, textOrNull, withItem } from './fieldValues.ts';

export interface PublishersEditorProps {
  label: string;
  value: unknown;
  onChange: (value: readonly Publisher[] | null) => void;
  problems: readonly Problem[];
}

/** Places in one box, with semicolons between them: most publishers have one. */
const printPlaces = (locations: Publisher['locations']) => locations?.join('; ') ?? '';
const readPlaces = (text: string) => (text === '' ? null : text.split(/;\s*/));

/** Draws the field. There is always a row to write into. */
export function PublishersEditor({ label, value, onChange, problems }: PublishersEditorProps) {
  const publishers = listOf(value) as readonly Publisher[];
  const rows = publishers.length > 0 ? publishers : [{}];
  const change = (index: number, publisher: Publisher | null) => {
    const filled = withItem(rows, index, publisher);
    const only = filled.length === 1 ? filled[0] : undefined;
    onChange(only && !only.name && !only.locations ? null : listOrNull(filled));
  };
  return (
    <Field label={label} layout="beside" problem={problems[0]?.message}>
      {(control) => (
        <div role="group" aria-label={label} className={styles.people}>
          {rows.map((publisher, index) => (
            <div key={index} className={styles.publisher}>
              <TextInput
                {...(index === 0 ? control : {})}
                aria-label="Publisher"
                placeholder="Publisher"
                value={publisher.name ?? ''}
                onChange={({ target }) => {
                  change(index, { ...publisher, name: textOrNull(target.value) });
                }}
              />
              <TextInput
                aria-label="Places"
                placeholder="Places"
                value={printPlaces(publisher.locations)}
                onChange={({ target }) => {
                  change(index, { ...publisher, locations: readPlaces(target.value) });
                }}
              />
              <IconButton
                icon="close"
                label={`Remove ${publisher.name ?? 'this publisher'}`}
                onClick={() => {
                  change(index, rows.length === 1 ? {} : null);
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
                onChange([...publishers, { name: '' }]);
              }}
            >
              Add a publisher
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
