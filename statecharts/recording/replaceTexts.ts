// Takes the texts of the person and of the library out of a recording: each is replaced by `text 1`, `text 2` …, equal ones by equal ones, so that a play still
// sees what is the same.
//
// What stays are words of the code: a text stays only if the machines or their models use it and it looks like a word of code. In doubt a text is replaced.
import { catalogue } from '#machines/catalogue.ts';
import { statesOf } from '#machines/transitions.ts';
import type { Plain } from '../live/plain.ts';
import { blank } from '../live/secrets.ts';
import { mapTexts } from './mapTexts.ts';
import type { RecordedEntry, Recording } from './recording.ts';

/** `field.changed`, `NOT_FOUND`, `x-ray`: no space, and nothing that a mail address or a title needs. */
const codeWord = /^(?:[a-z][\w$]*(?:[.:-][\w$]+)*|[A-Z][A-Z_]+)$/;

/** Members whose texts people write, whatever they look like. */
const personal = /^(?:value|text|title|query|email|password|words|search)$/i;

function wordsIn(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    if (codeWord.test(value)) words.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) if (!personal.test(key)) wordsIn(member, words);
  }
}

/** The words of the code that recordings may contain. */
function readVocabulary(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { machine, model } of catalogue) {
    for (const node of statesOf(machine)) wordsIn([node.key, node.invoke.map(({ id }) => id)], words);
    wordsIn([machine.events, model.events, model.starts.map(({ input }) => input)], words);
  }
  return words;
}

let vocabulary: ReadonlySet<string> | null = null;

/** Names of parameters stay; values and the parts of a path that are no plain words are replaced. */
function replaceAddress(address: string, replace: (text: string) => string): string {
  const url = new URL(address, 'http://page');
  const path = url.pathname
    .split('/')
    .map((part) => (/^[a-z_-]{0,24}$/.test(part) ? part : encodeURIComponent(replace(decode(part)))))
    .join('/');
  const query = [...url.searchParams].map(([name, value]) => [name, replace(value)]);
  const hash = url.hash === '' ? '' : `#${encodeURIComponent(replace(decode(url.hash.slice(1))))}`;
  return `${path}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}${hash}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The recording without its texts. */
export function replaceTexts(recording: Recording): Recording {
  vocabulary ??= readVocabulary();
  const words = vocabulary;
  const replacements = new Map<string, string>();
  const replace = (text: string): string => {
    if (text === '' || text === blank) return text;
    const known = replacements.get(text) ?? `text ${replacements.size + 1}`;
    replacements.set(text, known);
    return known;
  };
  const replaceIn = (text: string, key: string) => (words.has(text) && !personal.test(key) ? text : replace(text));
  // Names of members are words of the code too, but for records whose keys are data.
  const plain = (value: Plain): Plain =>
    mapKeys(mapTexts(value, replaceIn), (key) => (isName(key) ? key : replace(key)));
  const isName = (key: string) => /^[a-zA-Z_$][\w$]{0,40}$/.test(key) || /^\d+$/.test(key);

  const replaceEntry = (entry: RecordedEntry): RecordedEntry => {
    switch (entry.kind) {
      case 'moment':
        return { ...entry, payload: plain(entry.payload), changed: plain(entry.changed) };
      case 'request': {
        const [method = '', path] = entry.operation.split(' ');
        const operation = path === undefined ? method : `${method} ${replaceAddress(path, replace)}`;
        return { ...entry, operation, variables: plain(entry.variables) };
      }
      case 'answer':
        return entry;
      case 'place':
        return { ...entry, address: replaceAddress(entry.address, replace) };
      case 'action':
        return {
          ...entry,
          name: null,
          value: entry.action === 'fill' || entry.action === 'choose' ? null : entry.value,
        };
    }
  };
  return {
    ...recording,
    texts: 'replaced',
    actors: recording.actors.map((actor) => ({
      ...actor,
      name: replaceName(actor.name),
      context: plain(actor.context),
    })),
    entries: recording.entries.map(replaceEntry),
    mock: recording.mock,
  };

  function replaceName(name: string): string {
    return words.has(name) || isName(name) || /^x:\d+$/.test(name) ? name : replace(name);
  }
}

function mapKeys(value: Plain, change: (key: string) => string): Plain {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Plain[]).map((item) => mapKeys(item, change));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [change(key), mapKeys(member, change)]));
}
