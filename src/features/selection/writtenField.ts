// The value typed to set a field of many documents: how it is sent, and its errors.
import { formatDate, isDate } from '#bibliography/edtf.ts';
import { isEntryType, kindOf } from '#bibliography/entryTypes.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { readDate } from '#bibliography/writtenDates.ts';
import { readList, separatorsOf } from '#bibliography/writtenLists.ts';
import { selectionTexts } from './selectionTexts.ts';

const texts = selectionTexts.set;

/** The field's value from the text, parsed as in the form; null clears it. */
export function valueOf({ name, editing }: FieldDescription, text: string): string | null {
  const written = text.trim();
  if (editing === 'list' ? readList(name, written).length === 0 : written === '') return null;
  return editing === 'date' ? (readDate(written) ?? written) : written;
}

/** The separator between the items of a list. */
export function separatorHint(name: string): string {
  return separatorsOf(name).test(',') ? texts.commas : texts.semicolons;
}

/** The error of the text, if the page can tell without the server; else null. */
export function problemOf({ name }: FieldDescription, text: string): string | null {
  const written = text.trim();
  if (name !== 'entryType' || written === '' || isEntryType(written)) return null;
  return texts.noEntryType(written);
}

/** The documents to which an entry type applies: it has to match their kind, and others keep their own. */
function comesOutAs(written: string): string {
  const type = written.toLowerCase();
  const kind = kindOf(type);
  return texts.exportedAs(type, kindLabels[kind], kind === 'other');
}

/** How the text is interpreted, if that isn't obvious; otherwise what to type, and that it may be empty. */
export function hintOf(field: FieldDescription, text: string): string {
  const { name, editing, hint } = field;
  const value = valueOf(field, text);
  if (editing === 'date' && value !== null && isDate(value)) {
    const read = formatDate(value);
    if (read !== text.trim()) return texts.readAs(read);
  }
  if (name === 'entryType' && value !== null && isEntryType(value)) return comesOutAs(value);
  const hints = [hint && `${hint}.`, editing === 'list' && separatorHint(name), texts.emptyClears];
  return hints.filter(Boolean).join(' ');
}
