// Lists typed into a single field: the separators between items, and which items are equal.
import { fold } from './fold.ts';
import { ownValue } from './ownValue.ts';
import { inOneLine } from './whiteSpace.ts';

/** Places and organizations contain commas ("Berlin, Germany"), keys contain no spaces; all other fields use the separators of files. */
const separators: Readonly<Record<string, RegExp>> = {
  citationKeys: /[\s,;]+/,
  locations: /[;\n]+/,
  institutionLocations: /[;\n]+/,
  sponsors: /[;\n]+/,
  organizations: /[;\n]+/,
};
const usualSeparators = /[,;\n]+/;

/** The separators between items in the field with this name. */
export function separatorsOf(name: string): RegExp {
  return ownValue(separators, name) ?? usualSeparators;
}

/** The form in which items are compared: case and accents are ignored, as in keyword groups. */
export function foldedItem(item: string): string {
  return inOneLine(fold(item));
}

/** The non-empty items, each once, trimmed, in their first spelling. */
export function eachOnce(items: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const item of items.map((each) => each.trim())) {
    const folded = foldedItem(item);
    if (item !== '' && !spellings.has(folded)) spellings.set(folded, item);
  }
  return [...spellings.values()];
}

/** The items of a text typed for the field with this name, each once; keys that differ in case are different. */
export function readList(name: string, text: string): string[] {
  const items = text.split(separatorsOf(name));
  if (name !== 'citationKeys') return eachOnce(items);
  return [...new Set(items)].filter((key) => key !== '');
}
