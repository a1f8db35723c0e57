// Formats a value as plain text, for comparing it with another.
import { isRecord } from '#bibliography/isRecord.ts';
import type { Entity, OtherField, Publisher } from '#bibliography/documents.ts';
import { formatDate } from '#bibliography/edtf.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { membersOf } from '#bibliography/kinds.ts';
import { formatCalendarDay } from '#src/features/documents/dates.ts';
import { isEmpty } from './fieldRows.ts';
import { formatPeople, formatPublisher } from './FieldValue.tsx';
import { listOf } from '#src/features/documents/fieldValues.ts';

const separators: Partial<Record<FieldDescription['editing'], RegExp>> = {
  list: /(, )/,
  entities: /(, | and )/,
  publishers: /(; )/,
};

/** The separator between the items of a list in its description, as a regex group; undefined if it is no list. */
export function separatorOf({ editing }: FieldDescription): RegExp | undefined {
  return separators[editing];
}

/** The whole value as text; empty if there is none. */
export function describeValue(description: FieldDescription | undefined, value: unknown): string {
  if (isEmpty(value)) return '';
  if (!description) return typeof value === 'string' ? value : JSON.stringify(value);
  switch (description.editing) {
    case 'date':
      return formatDate(String(value));
    case 'dateTime':
      return formatCalendarDay(String(value));
    case 'entities':
      return formatPeople(listOf(value) as readonly Entity[]);
    case 'list':
      return (listOf(value) as readonly string[]).join(', ');
    case 'publishers':
      return (listOf(value) as readonly Publisher[]).map(formatPublisher).join('; ');
    case 'otherFields':
      return (listOf(value) as readonly OtherField[]).map(({ name, value: text }) => `${name}: ${text}`).join('\n');
    case 'text':
    case 'longText':
      return typeof value === 'string' ? value : JSON.stringify(value);
    default: {
      const values = isRecord(value) ? value : {};
      return (membersOf(description.editing) ?? [])
        .flatMap((field) => {
          const text = describeValue(field, values[field.name]);
          // The labels of journal fields already mention the journal.
          return text === '' ? [] : [field.editing === 'journal' ? text : `${field.label}: ${text}`];
        })
        .join('\n');
    }
  }
}
