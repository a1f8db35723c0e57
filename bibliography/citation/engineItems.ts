// Items as citeproc has to get them so that it prints what they say.
import type { CslItem } from '../exchange/cslJson.ts';
import type { Run } from './formattedText.ts';
import { markObjectProperties } from './objectProperties.ts';

/**
 * Marks the end of a list of names that continues with "et al.". Like the other mark, it is from Unicode's private use area, and removed from texts of
 * documents.
 */
const others = '\uF8FF';

/** Makes another word of one that every object has as a property, such as "constructor": the engine keeps texts as keys of plain objects. */
const noKey = '\uF8FE';

/** Keeps nothing in its case. citeproc fails where a name consists of such an element. */
const emptyNoCase = /<span class="nocase">\s*<\/span>/g;

function withoutEmptyNoCase(text: string): string {
  const without = text.replace(emptyNoCase, '');
  // What was around it may be empty now.
  return without === text ? text : withoutEmptyNoCase(without);
}

/** A text as the engine can take it. */
export const toEngineText = (text: string): string =>
  markObjectProperties(withoutEmptyNoCase(text.replace(/[\uF8FE\uF8FF]/g, '')), noKey);

/** Takes out what `toEngineText` put in. */
export const fromEngineText = (text: string): string => text.replaceAll(noKey, '');

/** A value of an item with all its texts as the engine can take them. */
function toEngineValue(value: unknown): unknown {
  if (typeof value === 'string') return toEngineText(value);
  if (Array.isArray(value)) return value.map(toEngineValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toEngineValue(each)]));
}

const isOthers = (name: unknown): boolean =>
  typeof name === 'object' && name !== null && 'literal' in name && name.literal === 'others';

/** Hyphens that citeproc would take for ranges, and make dashes of: in the number "TR-99-02" of a report, but not in the issue "1-2". */
function withoutRanges(variable: string, value: string): string {
  const isOneNumber =
    variable === 'number' || (/^(?:volume|issue|collection-number)$/.test(variable) && !/^\d+-\d+$/.test(value));
  return isOneNumber ? value.replace(/(?<!\\)-/g, '\\-') : value;
}

/** The full stop of a title that is a sentence: styles write a mark of their own after it. An abbreviation keeps its own. */
const lastStop = /(?<=\p{Ll}{5})\.$/u;

/** Quotation marks in pairs as typewriters have them, which citeproc replaces by those of the language and of the level. */
const quoted = /“([^“”]*)”/g;

/** The item under the engine's own id. */
export function toEngineItem(item: CslItem, id: string): object {
  const entries = Object.entries(item).map(([variable, given]): [string, unknown] => {
    const value = toEngineValue(given);
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      const goesOn = list.length > 1 && isOthers(list.at(-1));
      return [variable, goesOn ? [...list.slice(0, -1), { literal: others }] : list];
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

/** Writes "et al." in the place of the last name and of what stands before it: "Doe, & …" becomes "Doe et al.". */
export function writeEtAl(runs: readonly Run[], { and, etAl }: ListTerms): Run[] {
  if (!runs.some(({ text }) => text.includes(others))) return [...runs];
  const before = new RegExp(`[\\s,;]*(?:(?:&|…|${escapePattern(and)})\\s*)?$`, 'u');
  // A full stop of the abbreviation counts for that of the style.
  const after = etAl.endsWith('.') ? /^\./ : /^(?!)/;
  const written: Run[] = [];
  let isAfter = false;
  for (const run of runs) {
    const [start = '', ...rest] = (isAfter ? run.text.replace(after, '') : run.text).split(others);
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
