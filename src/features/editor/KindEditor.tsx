// The field for the kind of a document. Changing it keeps every value; values that the new kind does not show are listed below.
import { useEffect, useRef } from 'react';
import { type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { announce } from '#src/ui/live/announce.ts';
import { Select } from '#src/ui/select/Select.tsx';
import { inSentence } from '#bibliography/inSentence.ts';
import { kindIcon } from '#src/features/documents/kinds.ts';
import type { KnownDocument } from './clearHidden.ts';
import { HiddenFields } from './HiddenFields.tsx';
import type { HiddenValue } from './hiddenValues.ts';
import { editorTexts } from './editorTexts.ts';

const kinds = documentKinds.map((kind) => ({ value: kind, label: kindLabels[kind], icon: kindIcon(kind) }));

export interface KindEditorProps {
  kind: DocumentKind;
  /** Values that are kept, but not shown by the kind. */
  hidden: readonly HiddenValue[];
  /** The stored document; null while hidden values also exist outside of the server. */
  document: KnownDocument | null;
  onChange: (kind: DocumentKind) => void;
}

/** Renders the field and the list of hidden values. */
export function KindEditor({ kind, hidden, document, onChange }: KindEditorProps) {
  const labels = hidden.map(({ description }) => inSentence(description.label)).join(', ');
  // Values that were hidden from the start are not announced; those that a choice hides are.
  const said = useRef(labels);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (labels !== '' && labels !== said.current) announce(editorTexts.kind.nowHidden(labels));
    said.current = labels;
  }, [labels]);
  return (
    <>
      <div ref={box}>
        <Field label={editorTexts.kind.label} layout="beside">
          {(control) => <Select {...control} options={kinds} value={kind} onChange={onChange} />}
        </Field>
      </div>
      <HiddenFields
        hidden={hidden}
        document={document}
        onShow={(shown) => {
          // The pressed button disappears with the hidden values, so the focus moves to the kind.
          box.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
          onChange(shown);
        }}
      />
    </>
  );
}
