// Handles `@xdata` entries, which aren't works but contain fields for other entries (BibLaTeX manual §3.13.6). An entry uses all fields by `xdata = {key}`, or
// a single value by a reference in place of a value: `publisher = {xdata=key-publisher}`, `author = {xdata={key-author-2}}`.
import type { DocumentDraft } from '../documents.ts';
import { splitBlocks } from './blocks.ts';
import { inBraces } from './braces.ts';
import { cleanKey, cleanName } from './entryNames.ts';
import { cutOutsideBraces } from './nameSources.ts';
import { modeOf } from './readingModes.ts';
import { readEntry, type SourceField } from './source.ts';

/** Returns the fields of the `@xdata` entry with this key; undefined if there is none. */
export type FieldsOfXdata = (key: string) => readonly SourceField[] | undefined;

export const noXdata: FieldsOfXdata = () => undefined;

/** The citation keys in a field, separated by commas. */
export const keysIn = (value: string): string[] =>
  value
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

/** The maximum depth of references to references. */
const maximumSteps = 8;

const reference = /^\{?\s*xdata\s*=\s*(?:\{([^{}]*)\}|([^{}]*?))\s*\}?$/i;

/** The items of a list, separated by "and" outside braces. */
const itemsOf = (value: string): string[] =>
  cutOutsideBraces(value, /(?<=^|\s)and(?=\s|$)/gi).map((item) => item.trim());

/** The targets of a reference; empty if the value isn't one. */
function placesIn(item: string): string[] {
  const found = reference.exec(item);
  return keysIn(found?.[1] ?? found?.[2] ?? '');
}

/** The form in which keys of `@xdata` entries are compared. */
export const xdataKey = (key: string | null): string => (key ?? '').trim().toLowerCase();

const isList = (name: string): boolean => modeOf(name) === 'list' || modeOf(name) === 'names';

/** The ways to split "key-field-index", since keys and field names may contain hyphens. */
function readings(place: string): { key: string; name: string; index: number | null }[] {
  const parts = place.trim().split('-');
  const last = parts.at(-1) ?? '';
  const index = /^\d+$/.test(last) && parts.length > 2 ? Number(last) : null;
  const words = index === null ? parts : parts.slice(0, -1);
  return Array.from({ length: Math.max(0, words.length - 1) }, (_, place) => ({
    key: words.slice(0, words.length - 1 - place).join('-'),
    name: words
      .slice(words.length - 1 - place)
      .join('-')
      .toLowerCase(),
    index,
  }));
}

/** The value behind one reference; null if there is none. */
function follow(place: string, xdataOf: FieldsOfXdata, steps: number): string | null {
  if (steps > maximumSteps) return null;
  for (const { key, name, index } of readings(place)) {
    const field = xdataOf(key)?.find((each) => each.name === name);
    if (!field) continue;
    const value = resolve(field, xdataOf, steps + 1);
    if (value === null) return null;
    return index === null ? value : (itemsOf(value)[index - 1] ?? null);
  }
  return null;
}

/** A value with its references resolved; null if it has none or one of them can't be resolved. */
function resolve({ name, value }: SourceField, xdataOf: FieldsOfXdata, steps: number): string | null {
  const said = (isList(name) ? itemsOf(value) : [value]).flatMap((item) =>
    reference.test(item) ? placesIn(item).map((place) => follow(place, xdataOf, steps)) : [item],
  );
  return said.every((item) => item !== null) ? said.join(' and ') : null;
}

/** Whether a value or one of its items is a reference. */
export function hasReference({ name, value }: SourceField): boolean {
  if (!/xdata\s*=/i.test(value)) return false;
  return (isList(name) ? itemsOf(value) : [value]).some((item) => reference.test(item));
}

/** A field with its references resolved, together with its source; unchanged if it has none or one of them can't be resolved. */
export function withoutReference(field: SourceField, xdataOf: FieldsOfXdata): SourceField {
  if (!hasReference(field)) return field;
  const value = resolve(field, xdataOf, 0);
  return value === null || value === '' ? field : { name: field.name, value, reference: field.value };
}

