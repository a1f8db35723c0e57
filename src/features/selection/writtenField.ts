// The value that a person types to set a field of many documents: how it is sent, and what is wrong with it.
import { formatDate, isDate } from '#bibliography/edtf.ts';
import { isEntryType, kindOf } from '#bibliography/entryTypes.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { readDate } from '#bibliography/writtenDates.ts';
import { readList, separatorsOf } from '#bibliography/writtenLists.ts';
import { selectionTexts } from './selectionTexts.ts';

const texts = selectionTexts.set;

/** What a text makes of the field, as the form reads it; null clears it. */
export function valueOf({ name, editing }: FieldDescription, text: string): string | null {
  const written = text.trim();
  if (editing === 'list' ? readList(name, written).length === 0 : written === '') return null;
  return editing === 'date' ? (readDate(written) ?? written) : written;
}

/** What stands between the items of a list. */
export function separatorHint(name: string): string {
  return separatorsOf(name).test(',') ? texts.commas : texts.semicolons;
}

/** What is wrong with the text, where the page knows it without the server; else null. */
export function problemOf({ name }: FieldDescription, text: string): string | null {
  const written = text.trim();
  if (name !== 'entryType' || written === '' || isEntryType(written)) return null;
  return texts.noEntryType(written);
}

/** Which of the documents are written with the entry type: it has to say their kind, and others have a type of their own. */
function comesOutAs(written: string): string {
  const type = written.toLowerCase();
  const kind = kindOf(type);
  return texts.exportedAs(type, kindLabels[kind], kind === 'other');
}

/** How the text is read or written, where it does not say so itself; else what to write, and that nothing is an answer, too. */
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
