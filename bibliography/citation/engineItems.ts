// Converts items for citeproc, and its output back, so that it prints what the items say.
import type { CslItem } from '../exchange/cslJson.ts';
import type { Run } from './formattedText.ts';
import { markObjectProperties } from './objectProperties.ts';

/**
 * Marks the end of a list of names that continues with "et al.". Like the other mark, it is from Unicode's private use area, and removed from texts of
 * documents.
 */
const othersMark = '\uF8FF';

/** Is inserted into words that are properties of every object, such as "constructor", because citeproc uses texts as keys of plain objects. */
const propertyMark = '\uF8FE';

/** An empty element that would protect the case of its text. citeproc fails if a name consists of one. */
const emptyNoCase = /<span\s+class="nocase">\s*<\/span>/g;

function withoutEmptyNoCase(text: string): string {
  const without = text.replace(emptyNoCase, '');
  // The element around it may be empty now.
  return without === text ? text : withoutEmptyNoCase(without);
}

/** A text in the form that citeproc can handle. */
export const toEngineText = (text: string): string =>
  markObjectProperties(withoutEmptyNoCase(text.replace(/[\uF8FE\uF8FF]/g, '')), propertyMark);

/** Removes the marks that `toEngineText` inserted. */
export const fromEngineText = (text: string): string => text.replaceAll(propertyMark, '');

/** A value of an item, with all its texts in the form that citeproc can handle. */
function toEngineValue(value: unknown): unknown {
  if (typeof value === 'string') return toEngineText(value);
  if (Array.isArray(value)) return value.map(toEngineValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toEngineValue(each)]));
}

const isOthers = (name: unknown): boolean =>
  typeof name === 'object' && name !== null && 'literal' in name && name.literal === 'others';

/** Escapes hyphens that citeproc would print as the dash of a range: those of the report number "TR-99-02", but not that of the issue "1-2". */
function withoutRanges(variable: string, value: string): string {
  const isOneNumber =
    variable === 'number' || (/^(?:volume|issue|collection-number)$/.test(variable) && !/^\d+-\d+$/.test(value));
  return isOneNumber ? value.replace(/(?<!\\)-/g, '\\-') : value;
}

/** The full stop at the end of a title, after which styles would write a second one. After fewer than five small letters it may belong to an abbreviation. */
const lastStop = /(?<=\p{Ll}{5})\.$/u;

/** A pair of quotation marks. With straight ones instead, citeproc prints the marks of the language, and other marks inside them. */
const quoted = /“([^“”]*)”/g;

/** The item for citeproc, with this id instead of its own. */
export function toEngineItem(item: CslItem, id: string): object {
  const entries = Object.entries(item).map(([variable, given]): [string, unknown] => {
    const value = toEngineValue(given);
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      const continues = list.length > 1 && isOthers(list.at(-1));
      return [variable, continues ? [...list.slice(0, -1), { literal: othersMark }] : list];
    }
    if (typeof value !== 'string') return [variable, value];
    const text = variable.includes('title') ? value.replace(quoted, '"$1"') : withoutRanges(variable, value);
    return [variable, variable === 'title' ? text.replace(lastStop, '') : text];
  });
  return { ...Object.fromEntries(entries), id };
}

/** The words for "and" and "et al." in a language. */
export interface ListTerms {
  readonly and: string;
  readonly etAl: string;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces the mark of a continued list, and the separator before it, by "et al.": "Doe, & …" becomes "Doe et al.". */
export function writeEtAl(runs: readonly Run[], { and, etAl }: ListTerms): Run[] {
  if (!runs.some(({ text }) => text.includes(othersMark))) return [...runs];
  const before = new RegExp(`[\\s,;]*(?:(?:&|…|${escapePattern(and)})\\s*)?$`, 'u');
  // If the abbreviation ends with a full stop, the style's own is dropped.
  const after = etAl.endsWith('.') ? /^\./ : /^(?!)/;
  const written: Run[] = [];
  let isAfter = false;
  for (const run of runs) {
    const [start = '', ...rest] = (isAfter ? run.text.replace(after, '') : run.text).split(othersMark);
    isAfter = rest.length > 0 && rest.at(-1) === '';
    if (rest.length === 0) {
      if (start !== '') written.push({ ...run, text: start });
      continue;
    }
    let open = start;
    for (const piece of rest) {
      const last = written.at(-1);
      const cut = open.replace(before, '');
      if (cut !== '') written.push({ ...run, text: cut });
      else if (last) written[written.length - 1] = { ...last, text: last.text.replace(before, '') };
      written.push({ text: ` ${etAl}` });
      open = piece.replace(after, '');
    }
    if (open !== '') written.push({ ...run, text: open });
  }
  return written.filter(({ text }) => text !== '');
}
