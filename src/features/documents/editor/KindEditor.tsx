// What kind of document it is: the choice that decides which fields there are.
import { type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { type FieldDescription, fieldOf, fieldsOf } from '#bibliography/kinds.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { kindIcon } from '../kinds.ts';
import { isEmpty } from '../pane/fieldRows.ts';

const kinds = documentKinds.map((kind) => ({ value: kind, label: kindLabels[kind], icon: kindIcon(kind) }));

/**
 * What is filled and has no place in the kind `chosen`: of the fields shown for `kind`, and of those that were not shown before already.
 * Nothing of it is lost: the document keeps every field.
 */
export function keptUnseen(
  chosen: DocumentKind,
  kind: DocumentKind,
  values: Readonly<Record<string, unknown>>,
  before: readonly FieldDescription[],
): readonly FieldDescription[] {
  const filled = fieldsOf(kind).filter(({ name, editable }) => editable && !isEmpty(values[name]));
  const all = new Map([...before, ...filled].map((field) => [field.name, field]));
  return [...all.values()].filter(({ name, editing }) => fieldOf(chosen, name)?.editing !== editing);
}

export interface KindEditorProps {
  kind: DocumentKind;
  /** What the document has and this kind does not show. */
  unseen: readonly FieldDescription[];
  onChange: (kind: DocumentKind) => void;
}

/** Draws the field. */
export function KindEditor({ kind, unseen, onChange }: KindEditorProps) {
  const labels = unseen.map(({ label }) => label.toLowerCase()).join(', ');
  return (
    <Field
      label="Kind"
      layout="beside"
      hint={
        labels !== '' && (
          <span role="status">Kept, and not shown for this kind: {labels}. A kind that has them shows them again.</span>
        )
      }
    >
      {(control) => <Select {...control} options={kinds} value={kind} onChange={onChange} />}
    </Field>
  );
}
