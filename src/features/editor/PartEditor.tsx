// The fields of a part of a document: a journal's issue, a conference, or the volume that contains an article.
import { isRecord } from '#bibliography/isRecord.ts';
import { fieldsOfPart } from '#bibliography/kinds.ts';
import type { Problem } from '#machines/problem.ts';
import { inSentence } from '#bibliography/inSentence.ts';
import { EditedDocument } from './EditedDocument.ts';
import styles from './Editor.module.css';
import { FieldList, type FormField } from './FieldList.tsx';
import { type PartValue, withField } from '#src/features/documents/fieldValues.ts';
import { editorTexts } from './editorTexts.ts';

export interface PartEditorProps {
  label: string;
  fields: readonly FormField[];
  value: unknown;
  onChange: (value: unknown) => void;
  problems: readonly Problem[];
  /** Shows a heading with the part's label, because its fields have the same names as the document's own. */
  titled?: boolean;
}

/** An issue's journal has no group of its own: its fields are listed among those of the issue, under names like `journal.name`. */
const nested = 'journal';
const prefix = `${nested}.`;

function flatFields(fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) =>
    field.editing === nested ? fieldsOfPart(nested).map((inner) => ({ ...inner, name: prefix + inner.name })) : [field],
  );
}

function flatValues(part: PartValue): PartValue {
  const { [nested]: journal, ...rest } = part;
  if (!isRecord(journal)) return part;
  return { ...rest, ...Object.fromEntries(Object.entries(journal).map(([name, value]) => [prefix + name, value])) };
}

function flatPath([first, second, ...rest]: readonly string[]): string[] {
  if (first === nested) return [prefix + (second ?? 'name'), ...rest];
  return [first, second, ...rest].filter((step) => step !== undefined);
}

function withFlatField(part: unknown, name: string, value: unknown): PartValue | null {
  if (!name.startsWith(prefix)) return withField(part, name, value);
  const journal = isRecord(part) ? part[nested] : null;
  return withField(part, nested, withField(journal, name.slice(prefix.length), value));
}

/** Renders the fields of the part. */
export function PartEditor({ label, fields, value, onChange, problems, titled = false }: PartEditorProps) {
  const own = problems.find(({ path }) => path.length === 0)?.message;
  return (
    // A part is not a document of the library.
    <EditedDocument value={null}>
      <div role="group" aria-label={label} className={titled ? styles.titledPart : styles.part}>
        {titled && <h2 className={styles.partTitle}>{label}</h2>}
        {own !== undefined && <p className={styles.rowProblem}>{own}</p>}
        <FieldList
          fields={flatFields(fields)}
          values={flatValues(isRecord(value) ? value : {})}
          problems={problems.map(({ path, message }) => ({ path: flatPath(path), message }))}
          moreLabel={editorTexts.fields.moreAbout(inSentence(label))}
          onChange={(name, changed) => {
            onChange(withFlatField(value, name, changed));
          }}
        />
      </div>
    </EditedDocument>
  );
}
