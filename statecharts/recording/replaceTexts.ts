// Takes the texts of the person and of the library out of a recording: each is replaced by `text 1`, `text 2` …, equal ones by equal ones, so that a play still
// sees what is the same.
//
// What stays are words of the code: a text stays only if the machines or their models use it and it looks like a word of code. In doubt a text is replaced.
import { type AnyStateMachine, initialTransition } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { statesOf } from '#machines/transitions.ts';
import type { Plain } from '../live/plain.ts';
import { blank } from '../live/secrets.ts';
import { mapKeys, mapTexts } from './mapTexts.ts';
import type { RecordedEntry, Recording } from './recording.ts';

/** `field.changed`, `NOT_FOUND`, `x-ray`: no space, and nothing that a mail address or a title needs. */
const codeWord = /^(?:[a-z][\w$]*(?:[.:-][\w$]+)*|[A-Z][A-Z_]+)$/;

/** Members whose texts people write, whatever they look like. */
const personal = /^(?:value|text|title|query|email|password|words|search|label|note|message|keyword|citationKey)$/i;

/** The words of the code that a recording may contain. */
interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** The names of members. */
  readonly keys: ReadonlySet<string>;
}

function readVocabulary(): Vocabulary {
  const words = new Set<string>();
  // Those of every GraphQL operation.
  const keys = new Set<string>(['input', 'id', 'ids', 'libraryId']);
  const read = (value: unknown): void => {
    if (typeof value === 'string') {
      if (codeWord.test(value)) words.add(value);
    } else if (Array.isArray(value)) value.forEach(read);
    // Actors and the like refer to each other in circles, and are never in a recording.
    else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
      for (const [key, member] of Object.entries(value)) {
        if (codeWord.test(key)) keys.add(key);
        if (!personal.test(key)) read(member);
      }
  };
  for (const { machine, model } of catalogue) {
    for (const node of statesOf(machine)) read([node.key, node.invoke.map(({ id }) => id)]);
    read([machine.events, model.events, model.starts.map(({ input }) => input)]);
    for (const { input } of model.starts) read(contextOf(machine, input));
  }
  return { words, keys };
}

/** The context that a machine starts with; null if it can't start without its actors. */
function contextOf(machine: AnyStateMachine, input: unknown): unknown {
  try {
    return initialTransition(machine, input)[0].context;
  } catch {
    return null;
  }
}

let vocabulary: Vocabulary | null = null;

/** The parts of the site's paths that name a page; all others say which library, document or person it is about. */
const pathWords: ReadonlySet<string> = new Set(
  'dashboard account bibliography user login register forgot-password change-password confirm-email invitation share api libraries documents'.split(
    ' ',
  ),
);
/** The parameters of the site's addresses. */
const parameters: ReadonlySet<string> = new Set(
  'q sort group document library view tab trash new statecharts'.split(' '),
);

/** Names of pages and parameters stay; values and all other parts are replaced. */
function replaceAddress(address: string, replace: (text: string) => string): string {
  // Not against the page's own address: `//` at the start would be another site.
  const url = new URL(`http://page${address.startsWith('/') ? '' : '/'}${address}`);
  const path = url.pathname
    .split('/')
    .map((part) => (part === '' || pathWords.has(part) ? part : encodeURIComponent(replace(decode(part)))))
    .join('/');
  const query = [...url.searchParams].map(([name, value]) => [
    parameters.has(name) ? name : replace(name),
    replace(value),
  ]);
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
  const { words, keys } = vocabulary;
  const replacements = new Map<string, string>();
  const replace = (text: string): string => {
    if (text === '' || text === blank) return text;
    const known = replacements.get(text) ?? `text ${replacements.size + 1}`;
    replacements.set(text, known);
    return known;
  };
  const stays = (text: string, key: string): boolean => {
    // The name of a field is one of its members elsewhere; the name of a person or a group is not.
    if (key === 'name') return keys.has(text);
    return words.has(text) && !personal.test(key);
  };
  const replaceIn = (text: string, key: string) => (stays(text, key) ? text : replace(text));
  const plain = (value: Plain): Plain =>
    mapKeys(mapTexts(value, replaceIn), (key) => (keys.has(key) ? key : replace(key)));

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
      case 'setting':
        // All but the address of an account are words and numbers of the mock server.
        return { ...entry, fields: mapTexts(entry.fields, (text, key) => (key === 'email' ? replace(text) : text)) };
      case 'place':
        return { ...entry, address: replaceAddress(entry.address, replace) };
      case 'action':
        return {
          ...entry,
          name: null,
          value: ['fill', 'choose', 'files'].includes(entry.action) ? null : entry.value,
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
    mock: recording.mock && { ...recording.mock, as: recording.mock.as && replace(recording.mock.as) },
  };

  function replaceName(name: string): string {
    return words.has(name) || /^(?:x:)?\d+$/.test(name) ? name : replace(name);
  }
}