/** Fields with their references resolved. */
export function withoutReferences(fields: readonly SourceField[], xdataOf: FieldsOfXdata): readonly SourceField[] {
  return fields.map((field) => withoutReference(field, xdataOf));
}

/** The keys of the `@xdata` entries that a field names, also by references. */
function keysNamedBy(field: SourceField): string[] {
  if (field.name === 'xdata') return keysIn(field.value);
  if (!hasReference(field)) return [];
  return (isList(field.name) ? itemsOf(field.value) : [field.value]).flatMap((item) =>
    placesIn(item).flatMap((place) => readings(place).map(({ key }) => key)),
  );
}

/** The keys (`xdataKey`) of the `@xdata` entries that a document uses, also indirectly. */
export function xdataUsedBy({ fields }: DocumentDraft, xdataOf: FieldsOfXdata): ReadonlySet<string> {
  const used = new Set<string>();
  const own = (fields.otherFields ?? []).map(({ name, value }) => ({ name: name.replace(/\+xdata$/, ''), value }));
  const waiting: (readonly SourceField[])[] = [own];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const key of next.flatMap(keysNamedBy).map(xdataKey)) {
      const its = used.has(key) ? undefined : xdataOf(key);
      if (!its) continue;
      used.add(key);
      waiting.push(its);
    }
  }
  return used;
}

/** The fields of all `@xdata` entries named by a field `xdata`; if several have the same field, the first entry's is used. */
export function fieldsOfXdata(xdata: string | undefined, xdataOf: FieldsOfXdata): SourceField[] {
  if (xdata === undefined) return [];
  const found = new Map<string, SourceField>();
  const seen = new Set<string>();
  // Depth first, so that an entry's own fields come before those of the entries that it refers to.
  const waiting = keysIn(xdata).reverse();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(xdataKey(key))) continue;
    seen.add(xdataKey(key));
    for (const field of xdataOf(key) ?? []) {
      if (field.name === 'xdata') waiting.push(...keysIn(field.value).reverse());
      else if (field.name !== 'ids' && !found.has(field.name)) found.set(field.name, withoutReference(field, xdataOf));
    }
  }
  return [...found.values()].map(({ name, value }) => ({ name, value }));
}

/** The content of an `@xdata` entry without its braces and key, one field per line. */
export function writeXdataFields(fields: readonly SourceField[]): string {
  return fields.map(({ name, value }) => `  ${cleanName(name)} = ${inBraces(value)},`).join('\n');
}

/** An `@xdata` entry as a block of a file; empty if its content isn't a valid block and would break the text after it. */
export function writeXdata(key: string | null, text: string): string {
  const source = `@xdata{${cleanKey(key ?? '')},\n${text.trimEnd()}\n}\n`;
  const [block, ...others] = splitBlocks(source);
  return block?.kind === 'entry' && block.closed && others.length === 0 ? source : '';
}

/** Finds the `@xdata` entries of a library by key, ignoring case; each is parsed when it is first requested. */
export function xdataAmong(
  parts: readonly { readonly kind: string; readonly name: string | null; readonly value: string }[],
): FieldsOfXdata {
  const texts = new Map<string, string>();
  for (const { kind, name, value } of parts) {
    const key = xdataKey(name);
    if (kind === 'XDATA' && !texts.has(key)) texts.set(key, value);
  }
  const read = new Map<string, readonly SourceField[]>();
  return (wanted) => {
    const key = xdataKey(wanted);
    const text = texts.get(key);
    if (text === undefined) return undefined;
    const known = read.get(key);
    if (known) return known;
    const [block] = splitBlocks(writeXdata(key, text));
    const entry = block ? readEntry(block, new Map()) : null;
    const fields = entry && !('message' in entry) ? entry.fields : [];
    read.set(key, fields);
    return fields;
  };
}
