// What kind of document it is: the choice that decides which fields there are.
import { type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { kindIcon } from '../kinds.ts';

const kinds = documentKinds.map((kind) => ({ value: kind, label: kindLabels[kind], icon: kindIcon(kind) }));

export interface KindEditorProps {
  kind: DocumentKind;
  onChange: (kind: DocumentKind) => void;
}

/** Draws the field. */
export function KindEditor({ kind, onChange }: KindEditorProps) {
  return (
    <Field label="Kind" layout="beside">
      {(control) => <Select {...control} options={kinds} value={kind} onChange={onChange} />}
    </Field>
  );
}
