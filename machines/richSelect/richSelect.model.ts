// What can happen to a select, and what holds in each of its states.
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { after, done, failed, modelOf } from '../model.ts';
import { richSelectMachine } from './richSelectMachine.ts';
import type { OptionsPage, SelectOption } from './richSelectTypes.ts';

/** Few enough to be read in a test, and one of them disabled. */
export const cocoas: readonly SelectOption[] = [
  { value: 'criollo', label: 'Criollo' },
  { value: 'forastero', label: 'Forastero' },
  { value: 'nacional', label: 'Nacional', disabled: true },
  { value: 'trinitario', label: 'Trinitario' },
];

const hybrids = Array.from({ length: 10 }, (_, index) => ({ value: `hybrid ${index}`, label: `Hybrid ${index + 1}` }));

/** Longer than a list is high: its end is out of sight until somebody goes there. */
const firstPage: OptionsPage = { options: [...cocoas.slice(0, 2), ...hybrids], next: 'page 2' };
const lastPage: OptionsPage = { options: cocoas.slice(2), next: null };
const noPage: OptionsPage = { options: [], next: null };
/** A server that looks through a part of its rows at a time may find none in it. */
const pageOfNone: OptionsPage = { options: [], next: 'page 2' };

type Snapshot = SnapshotFrom<typeof richSelectMachine>;
type Event = EventFromLogic<typeof richSelectMachine>;

const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const isCalm = (snapshot: Snapshot) => !snapshot.hasTag('busy');
const hasRows = ({ context }: Snapshot) => context.rows.length > 0;
const isFetched = ({ context }: Snapshot) => context.source === 'fetched';
const isTold = ({ context }: Snapshot) => context.message !== null;
/** A button that shows the choice. It has no text box: letters lead to options, and nothing is searched or added. */
const isClosedChoice = ({ context }: Pick<Snapshot, 'context'>) =>
  context.source === 'local' && !context.multiple && !context.creatable && !context.clearable;
const outputOf = (event: unknown) => (event as { output?: OptionsPage }).output;
const isOfTextBox = ({ type }: Event) => ['query.changed', 'query.discarded', 'enter'].includes(type);

const isAtARow = ({ context }: Snapshot) =>
  context.active === null || context.rows.some(({ value, disabled }) => value === context.active && !disabled);

export const richSelectModel = modelOf({
  machine: richSelectMachine,
  starts: [
    { name: 'a closed choice of four', input: { source: 'local', options: cocoas, clearable: false } },
    { name: 'one of four', input: { source: 'local', options: cocoas } },
    {
      name: 'several of four, or others',
      input: { source: 'local', options: cocoas, multiple: true, creatable: true },
    },
    { name: 'one of four, or another', input: { source: 'local', options: cocoas, creatable: true } },
    { name: 'tags', input: { source: 'local', multiple: true, creatable: true, clearable: false } },
    { name: 'one, fetched after two characters', input: { source: 'fetched', minimumCharacters: 2 } },
    { name: 'several, fetched', input: { source: 'fetched', multiple: true } },
    {
      name: 'one, fetched after two characters, or another',
      input: { source: 'fetched', creatable: true, minimumCharacters: 2 },
    },
  ],
  events: [
    { type: 'open', landing: 'first' },
    { type: 'close' },
    { type: 'leave' },
    { type: 'query.changed', query: '' },
    { type: 'query.changed', query: 'tri' },
    { type: 'query.changed', query: 'x' },
    { type: 'query.changed', query: 'nacional' },
    { type: 'query.discarded' },
    { type: 'active.moved', by: 1, wraps: true },
    { type: 'active.set', to: 'last' },
    { type: 'letter.typed', letter: 't', at: 0, from: null },
    { type: 'accept' },
    { type: 'choose', value: 'trinitario' },
    { type: 'enter', texts: ['Porcelana'] },
    { type: 'clear' },
    { type: 'bottom.reached' },
    { type: 'bottom.left' },
    { type: 'retry' },
    { type: 'options.replaced', options: cocoas.slice(0, 2) },
    done('fetchOptions', firstPage),
    done('fetchOptions', lastPage),
    done('fetchOptions', noPage),
    done('fetchOptions', pageOfNone),
    failed('fetchOptions'),
    after('search', 'richSelect.open.waiting'),
    after('bottomReached', 'richSelect.open.ready.atBottom'),
  ],
  facts: ({ context: { query, active, rows, next } }) => ({
    query,
    isAtEnd: active !== null && active === rows.at(-1)?.value,
    isActive: active !== null,
    hasMore: next !== null,
    hasOnlyMore: next !== null && rows.length === 0,
  }),
  isPossible: (snapshot, event) =>
    // What comes page by page does so in the same way whether one is chosen or several.
    (outputOf(event) !== pageOfNone || snapshot.context.multiple) &&
    // What names a disabled option matters where a text would do instead of one.
    ((event as { query?: string }).query !== 'nacional' || (snapshot.context.creatable && !isFetched(snapshot))) &&
    // The owner's options are local ones.
    ((event as Event).type !== 'options.replaced' || snapshot.context.source === 'local') &&
    (isClosedChoice(snapshot) ? !isOfTextBox(event as Event) : (event as Event).type !== 'letter.typed'),
  states: {
    closed: {
      'nothing is on its way': isCalm,
      'no row is active': ({ context }) => context.active === null,
      'only text that can be added is kept': ({ context }) => context.query === null || context.creatable,
    },
    'open.tooShort': {
      'nothing is on its way': isCalm,
      'a minimum is asked for': ({ context }) => context.minimumCharacters > 0,
    },
    'open.waiting': { 'it is busy': isBusy, 'no row is active': ({ context }) => context.active === null },
    'open.searching': { 'it is busy': isBusy, 'a server is asked': isFetched },
    'open.loading': { 'it is busy': isBusy, 'a server is asked': isFetched },
    'open.empty': { 'nothing is on its way': isCalm, 'there is no row': (snapshot) => !hasRows(snapshot) },
    'open.failed': { 'a message is shown': isTold, 'a server was asked': isFetched },
    'open.ready.settled': {
      'nothing is on its way': isCalm,
      'there are rows': hasRows,
      'the keyboard is at a row that can be chosen': isAtARow,
    },
    'open.ready.atBottom': { 'there is more': ({ context }) => context.next !== null },
    'open.ready.loadingMore': {
      'it is busy': isBusy,
      'there is more': ({ context }) => context.next !== null,
      'the keyboard is at a row that can be chosen': isAtARow,
    },
    'open.ready.failedMore': { 'a message is shown': isTold, 'there is more': ({ context }) => context.next !== null },
  },
});
