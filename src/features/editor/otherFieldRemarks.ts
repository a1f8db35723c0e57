// Explains which unknown fields get another name when they are exported.
import { cleanName, freeNames } from '#bibliography/bibtex/entryNames.ts';
import type { DocumentDraft, OtherField } from '#bibliography/documents.ts';
import { fieldTextsOf } from '#bibliography/fieldTexts.ts';
import { isBlank } from '#bibliography/validation.ts';
import { editorTexts } from './editorTexts.ts';

/** Names that are no fields of an entry, or that the export gives up in favour of a field with the same name. */
const neverTaken: ReadonlySet<string> = new Set([
  ...['citationkey', 'entrytype', 'date', 'year', 'month'],
  ...['journal', 'address', 'institution'],
]);

/** An unreadable date ("circa 1994") is kept as another field, even after a date was typed. */
const dates: ReadonlySet<string> = new Set(['date', 'year', 'month', 'day']);

/** The names of the entry's fields that come from the document's known fields. */
function ownNames({ kind, fields }: DocumentDraft): readonly string[] {
  const own = fieldTextsOf({ kind, fields: { ...fields, otherFields: null } } as DocumentDraft);
  return Object.keys(own).filter((name) => !neverTaken.has(name));
}

/** One sentence for each unknown field that is renamed; lower-casing alone is not mentioned. */
export function otherFieldRemarks(draft: DocumentDraft): readonly string[] {
  const said = (draft.fields.otherFields ?? []).filter(
    ({ name, value }: OtherField) => !isBlank(name) && !isBlank(value),
  );
  if (said.length === 0) return [];
  const written = freeNames(
    said.map(({ name }) => name),
    ownNames(draft),
  );
  return said.flatMap(({ name }, index) => {
    const inFile = written[index] ?? name;
    const clean = cleanName(name);
    if (dates.has(clean) && !isBlank(draft.fields.published)) {
      return [editorTexts.otherFields.twoDates(name)];
    }
    if (inFile !== clean) return [editorTexts.otherFields.taken(name, inFile)];
    return clean === name.trim().toLowerCase() ? [] : [editorTexts.otherFields.writtenAs(name, clean)];
  });
}
