// The fields that an entry inherits: from `@xdata` entries, and from the entry named by its `crossref`, which may inherit in turn.
import type { Dialect } from './dialect.ts';
import { inheritFrom, type InheritingEntry, namesOfFacts } from './inheritanceTable.ts';
import type { InheritingField } from './marks.ts';
import type { SourceEntry, SourceField } from './source.ts';
import { type FieldsOfXdata, fieldsOfXdata, withoutReferences } from './xdata.ts';

export interface InheritedField extends SourceField {
  readonly from: InheritingField;
}

/** The fields of a file from which its entries inherit. */
export interface Ancestors {
  readonly parentOf: (key: string) => InheritingEntry | undefined;
  readonly xdataOf: FieldsOfXdata;
}

/** The maximum depth of parents: real files have two or three levels, and a chain of thousands would be slow to follow. */
export const maximumGenerations = 12;

/**
 * The fields that an entry inherits, each once, also through parents of parents; cycles are ignored. Its own fields have priority, then those of `xdata`, then
 * those of `crossref`, as in biber.
 */
export function fieldsInheritedBy(
  entry: InheritingEntry,
  ancestors: Ancestors,
  dialect: Dialect,
  seen: readonly InheritingEntry[] = [entry],
): InheritedField[] {
  const fieldOf = (name: InheritingField) => entry.fields.find((field) => field.name === name)?.value;
  const ownNames = namesOfFacts(entry.fields);
  const ofXdata = fieldsOfXdata(fieldOf('xdata'), ancestors.xdataOf).filter(({ name }) => !ownNames.has(name));
  const fromXdata = ofXdata.map((field) => ({ ...field, from: 'xdata' as const }));
  const key = fieldOf('crossref') ?? ofXdata.find(({ name }) => name === 'crossref')?.value;
  const parent = key === undefined ? undefined : ancestors.parentOf(key);
  if (!parent || seen.includes(parent) || seen.length > maximumGenerations) return fromXdata;
  const ofParent = fieldsInheritedBy(parent, ancestors, dialect, [...seen, parent]);
  const whole = { type: parent.type, fields: [...withoutReferences(parent.fields, ancestors.xdataOf), ...ofParent] };
  const child = { type: entry.type, fields: [...entry.fields, ...fromXdata] };
  const fromParent = inheritFrom(whole, child, dialect).map((field) => ({ ...field, from: 'crossref' as const }));
  return [...fromXdata, ...fromParent];
}

const normal = (key: string): string => key.trim().toLowerCase();

/** Finds entries by citation key, ignoring case; if no entry has the key, by alias (`ids`). */
export function byAnyKey<Entry>(
  entries: readonly Entry[],
  keysOf: (entry: Entry) => readonly string[],
): (key: string) => Entry | undefined {
  const preferred = new Map<string, Entry>();
  const others = new Map<string, Entry>();
  const add = (map: Map<string, Entry>, key: string, entry: Entry): void => {
    if (key !== '' && !map.has(key)) map.set(key, entry);
  };
  for (const entry of entries) {
    const [first = '', ...rest] = keysOf(entry).map(normal);
    add(preferred, first, entry);
    for (const key of rest) add(others, key, entry);
  }
  return (key) => preferred.get(normal(key)) ?? others.get(normal(key));
}

/** The inherited fields of each entry, in the same order as the entries. */
export function inheritedFields(
  entries: readonly SourceEntry[],
  xdataOf: FieldsOfXdata,
  dialect: Dialect,
): InheritedField[][] {
  const parentOf = byAnyKey(entries, ({ key, fields }) => [
    key,
    ...(fields.find(({ name }) => name === 'ids')?.value.split(',') ?? []),
  ]);
  return entries.map((entry) => fieldsInheritedBy(entry, { parentOf, xdataOf }, dialect));
}
