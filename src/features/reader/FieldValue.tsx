// Shows a value of a document: a link, a list of tags, or formatted text.
import type { ReactNode } from 'react';
import type { Entity, OtherField, Publisher } from '#bibliography/documents.ts';
import { formatDate } from '#bibliography/edtf.ts';
import { type IdentifierField, identifierField } from '#bibliography/identifiers.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { labelOf } from '#bibliography/kinds.ts';
import { formatEntity } from '#bibliography/names.ts';
import { linkOf, readUrl } from '#bibliography/urls.ts';
import { Tag } from '#src/ui/text/Tag.tsx';
import { Marked } from '#src/features/search/Marked.tsx';
import { formatCalendarDay, formatMomentLong } from '#src/features/documents/dates.ts';
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

export interface FieldValueProps {
  description: FieldDescription;
  value: unknown;
  /** The field's name in searches. */
  field: string;
  /** The link of the value, if other fields determine it. */
  link: string | null;
}

/** Renders `value` by its type in the table of fields, with search matches highlighted. */
export function FieldValue({ description, value, field, link }: FieldValueProps): ReactNode {
  switch (description.editing) {
    case 'longText':
      return (
        <span className={styles.long}>
          <Marked text={String(value)} field={field} />
        </span>
      );
    case 'date':
      return <Marked text={formatDate(String(value))} field={field} />;
    case 'dateTime':
      return description.name === 'added' ? formatMomentLong(String(value)) : formatCalendarDay(String(value));
    case 'entities':
      return <Marked text={formatPeople(value as readonly Entity[])} field={field} />;
    case 'list':
      return <ListValue name={description.name} items={value as readonly string[]} field={field} />;
    case 'publishers':
      return <Marked text={(value as readonly Publisher[]).map(formatPublisher).join('; ')} field={field} />;
    case 'otherFields':
      return (
        <ul>
          {(value as readonly OtherField[]).map(({ name, value: text }, index) => (
            <li key={index}>
              <span className={styles.name}>{name}</span> <Marked text={text} field={name.toLowerCase()} />
            </li>
          ))}
        </ul>
      );
    default:
      return <TextValue description={description} text={String(value)} field={field} link={link} />;
  }
}

interface TextValueProps {
  description: FieldDescription;
  text: string;
  field: string;
  link: string | null;
}

function TextValue({ description: { name, suggestions }, text, field, link }: TextValueProps) {
  const identifier = identifierField(name);
  if (identifier) return <Identifier identifier={identifier} text={text} field={field} />;
  if (link !== null) return <Link to={link} text={text} field={field} />;
  return <Marked text={labelOf(suggestions, text)} field={field} />;
}

/** Links an identifier; an invalid one has no link. */
function Identifier({ identifier, text, field }: { identifier: IdentifierField; text: string; field: string }) {
  const { value, remark } = identifier.read(text);
  if (remark !== null) return <Marked text={text} field={field} />;
  return <Link to={identifier.url(value)} text={value} field={field} />;
}

function Link({ to, text, field }: { to: string; text: string; field: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={styles.link}>
      <Marked text={text} field={field} />
    </a>
  );
}

/** A field `url`, without LaTeX commands from a file. */
export function WebAddress({ source }: { source: string }) {
  const url = readUrl(source);
  const link = linkOf(url);
  return link === null ? <Marked text={url} field="url" /> : <Link to={link} text={url} field="url" />;
}

function ListValue({ name, items, field }: { name: string; items: readonly string[]; field: string }) {
  if (name === 'keywords') {
    return (
      <span className={styles.tags}>
        {items.map((item, index) => (
          <Tag key={index}>
            <Marked text={item} field={field} />
          </Tag>
        ))}
      </span>
    );
  }
  const identifier = identifierField(name);
  if (identifier) {
    return items.map((item, index) => (
      <span key={index}>
        {index > 0 && ', '}
        <Identifier identifier={identifier} text={item} field={field} />
      </span>
    ));
  }
  return (
    <span className={name === 'citationKeys' ? styles.keys : undefined}>
      <Marked text={items.join(', ')} field={field} />
    </span>
  );
}
