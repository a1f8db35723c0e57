// What kind of document it is: the choice that decides which fields there are.
import { useEffect } from 'react';
import { type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { type FieldDescription, fieldOf, fieldsOf } from '#bibliography/kinds.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { announce } from '#src/ui/live/announce.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { inSentence } from '../inSentence.ts';
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
  return unseenBy(chosen, [...all.values()]);
}

/** Those of the fields that the kind does not have. */
function unseenBy(kind: DocumentKind, fields: readonly FieldDescription[]): readonly FieldDescription[] {
  return fields.filter(({ name, editing }) => fieldOf(kind, name)?.editing !== editing);
}

export interface KindEditorProps {
  kind: DocumentKind;
  /** What was there when the kind was chosen, and it did not show; the kind may be another by now. */
  unseen: readonly FieldDescription[];
  onChange: (kind: DocumentKind) => void;
}

/** Draws the field. */
export function KindEditor({ kind, unseen, onChange }: KindEditorProps) {
  const labels = unseenBy(kind, unseen)
    .map(({ label }) => inSentence(label))
    .join(', ');
  const words =
    labels === '' ? null : `Kept, and not shown for this kind: ${labels}. A kind that has them shows them again.`;
  useEffect(() => {
    if (words !== null) announce(words);
  }, [words]);
  return (
    <Field label="Kind" layout="beside" hint={words}>
      {(control) => <Select {...control} options={kinds} value={kind} onChange={onChange} />}
    </Field>
  );
}
