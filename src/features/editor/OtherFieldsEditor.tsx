// Imported fields that the library does not know: names and values, unchanged.
import { use } from 'react';
import type { OtherField } from '#bibliography/documents.ts';
import type { Problem } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { FieldGroup } from '#src/ui/field/FieldGroup.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { EditedDocument } from './EditedDocument.ts';
import styles from './Editor.module.css';
import { listOf, listOrNull, withItem } from '#src/features/documents/fieldValues.ts';
import { otherFieldRemarks } from './otherFieldRemarks.ts';
import { useItemFocus } from './useItemFocus.ts';
import { useRowKeys } from './useRowKeys.ts';
import { editorTexts } from './editorTexts.ts';

export interface OtherFieldsEditorProps {
  label: string;
  value: unknown;
  onChange: (value: readonly OtherField[] | null) => void;
  problems: readonly Problem[];
}

/** Renders the field. */
export function OtherFieldsEditor({ label, value, onChange, problems }: OtherFieldsEditorProps) {
  const fields = listOf(value) as readonly OtherField[];
  const { keys } = useRowKeys(fields);
  const { list, focusAdded, focusAfterRemoval } = useItemFocus();
  const edited = use(EditedDocument);
  const remarks = edited ? otherFieldRemarks(edited.draft) : [];
  return (
    <FieldGroup
      label={label}
      layout="beside"
      hint={
        remarks.length > 0 && (
          <span role="status">
            {remarks.map((remark) => (
              <span key={remark} className={styles.remark}>
                {remark}
              </span>
            ))}
          </span>
        )
      }
      problem={problems[0]?.message}
    >
      <div ref={list} className={styles.people}>
        {fields.map((field, index) => (
          <div key={keys[index]} data-row className={styles.otherField}>
            <TextInput
              aria-label={editorTexts.otherFields.name}
              aria-invalid={problems.some(({ path }) => path[0] === String(index)) || undefined}
              className={styles.mono}
              value={field.name}
              onChange={({ target }) => {
                onChange(withItem(fields, index, { ...field, name: target.value }));
              }}
            />
            <TextArea
              rows={1}
              aria-label={editorTexts.otherFields.value(field.name)}
              value={field.value}
              onChange={({ target }) => {
                onChange(withItem(fields, index, { ...field, value: target.value }));
              }}
            />
            <IconButton
              icon="close"
              data-press-again
              label={editorTexts.fields.remove(field.name)}
              onClick={() => {
                onChange(listOrNull(withItem(fields, index, null)));
                focusAfterRemoval(index);
              }}
            />
          </div>
        ))}
        <Button
          icon="plus"
          variant="quiet"
          className={styles.addRow}
          onClick={() => {
            onChange([...fields, { name: '', value: '' }]);
            focusAdded();
          }}
        >
          {editorTexts.otherFields.add}
        </Button>
      </div>
    </FieldGroup>
  );
}
