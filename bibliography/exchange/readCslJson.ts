// A file of CSL-JSON: a list of items, one item alone, or an object around such a list, as Zotero and Mendeley have it.
import type { ImportProblem } from '../bibtex/parseBibliography.ts';
import type { SourceEntry } from '../bibtex/source.ts';
import { isRecord } from '../isRecord.ts';
import { exchangeTexts as texts } from './exchangeTexts.ts';
import { readCslItem } from './readCslItem.ts';
import type { ReadRecords } from './readRecords.ts';
import { linesOf } from './taggedLines.ts';

/** The source of an object, and the line in which it begins. */
interface ObjectSource {
  readonly json: string;
  readonly line: number;
  /** Whether the file ends within it. */
  readonly isOpen: boolean;
}

/** Where the string ends that begins at `start`; a line break ends a string whose quotation mark is missing. */
function stringEnd(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === '"') return index;
    else if (character === '\n') return index - 1;
  }
  return text.length;
}

/** Cuts out the objects that are in no other object, so that what is wrong with one of them is not wrong with all. */
function cutObjects(text: string): ObjectSource[] {
  const objects: ObjectSource[] = [];
  let depth = 0;
  let line = 1;
  let start = 0;
  let startLine = 1;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') index = stringEnd(text, index);
    else if (character === '\n') line += 1;
    else if (character === '{') {
      if (depth === 0) [start, startLine] = [index, line];
      depth += 1;
    } else if (character === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) objects.push({ json: text.slice(start, index + 1), line: startLine, isOpen: false });
    }
  }
  if (depth > 0) objects.push({ json: text.slice(start), line: startLine, isOpen: true });
  return objects;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The source of the list that an object has around the items; null where it is an item itself. */
function itemsWithin(json: string): string | null {
  const [before] =
    /^\{\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)\s*,\s*)*"(?:items|references)"\s*:\s*(?=\[)/.exec(
      json,
    ) ?? [];
  return before === undefined ? null : before.replace(/[^\n]/g, ' ') + json.slice(before.length);
}

/** Reads a file. An item that isn't valid JSON is a problem with its line; the others are read. */
export function readCslJson(text: string): ReadRecords {
  const entries: SourceEntry[] = [];
  const problems: ImportProblem[] = [];
  const read = (source: string, firstLine: number): void => {
    for (const { json, line: ownLine, isOpen } of cutObjects(source)) {
      const line = firstLine + ownLine - 1;
      const inner = itemsWithin(json);
      if (inner !== null) {
        // Without the braces of the object, its items are objects in no other.
        read(inner.replace(/\}\s*$/, ''), line);
        continue;
      }
      const item = parse(json);
      if (item === undefined)
        problems.push({ line, key: null, message: isOpen ? texts.json.notClosed : texts.json.invalid });
      else if (isRecord(item) && !('type' in item) && !('title' in item)) {
        problems.push({ line, key: null, message: texts.json.noItem });
      } else entries.push(readCslItem(item, line));
    }
  };
  read(linesOf(text).join('\n'), 1);
  return { entries, problems };
}
