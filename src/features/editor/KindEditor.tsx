// The kind of a document. Changing it keeps every field; those that the new kind does not show are listed below it.
import { useEffect, useRef } from 'react';
import { type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { announce } from '#src/ui/live/announce.ts';
import { Select } from '#src/ui/select/Select.tsx';
import { inSentence } from '#src/features/documents/inSentence.ts';
import { kindIcon } from '#src/features/documents/kinds.ts';
import type { KnownDocument } from './clearHidden.ts';
import { HiddenFields } from './HiddenFields.tsx';
import type { HiddenValue } from './hiddenValues.ts';
import { editorTexts } from './editorTexts.ts';

const kinds = documentKinds.map((kind) => ({ value: kind, label: kindLabels[kind], icon: kindIcon(kind) }));

export interface KindEditorProps {
  kind: DocumentKind;
  /** What is kept and the kind does not show. */
  hidden: readonly HiddenValue[];
  /** The document as the server has it; null while what is hidden is not only there. */
  document: KnownDocument | null;
  onChange: (kind: DocumentKind) => void;
}

/** Draws the field and the list. */
export function KindEditor({ kind, hidden, document, onChange }: KindEditorProps) {
  const labels = hidden.map(({ description }) => inSentence(description.label)).join(', ');
  // What was so when the form was opened is read in its place; what a choice brings about is said.
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
          // The button goes with what it shows.
          box.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
          onChange(shown);
        }}
      />
    </>
  );
}
