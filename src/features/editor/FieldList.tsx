// The fields of a form: common fields and filled ones are shown; the others can be added from a menu.
import { use, useEffect, useRef, useState } from 'react';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { type Problem, problemsWithin } from '#machines/problem.ts';
import { Menu } from '#src/ui/menu/Menu.tsx';
import { isEmpty } from '#src/features/reader/fieldRows.ts';
import styles from './Editor.module.css';
import { FieldEditor } from './FieldEditor.tsx';
import { firstControl } from './firstControl.ts';
import { TellTyped } from './typedText.ts';
import { editorTexts } from './editorTexts.ts';

/** A field of a form. */
export interface FormField extends FieldDescription {
  /** False if the field is shown when it is filled, but not offered in the menu. */
  readonly offered?: boolean;
}

export interface FieldListProps {
  fields: readonly FormField[];
  values: Readonly<Record<string, unknown>>;
  /** Problems whose paths begin with the name of a field. */
  problems: readonly Problem[];
  onChange: (name: string, value: unknown) => void;
  /** The label of the menu of hidden fields. */
  moreLabel?: string;
  /** The names of fields that are always shown because the entry type requires them. */
  required?: ReadonlySet<string>;
  /** The field that is shown and focused initially. */
  focusField?: string | null;
}

/** Fields of a few characters, which share a line. */
const shortFields = new Set([
  'volume',
  'number',
  'part',
  'pageStart',
  'pageEnd',
  'electronicId',
  'pageTotal',
  'totalVolumes',
  'startDate',
  'endDate',
]);

/** Groups neighbouring short fields, which share a line, into one array. */
function inLines<Field extends FieldDescription>(fields: readonly Field[]): Field[][] {
  const lines: Field[][] = [];
  for (const field of fields) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (line && before && shortFields.has(before.name) && shortFields.has(field.name)) line.push(field);
    else lines.push([field]);
  }
  return lines;
}

const none: ReadonlySet<string> = new Set();

/** Renders the fields. */
export function FieldList({
  fields,
  values,
  problems,
  onChange,
  moreLabel = editorTexts.fields.more,
  required = none,
  focusField = null,
}: FieldListProps) {
  // A field that was shown once stays visible after it is cleared, so that the form does not jump.
  const [shown, setShown] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        fields
          .filter(({ name, usual }) => usual || name === focusField || !isEmpty(values[name]))
          .map(({ name }) => name),
      ),
  );
  const [wanted, setWanted] = useState(focusField);
  const tellTyped = use(TellTyped);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted === null) return;
    const field = list.current?.querySelector(`[data-field="${wanted}"]`);
    firstControl(field)?.focus();
    field?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);

  const editable = fields.filter(({ editable }) => editable);
  const visible = editable.filter(
    ({ name }) =>
      shown.has(name) || required.has(name) || !isEmpty(values[name]) || problems.some(({ path }) => path[0] === name),
  );
  const hidden = editable.filter((field) => field.offered !== false && !visible.includes(field));
  return (
    <div ref={list} className={styles.fields}>
      {inLines(visible).map((line) => (
        <div key={line[0]?.name} className={line.length > 1 ? styles.line : styles.whole}>
          {line.map((description) => (
            <div key={description.name} data-field={description.name} className={styles.field}>
              <TellTyped
                value={(path, takeIn) => {
                  // Fields of a part within a part are named `journal.name` (PartEditor).
                  tellTyped([...description.name.split('.'), ...path], takeIn);
                }}
              >
                <FieldEditor
                  description={description}
                  value={values[description.name]}
                  short={line.length > 1}
                  problems={problemsWithin(problems, description.name)}
                  onChange={(value) => {
                    onChange(description.name, value);
                  }}
                />
              </TellTyped>
            </div>
          ))}
        </div>
      ))}
      {hidden.length > 0 && (
        <div className={styles.more}>
          <Menu
            label={moreLabel}
            icon="plus"
            placement="bottom-start"
            items={hidden.map(({ name, label }) => ({
              id: name,
              label,
              onSelect: () => {
                setShown((before) => new Set([...before, name]));
                setWanted(name);
              },
            }))}
          />
        </div>
      )}
    </div>
  );
}
