// What can happen to a search box, and what holds in each of its states.
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { after, done, failed, modelOf } from '../model.ts';
import { queryOf, searchBoxMachine } from './searchBoxMachine.ts';
import type { Recalled, SearchReading, SearchSuggestion } from './searchBoxTypes.ts';

type Snapshot = SnapshotFrom<typeof searchBoxMachine>;

const mistaken = '"dark';
const typed = ['dark', mistaken, ''];

const reading: SearchReading = { kind: 'search', meaning: '“dark”' };
const mistake: SearchReading = {
  kind: 'mistake',
  mistake: { start: 0, end: 5, message: 'This quote isn’t closed.' },
};

/** Their texts are those that are typed too: every other one would make walks longer, and show nothing. */
const field: SearchSuggestion = { id: 'field author', kind: 'field', label: 'author:', text: 'dark', caret: 4 };
const before: SearchSuggestion = { id: 'recent dark', kind: 'recent', label: 'dark', text: 'dark', caret: 4 };
const keyword: SearchSuggestion = { id: 'keyword dark', kind: 'keyword', label: 'dark', text: 'dark', caret: 4 };

const known = done('recall', { suggestions: [field, before], hasMore: false } satisfies Recalled);
const knownToServer = done('recall', { suggestions: [], hasMore: true } satisfies Recalled);

const isClosed = ({ context }: Snapshot) => context.suggestions.length === 0 && context.active === null;
const isAtSuggestion = ({ context }: Snapshot) =>
  context.active === null || context.suggestions.some(({ id }) => id === context.active);
const isSearched = ({ context }: Snapshot) => queryOf(context.text) === context.query;

const search: Readonly<Record<string, Readonly<Record<string, (snapshot: Snapshot) => boolean>>>> = {
  settled: {
    'what stands there is searched': isSearched,
    'no mistake is shown': ({ context }) => context.mistake === null,
  },
  'typing.pausing': { 'no mistake is shown': ({ context }) => context.mistake === null },
  'typing.composing': { 'no mistake is shown': ({ context }) => context.mistake === null },
  reading: { 'no mistake is shown': ({ context }) => context.mistake === null },
  mistaken: {
    'a message is shown': ({ context }) => context.mistake !== null,
    'what was typed stands there': ({ context }) => context.text === mistaken,
  },
};

const list: typeof search = {
  closed: { 'nothing is suggested': isClosed },
  'open.recalling': { 'the keyboard is at what is suggested': isAtSuggestion },
  'open.pausing': { 'the keyboard is at what is suggested': isAtSuggestion },
  'open.asking': { 'the keyboard is at what is suggested': isAtSuggestion },
  'open.settled': {
    'the keyboard is at what is suggested': isAtSuggestion,
    'nobody waits to land': ({ context }) => context.landing === null,
  },
};

/** What holds in two regions at once. */
const states = Object.fromEntries(
  Object.entries(search).flatMap(([path, facts]) =>
    Object.entries(list).map(([other, more]) => [`search.${path} list.${other}`, { ...facts, ...more }]),
  ),
);

function isPossible(snapshot: Snapshot, event: AnyEventObject): boolean {
  const { context } = snapshot;
  const { type, output } = event as { type: string; output?: unknown };
  // What reads a text says the same of it each time.
  if (output === mistake) return context.text === mistaken;
  if (output === reading || type === failedToRead.type) return context.text !== mistaken;
  if (type === 'text.changed') return (event as { text?: string }).text !== context.text;
  // On a clock that stands still between the steps the shorter delay runs out first.
  if (type === searched.type) return !snapshot.matches({ list: { open: 'pausing' } });
  return true;
}

const failedToRead = failed('read');
const searched = after('search', 'searchBox.search.typing.pausing');

export const searchBoxModel = modelOf({
  machine: searchBoxMachine,
  starts: [{ name: 'a search', input: { query: 'white' } }],
  events: [
    ...typed.map((text) => ({ type: 'text.changed', text, caret: text.length, isComposing: false }) as const),
    { type: 'text.changed', text: 'dark', caret: 4, isComposing: true },
    { type: 'query.changed', query: 'white' },
    { type: 'query.changed', query: '' },
    { type: 'entered' },
    { type: 'left' },
    { type: 'enter' },
    { type: 'escape' },
    { type: 'clear' },
    { type: 'moved', by: 1 },
    { type: 'moved', by: -1 },
    { type: 'open' },
    { type: 'close' },
    { type: 'active.set', id: null },
    { type: 'choose', id: field.id },
    { type: 'choose', id: before.id },
    { type: 'forget', id: before.id },
    done('read', reading),
    done('read', mistake),
    failedToRead,
    known,
    knownToServer,
    failed('recall'),
    done('ask', [keyword]),
    failed('ask'),
    searched,
    after('suggest', 'searchBox.list.open.pausing'),
  ],
  facts: ({ context: { text, query, active, suggestions } }) => ({
    text,
    isSearched: queryOf(text) === query,
    active,
    suggestions: suggestions.map(({ id }) => id),
  }),
  isPossible,
  states,
});
