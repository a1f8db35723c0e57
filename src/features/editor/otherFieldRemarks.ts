// What is said of other fields that a file calls otherwise than the library.
import { cleanName, freeNames } from '#bibliography/bibtex/entryNames.ts';
import type { DocumentDraft, OtherField } from '#bibliography/documents.ts';
import { fieldTextsOf } from '#bibliography/fieldTexts.ts';
import { isBlank } from '#bibliography/validation.ts';
import { editorTexts } from './editorTexts.ts';

/** No fields of a file, and those that have another name to give way to. */
const neverTaken: ReadonlySet<string> = new Set([
  ...['citationkey', 'entrytype', 'date', 'year', 'month'],
  ...['journal', 'address', 'institution'],
]);

/** What of a date was read as none stays beside the one that is typed ("circa 1994"). */
const dates: ReadonlySet<string> = new Set(['date', 'year', 'month', 'day']);

/** The names of the fields that the document itself has in a file; of the others none. */
function ownNames({ kind, fields }: DocumentDraft): readonly string[] {
  const own = fieldTextsOf({ kind, fields: { ...fields, otherFields: null } } as DocumentDraft);
  return Object.keys(own).filter((name) => !neverTaken.has(name));
}

/** A sentence about each of the other fields that a file would call otherwise; none about letters in lower case. */
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
