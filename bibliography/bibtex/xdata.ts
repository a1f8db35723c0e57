// `@xdata` entries, which hold fields for others to use and are no works (BibLaTeX manual §3.13.6). An entry uses all of one by
// `xdata = {key}`, or a single value by a reference in the place of a value: `publisher = {xdata=key-publisher}`, `author = {xdata={key-author-2}}`.
import type { DocumentDraft } from '../documents.ts';
import { splitBlocks } from './blocks.ts';
import { inBraces } from './braces.ts';
import { cleanKey, cleanName } from './entryNames.ts';
import { cutOutsideBraces } from './nameSources.ts';
import { modeOf } from './readingModes.ts';
import { readEntry, type SourceField } from './source.ts';

/** The fields of an `@xdata` entry, found by its key; undefined where there is none. */
export type FieldsOfXdata = (key: string) => readonly SourceField[] | undefined;

export const noXdata: FieldsOfXdata = () => undefined;

/** Citation keys that stand in a field, separated by commas. */
export const keysIn = (value: string): string[] =>
  value
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

/** References to references are followed this far. */
const mostSteps = 8;

const reference = /^\{?\s*xdata\s*=\s*(?:\{([^{}]*)\}|([^{}]*?))\s*\}?$/i;

/** The items of a list, parted by "and" outside of braces. */
const itemsOf = (value: string): string[] =>
  cutOutsideBraces(value, /(?<=^|\s)and(?=\s|$)/gi).map((item) => item.trim());

/** The places that a value refers to; none where it is no reference. */
function placesIn(item: string): string[] {
  const found = reference.exec(item);
  return keysIn(found?.[1] ?? found?.[2] ?? '');
}

/** How a key of an `@xdata` entry is compared. */
export const xdataKey = (key: string | null): string => (key ?? '').trim().toLowerCase();

const isList = (name: string): boolean => modeOf(name) === 'list' || modeOf(name) === 'names';

/** The ways to read "key-field-index": keys and names of fields can have hyphens of their own. */
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

/** What one reference stands for; null where there is no such value. */
function follow(place: string, xdataOf: FieldsOfXdata, steps: number): string | null {
  if (steps > mostSteps) return null;
  for (const { key, name, index } of readings(place)) {
    const field = xdataOf(key)?.find((each) => each.name === name);
    if (!field) continue;
    const value = resolve(field, xdataOf, steps + 1);
    if (value === null) return null;
    return index === null ? value : (itemsOf(value)[index - 1] ?? null);
  }
  return null;
}

/** A value with what its references stand for; null where there is none or one leads nowhere. */
function resolve({ name, value }: SourceField, xdataOf: FieldsOfXdata, steps: number): string | null {
  const said = (isList(name) ? itemsOf(value) : [value]).flatMap((item) =>
    reference.test(item) ? placesIn(item).map((place) => follow(place, xdataOf, steps)) : [item],
  );
  return said.every((item) => item !== null) ? said.join(' and ') : null;
}

/** Whether a value, or an item of it, is a reference. */
export function hasReference({ name, value }: SourceField): boolean {
  if (!/xdata\s*=/i.test(value)) return false;
  return (isList(name) ? itemsOf(value) : [value]).some((item) => reference.test(item));
}

/** A field with what its references stand for, and as it was written; the field itself where there are none or one leads nowhere. */
export function withoutReference(field: SourceField, xdataOf: FieldsOfXdata): SourceField {
  if (!hasReference(field)) return field;
  const value = resolve(field, xdataOf, 0);
  return value === null || value === '' ? field : { name: field.name, value, reference: field.value };
}

/** Fields with what their references stand for. */
export function withoutReferences(fields: readonly SourceField[], xdataOf: FieldsOfXdata): readonly SourceField[] {
  return fields.map((field) => withoutReference(field, xdataOf));
}

/** The keys of the `@xdata` entries that a field names, by references too. */
function keysNamedBy(field: SourceField): string[] {
  if (field.name === 'xdata') return keysIn(field.value);
  if (!hasReference(field)) return [];
  return (isList(field.name) ? itemsOf(field.value) : [field.value]).flatMap((item) =>
    placesIn(item).flatMap((place) => readings(place).map(({ key }) => key)),
  );
}

/** The keys, by `xdataKey`, of the `@xdata` entries that a document uses, through others too. */
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

/** The fields of all the `@xdata` entries that a field `xdata` names, of which the first one counts. */
export function fieldsOfXdata(xdata: string | undefined, xdataOf: FieldsOfXdata): SourceField[] {
  if (xdata === undefined) return [];
  const found = new Map<string, SourceField>();
  const seen = new Set<string>();
  // Depth first, so that an entry's own fields come before those of the entries that it names.
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

/** The text of an `@xdata` entry without its braces and key: a field a line. */
export function writeXdataFields(fields: readonly SourceField[]): string {
  return fields.map(({ name, value }) => `  ${cleanName(name)} = ${inBraces(value)},`).join('\n');
}

/** An `@xdata` entry as a block of a file; empty where its text is no such block and would spoil what follows. */
export function writeXdata(key: string | null, text: string): string {
  const source = `@xdata{${cleanKey(key ?? '')},\n${text.trimEnd()}\n}\n`;
  const [block, ...others] = splitBlocks(source);
  return block?.kind === 'entry' && block.closed && others.length === 0 ? source : '';
}

/** Finds `@xdata` entries among the parts of a library by their keys, whatever their case; each is read when it is first asked for. */
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
