// Helpers for values that are being edited. Empty values are null, because the API clears a field that is null.
import type { Entity } from '#bibliography/documents.ts';
import { isRecord } from '#bibliography/isRecord.ts';
import { readPastedNames } from '#bibliography/pastedNames.ts';

export type PartValue = Readonly<Record<string, unknown>>;

/** A field's value as text; empty if there is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The items of a list field; empty for any other value. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Null instead of an empty text. */
export function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}

/** Null instead of an empty list. */
export function listOrNull<Item>(items: readonly Item[]): readonly Item[] | null {
  return items.length === 0 ? null : items;
}

/** A part with one field changed; null if the part is empty then. */
export function withField(part: unknown, name: string, value: unknown): PartValue | null {
  const entries = Object.entries({ ...(isRecord(part) ? part : {}), [name]: value }).filter(([, each]) => each != null);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** A list with the item at `index` replaced, or removed if `item` is null. */
export function withItem<Item>(items: readonly Item[], index: number, item: Item | null): readonly Item[] {
  return item === null ? items.filter((_, at) => at !== index) : items.map((each, at) => (at === index ? item : each));
}

/** A list with the item at `index` moved by `step` places. */
export function withItemMoved<Item>(items: readonly Item[], index: number, step: -1 | 1): readonly Item[] {
  const item = items[index];
  const other = items[index + step];
  if (item === undefined || other === undefined) return items;
  return items.map((each, at) => (at === index ? other : at === index + step ? item : each));
}

/** People added at the end: typed one at a time, or pasted as "A and B". */
export function withPeople(people: readonly Entity[], text: string): readonly Entity[] {
  return [...people, ...readPastedNames(text).entities];
}

/** Splits typed or pasted text into items; `separators` matches what is between two items. */
export function splitItems(text: string, separators: RegExp): string[] {
  return text
    .split(separators)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Turns a person into an organization of the same name, or an organization into a person, so that nothing typed is lost. */
export function togglePersonOrOrganization(entity: Entity): Entity {
  if (entity.organization) return { person: { family: entity.organization.name } };
  const { given, nonDroppingParticle, droppingParticle, family, suffix } = entity.person;
  return {
    organization: {
      name: [given, droppingParticle, nonDroppingParticle, family, suffix].filter(Boolean).join(' '),
    },
  };
}
