// Normalizes an input for storage: times get one format, and empty values (null, blank texts, empty lists and parts) are dropped. The input
// must have been validated before (validateFields).
import { readMoment } from '#bibliography/dateTime.ts';
import type { FieldDescription, FieldEditing } from '#bibliography/fields/cells.ts';
import { fieldsOf, fieldsOfPart } from '#bibliography/kinds.ts';
import { isBlank } from '#bibliography/validation.ts';
import type { Json } from './canonicalJson.ts';

/** Normalizes a value; null if it is empty. */
type Compact = (value: unknown) => Json | null;

const text: Compact = (value) => (isBlank(value) ? null : (value as string));

const moment: Compact = (value) => (typeof value === 'string' ? (readMoment(value)?.toISOString() ?? null) : null);

function each(item: Compact): Compact {
  return (value) => {
    const items = (value as readonly unknown[]).map(item).filter((compacted) => compacted !== null);
    return items.length === 0 ? null : items;
  };
}

/** The value of a required subfield that is missing, because the API cannot return the part without it. */
const emptyValueOf = ({ editing }: FieldDescription): Json => (editing === 'journal' ? { name: '' } : '');

function part(fields: readonly FieldDescription[]): Compact {
  return (value) => {
    const members = Object.entries(compactFields(fields, value as object)).filter(
      ([, compacted]) => compacted !== null,
    );
    if (members.length === 0) return null;
    const required = fields
      .filter((field) => field.required)
      .map((field) => [field.name, emptyValueOf(field)] as const);
    return Object.fromEntries([...required, ...members]);
  };
}

const entity: Compact = (value) => {
  const { person, organization } = value as { person?: object | null; organization?: { name: string } | null };
  if (organization) return { organization: { name: organization.name } };
  return { person: part(fieldsOfPart('person'))(person) };
};

const otherField: Compact = (value) => {
  const field = value as { name: string; value: string };
  return { name: field.name, value: field.value };
};

const compacts: Readonly<Record<FieldEditing, Compact>> = {
  text,
  longText: text,
  date: text,
  dateTime: moment,
  list: each(text),
  entities: each(entity),
  publishers: each(part(fieldsOfPart('publisher'))),
  journal: part(fieldsOfPart('journal')),
  journalIssue: part(fieldsOfPart('journalIssue')),
  translated: part(fieldsOfPart('translated')),
  proceedings: part(fieldsOf('proceedings')),
  multiVolume: part(fieldsOfPart('multiVolume')),
  event: part(fieldsOfPart('event')),
  otherFields: each(otherField),
};

/** The normalized values of the fields that `values` contains; null for empty ones. */
export function compactFields(fields: readonly FieldDescription[], values: object): Record<string, Json | null> {
  const given: Readonly<Record<string, unknown>> = { ...values };
  const compacted: Record<string, Json | null> = {};
  for (const { name, editing } of fields) {
    const value = given[name];
    if (value !== undefined) compacted[name] = value === null ? null : compacts[editing](value);
  }
  return compacted;
}
