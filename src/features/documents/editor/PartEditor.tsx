// A part of a document that has fields of its own: a journal's issue, a conference, the volume that an article stands in.
import type { FieldDescription } from '#bibliography/kinds.ts';
import type { Problem } from '#machines/problem.ts';
import styles from './Editor.module.css';
import { FieldList } from './FieldList.tsx';
import { isRecord, withField } from './fieldValues.ts';

export interface PartEditorProps {
  label: string;
  fields: readonly FieldDescription[];
  value: unknown;
  onChange: (value: unknown) => void;
  problems: readonly Problem[];
  /** Its fields are named like the document's own, so a heading says whose they are. */
  titled?: boolean;
}

/** Draws the fields of the part. */
export function PartEditor({ label, fields, value, onChange, problems, titled = false }: PartEditorProps) {
  const part = isRecord(value) ? value : {};
  const own = problems.find(({ path }) => path.length === 0)?.message;
  return (
    <div role="group" aria-label={label} className={titled ? styles.titledPart : styles.part}>
      {titled && <h3 className={styles.partTitle}>{label}</h3>}
      {own !== undefined && <p className={styles.rowProblem}>{own}</p>}
      <FieldList
        fields={fields}
        values={part}
        problems={problems}
        onChange={(name, changed) => {
          onChange(withField(value, name, changed));
        }}
      />
    </div>
  );
}
