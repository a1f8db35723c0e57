// One value of a document as it is read: a link, a list of tags, a date in words.
import type { ReactNode } from 'react';
import type { Entity, OtherField, Publisher } from '#bibliography/documents.ts';
import { formatDate } from '#bibliography/edtf.ts';
import { doiUrl, readDoi } from '#bibliography/identifiers.ts';
import { type FieldDescription, labelOf } from '#bibliography/kinds.ts';
import { formatEntity } from '#bibliography/names.ts';
import { Tag } from '#src/ui/text/Tag.tsx';
import { formatCalendarDay, formatMomentLong } from './dates.ts';
import styles from './FieldValue.module.css';

/** "A, B and C". */
export function formatPeople(people: readonly Entity[]): string {
  const names = people.map(formatEntity);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** "Springer (Berlin, Heidelberg)". */
export function formatPublisher({ name, locations }: Publisher): string {
  const places = locations?.join(', ') ?? '';
  return name ? (places === '' ? name : `${name} (${places})`) : places;
}

/** Draws `value`, which is what the table of the kinds says of the field. */
export function FieldValue({ description, value }: { description: FieldDescription; value: unknown }): ReactNode {
  switch (description.editing) {
    case 'longText':
      return <span className={styles.long}>{String(value)}</span>;
    case 'date':
      return formatDate(String(value));
    case 'dateTime':
      return description.name === 'added' ? formatMomentLong(String(value)) : formatCalendarDay(String(value));
    case 'entities':
      return formatPeople(value as readonly Entity[]);
    case 'list':
      return <ListValue name={description.name} items={value as readonly string[]} />;
    case 'publishers':
      return (value as readonly Publisher[]).map(formatPublisher).join('; ');
    case 'otherFields':
      return (
        <ul>
          {(value as readonly OtherField[]).map(({ name, value: text }, index) => (
            <li key={index}>
              <span className={styles.name}>{name}</span> {text}
            </li>
          ))}
        </ul>
      );
    default:
      return <TextValue description={description} text={String(value)} />;
  }
}

function TextValue({ description: { name, suggestions }, text }: { description: FieldDescription; text: string }) {
  if (name === 'doi') {
    const { value, remark } = readDoi(text);
    return remark === null ? (
      <a href={doiUrl(value)} target="_blank" rel="noreferrer" className={styles.link}>
        {value}
      </a>
    ) : (
      text
    );
  }
  return labelOf(suggestions, text);
}

function ListValue({ name, items }: { name: string; items: readonly string[] }) {
  if (name === 'keywords') {
    return (
      <span className={styles.tags}>
        {items.map((item, index) => (
          <Tag key={index}>{item}</Tag>
        ))}
      </span>
    );
  }
  return <span className={name === 'citationKeys' ? styles.keys : undefined}>{items.join(', ')}</span>;
}
