// Lists as people write them into one box: what stands between two items of a field, and which items are the same.
import { fold } from './fold.ts';
import { ownValue } from './ownValue.ts';
import { inOneLine } from './whiteSpace.ts';

/** Places and organizations hold commas ("Berlin, Germany"), keys hold no spaces; everything else is separated as in a file. */
const separators: Readonly<Record<string, RegExp>> = {
  citationKeys: /[\s,;]+/,
  locations: /[;\n]+/,
  institutionLocations: /[;\n]+/,
  sponsors: /[;\n]+/,
  organizations: /[;\n]+/,
};
const usualSeparators = /[,;\n]+/;

/** What may stand between two items of the field of this name. */
export function separatorsOf(name: string): RegExp {
  return ownValue(separators, name) ?? usualSeparators;
}

/** By what items are compared: neither case nor accents make another one, as in groups of keywords. */
export function foldedItem(item: string): string {
  return inOneLine(fold(item));
}

/** The items that say something, each once, in the spelling that comes first and without spaces around it. */
export function eachOnce(items: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const item of items.map((each) => each.trim())) {
    const folded = foldedItem(item);
    if (item !== '' && !spellings.has(folded)) spellings.set(folded, item);
  }
  return [...spellings.values()];
}

/** The items of a text that somebody wrote for the field of this name, each once; keys that differ in case are two. */
export function readList(name: string, text: string): string[] {
  const items = text.split(separatorsOf(name));
  if (name !== 'citationKeys') return eachOnce(items);
  return [...new Set(items)].filter((key) => key !== '');
}
