// What an input says, as it is stored: moments in one form, and nothing of what says nothing (null, blank texts, empty
// lists and parts). Judged before, by validateFields.
import { readMoment } from '#bibliography/dateTime.ts';
import type { FieldDescription, FieldEditing } from '#bibliography/fields/cells.ts';
import { fieldsOf, fieldsOfPart } from '#bibliography/kinds.ts';
import { isBlank } from '#bibliography/validation.ts';
import type { Json } from './canonicalJson.ts';

/** What a value says; null for nothing. */
type Compact = (value: unknown) => Json | null;

const text: Compact = (value) => (isBlank(value) ? null : (value as string));

const moment: Compact = (value) => (typeof value === 'string' ? (readMoment(value)?.toISOString() ?? null) : null);

function each(item: Compact): Compact {
  return (value) => {
    const items = (value as readonly unknown[]).map(item).filter((said) => said !== null);
    return items.length === 0 ? null : items;
  };
}

/** What a part is stored with, because it cannot be answered without, when only other things are said of it. */
const unsaid = ({ editing }: FieldDescription): Json => (editing === 'journal' ? { name: '' } : '');

function part(fields: readonly FieldDescription[]): Compact {
  return (value) => {
    const members = Object.entries(compactFields(fields, value as object)).filter(([, said]) => said !== null);
    if (members.length === 0) return null;
    const required = fields.filter((field) => field.required).map((field) => [field.name, unsaid(field)] as const);
    return Object.fromEntries([...required, ...members]);
  };
}

const entity: Compact = (value) => {
  const { person, organization } = value as { person?: object | null; organization?: { name: string } | null };
  if (organization) return { organization: { name: organization.name } };
  return { person: part(fieldsOfPart('person'))(person) };
};

const otherField: Compact = (value) => {
  const { name, value: said } = value as { name: string; value: string };
  return { name, value: said };
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

/** Those of the fields that `values` has, with what they say; null for those that say nothing. */
export function compactFields(fields: readonly FieldDescription[], values: object): Record<string, Json | null> {
  const given: Readonly<Record<string, unknown>> = { ...values };
  const said: Record<string, Json | null> = {};
  for (const { name, editing } of fields) {
    const value = given[name];
    if (value !== undefined) said[name] = value === null ? null : compacts[editing](value);
  }
  return said;
}
