// A combobox: one or several options are chosen from a list that can be searched, loaded page by page and extended. The owner holds the choice; this
// machine holds the state of the list, the typed text, and the options loaded so far.
import { assertEvent, assign, emit, enqueueActions, raise, setup, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import { withLetter } from '../typeAhead.ts';
import type {
  OptionsPage,
  OptionsRequest,
  RichSelectContext,
  RichSelectEmitted,
  RichSelectEvent,
  RichSelectInput,
  SelectRow,
} from './richSelectTypes.ts';
import { findByBeginning, isLastRow, landOn, moveFrom, optionNamed, optionsFor, rowsFor } from './rows.ts';

const takePage = {
  type: 'takePage',
  params: ({ event }: { event: DoneActorEvent<OptionsPage> }) => ({ page: event.output }),
} as const;

const keepMessage = {
  type: 'keepMessage',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/** Requests the first page of matching options. */
const firstPage = {
  id: 'fetchOptions',
  src: 'fetchOptions',
  input: ({ context }: { context: RichSelectContext }) => ({ query: context.query?.trim() ?? '', cursor: null }),
  onDone: { target: 'listing', actions: takePage },
  onError: { target: 'failed', actions: keepMessage },
} as const;

/** The transition for Enter when there is nothing to accept. */
const giveUp = { target: '#richSelect.closed', actions: 'discardQuery' } as const;

/** The row that the typed text names: the one with this label, or the only one left. */
function rowNamedByText({ creatable, rows, query }: RichSelectContext): SelectRow | undefined {
  const text = query?.trim() ?? '';
  if (text === '') return undefined;
  return optionNamed(rows, text) ?? (!creatable && rows.length === 1 ? rows[0] : undefined);
}

/** Whether the typed text can become an option. */
function isAddable({ creatable, query }: RichSelectContext): boolean {
  return creatable && query !== null && query.trim() !== '';
}

/** Whether all text was removed from a box that shows the choice. */
function isEmptied({ creatable, clearable, multiple, query }: RichSelectContext): boolean {
  return creatable && clearable && !multiple && query?.trim() === '';
}

function canBeChosen({ rows }: RichSelectContext, event: RichSelectEvent): boolean {
  assertEvent(event, 'choose');
  return rows.some(({ value, disabled }) => value === event.value && !disabled);
}

function canBeEntered({ creatable, options }: RichSelectContext, event: RichSelectEvent): boolean {
  assertEvent(event, 'enter');
  return creatable && optionsFor(options, event.texts).length > 0;
}

export const richSelectMachine = setup({
  types: {
    context: {} as RichSelectContext,
    events: {} as RichSelectEvent,
    emitted: {} as RichSelectEmitted,
    input: {} as RichSelectInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads a page of options that match the query. */
    fetchOptions: promiseNotProvided<OptionsPage, OptionsRequest>('fetchOptions'),
  },
  actions: {
    planLanding: assign(({ event }) => {
      assertEvent(event, 'open');
      return { landing: event.landing };
    }),
    /** Activates the planned row; else the active row stays, if it still exists. */
    land: assign(({ context: { rows, landing, active } }) => ({
      active: landing !== null ? landOn(rows, landing) : rows.some(({ value }) => value === active) ? active : null,
      landing: null,
    })),
    takeQuery: assign(({ event }) => {
      assertEvent(event, 'query.changed');
      return { query: event.query, active: null, landing: null };
    }),
    discardQuery: assign({ query: null }),
    keepQueryToAdd: assign({ query: ({ context }) => (context.creatable ? context.query : null) }),
    showRows: assign({ rows: ({ context }) => rowsFor(context) }),
    moveActive: assign(({ context: { rows, active, next }, event }) => {
      assertEvent(event, 'active.moved');
      // While more rows follow, arrow down does not wrap to the top.
      const wraps = event.wraps && !(event.by > 0 && next !== null);
      return { active: moveFrom(rows, active, event.by, wraps) };
    }),
    setActive: assign(({ context, event }) => {
      assertEvent(event, 'active.set');
      return { active: landOn(context.rows, event.to) };
    }),
    takeLetter: assign(({ context, event }) => {
      assertEvent(event, 'letter.typed');
      const typed = withLetter(context.typed, event.letter, event.at);
      const found = findByBeginning(context.rows, typed, event.from) ?? event.from;
      return { typed, landing: found === null ? null : { value: found } };
    }),
    takeOptions: assign(({ event }) => {
      assertEvent(event, 'options.replaced');
      return { options: event.options };
    }),
    takePage: assign((_, { page }: { page: OptionsPage }) => ({ options: page.options, next: page.next })),
    appendPage: assign(({ context }, { page }: { page: OptionsPage }) => ({
      options: [...context.options, ...page.options],
      next: page.next,
    })),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetMessage: assign({ message: null }),
    /** Loaded options belong to one search; the next opening loads them again. */
    forgetList: assign(({ context }) => ({
      active: null,
      landing: null,
      message: null,
      next: null,
      ...(context.source === 'fetched' ? { options: [], rows: [] } : {}),
    })),
    raiseChoosing: raise(({ context }) =>
      context.active === null
        ? { type: 'choose', value: rowNamedByText(context)?.value ?? '', by: 'text' }
        : { type: 'choose', value: context.active },
    ),
    raiseEntering: raise(({ context }) => ({ type: 'enter', texts: [context.query ?? ''] })),
    emitChosen: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'choose');
      const row = context.rows.find(({ value }) => value === event.value);
      if (!row) return;
      if (row.creates) enqueue.emit({ type: 'entered', options: [{ value: row.value, label: row.label }] });
      // Typing the name of a chosen option selects it again; only a row that is visibly chosen is removed.
      else enqueue.emit(event.by === 'text' ? { type: 'entered', options: [row] } : { type: 'chosen', option: row });
    }),
    emitEntered: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'enter');
      enqueue.emit({ type: 'entered', options: optionsFor(context.options, event.texts) });
    }),
    /** Adds the text as an option when the box is left, or clears the choice if all text was removed. */
    emitText: enqueueActions(({ context, enqueue }) => {
      if (isAddable(context)) {
        const options = optionsFor(context.options, [context.query ?? '']);
        if (options.length > 0) enqueue.emit({ type: 'entered', options });
      } else if (isEmptied(context)) {
        enqueue.emit({ type: 'cleared' });
      }
    }),
    emitCleared: emit({ type: 'cleared' }),
    /** Plans to make the chosen row active, unless it was chosen by typing. */
    landOnChosen: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { landing: event.by === 'text' ? null : { value: event.value } };
    }),
  },
  guards: {
    /** The query is too short to search. */
    isTooShort: ({ context }) => Array.from(context.query?.trim() ?? '').length < context.minimumCharacters,
    isFetched: ({ context }) => context.source === 'fetched',
    isEmpty: ({ context }) => context.rows.length === 0,
    /** Nothing has arrived yet, and there is more to load. */
    hasOnlyMore: ({ context }) => context.rows.length === 0 && context.next !== null,
    /** Tags without suggestions: the list stays closed until something is typed. */
    isPointless: ({ context }) =>
      context.source === 'local' && context.creatable && context.options.length === 0 && context.rows.length === 0,
    isSearched: ({ context }) => context.query !== null && context.query.trim() !== '',
    isClearable: ({ context }) => context.clearable,
    /** The typed text can be added. */
    canCreate: ({ context }) => isAddable(context),
    cannotCreate: ({ context }) => !isAddable(context),
    isCreatable: ({ context, event }) => canBeEntered(context, event),
    /** A row is active, or the text names one. */
    hasRowToTake: ({ context }) => context.active !== null || rowNamedByText(context) !== undefined,
    isChoosable: ({ context, event }) => canBeChosen(context, event),
    endsChoosing: ({ context, event }) => canBeChosen(context, event) && !context.multiple,
    endsSearch: ({ context, event }) => canBeChosen(context, event) && context.query !== null,
    entersOne: ({ context, event }) => canBeEntered(context, event) && !context.multiple,
    /** A row begins with the typed text. */
    isLetterFound: ({ context, event }) => {
      assertEvent(event, 'letter.typed');
      return findByBeginning(context.rows, withLetter(context.typed, event.letter, event.at), event.from) !== null;
    },
    hasMore: ({ context }) => context.next !== null,
    /** The active row is the last one, and the person moves down. */
    isBeyondEnd: ({ context, event }) => {
      assertEvent(event, 'active.moved');
      return event.by > 0 && isLastRow(context.rows, context.active);
    },
  },
  delays: {
    /** The delay between a keystroke and the request. */
    search: 250,
    /** The delay before loading more, so that scrolling past the bottom and back requests nothing. */
    bottomReached: 200,
  },
}).createMachine({
  id: 'richSelect',
  description: 'A list of options to choose from, searched or loaded. The owner receives and stores the choice.',
  context: ({ input }) => {
    const given: Required<RichSelectInput> = {
      options: [],
      multiple: false,
      creatable: false,
      clearable: true,
      minimumCharacters: 0,
      ...input,
    };
    return {
      ...given,
      query: null,
      rows: rowsFor({ ...given, query: null }),
      active: null,
      landing: null,
      typed: null,
      next: null,
      message: null,
    };
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the choice is shown. Text that can become an option may still be in the box.',
      entry: ['forgetList', 'showRows'],
      on: {
        open: { target: 'open.opening', actions: 'planLanding' },
        'query.changed': { target: 'open.typing', actions: 'takeQuery' },
        'letter.typed': { target: 'open.opening', actions: 'takeLetter' },
        accept: { guard: 'canCreate', actions: 'raiseEntering', description: 'Text that was left in the box.' },
        enter: { guard: 'isCreatable', actions: ['emitEntered', 'discardQuery', 'showRows'] },
        'query.discarded': { actions: ['discardQuery', 'showRows'] },
        clear: { guard: 'isClearable', actions: ['emitCleared', 'discardQuery', 'showRows'] },
        'options.replaced': { actions: ['takeOptions', 'showRows'] },
      },
    },
    open: {
      description: 'The list is open, or a message in its place.',
      initial: 'opening',
      states: {
        opening: {
          description: 'Decides what an opened list shows.',
          always: [
            { guard: 'isTooShort', target: 'tooShort' },
            { guard: 'isFetched', target: 'loading' },
            { target: 'listing' },
          ],
        },
        typing: {
          description: 'Decides what a changed query leads to.',
          always: [
            { guard: 'isTooShort', target: 'tooShort' },
            { guard: 'isFetched', target: 'waiting' },
            { target: 'listing' },
          ],
        },
        listing: {
          description: 'Decides whether there is anything to list.',
          entry: 'showRows',
          always: [
            { guard: 'isPointless', target: '#richSelect.closed' },
            { guard: 'hasOnlyMore', target: 'ready.loadingMore' },
            { guard: 'isEmpty', target: 'empty' },
            { target: 'ready' },
          ],
        },
        tooShort: {
          description: 'The query is still too short to search.',
          on: { accept: { ...giveUp, guard: 'cannotCreate' } },
        },
        waiting: {
          description: 'The person is typing; the search starts after a pause. The previous rows stay in view.',
          tags: 'busy',
          after: { search: { target: 'searching' } },
        },
        searching: {
          description:
            'The server searches for the text. Leaving cancels the request, so that no outdated answer arrives.',
          tags: 'busy',
          entry: 'forgetMessage',
          invoke: firstPage,
        },
        loading: {
          description: 'The list was opened; the first page is loading.',
          tags: 'busy',
          entry: 'forgetMessage',
          invoke: firstPage,
        },
        empty: {
          description: 'There are no options, or none that match.',
          on: { accept: giveUp },
        },
        failed: {
          description: 'The options could not be loaded.',
          on: {
            retry: [{ guard: 'isSearched', target: 'searching' }, { target: 'loading' }],
            accept: [
              { guard: 'canCreate', actions: 'raiseEntering' },
              { actions: raise({ type: 'retry' }), description: 'Enter tries again: there is nothing else to accept.' },
            ],
          },
        },
        ready: {
          description: 'There are rows to choose from.',
          entry: 'land',
          initial: 'settled',
          states: {
            settled: {
              description: 'Nothing is loading.',
              on: { 'bottom.reached': { guard: 'hasMore', target: 'atBottom' } },
            },
            atBottom: {
              description: 'The end of the loaded rows is in view; the next page follows if it stays there.',
              after: { bottomReached: { target: 'loadingMore' } },
              on: { 'bottom.reached': { target: 'atBottom', reenter: true }, 'bottom.left': { target: 'settled' } },
            },
            loadingMore: {
              description: 'The next page is loading; loaded rows can be chosen.',
              tags: 'busy',
              entry: 'forgetMessage',
              invoke: {
                id: 'fetchOptions',
                src: 'fetchOptions',
                input: ({ context }) => ({ query: context.query?.trim() ?? '', cursor: context.next }),
                onDone: { target: '#richSelect.open.listing', actions: { ...takePage, type: 'appendPage' } },
                onError: { target: 'failedMore', actions: keepMessage },
              },
            },
            failedMore: {
              description: 'The next page could not be loaded; loaded rows can be chosen.',
              on: {
                retry: { target: 'loadingMore' },
                'active.moved': [
                  { guard: 'isBeyondEnd', target: 'loadingMore', description: 'Arrow down at the end retries.' },
                  { actions: 'moveActive' },
                ],
              },
            },
          },
          on: {
            'active.moved': { actions: 'moveActive' },
            'active.set': { actions: 'setActive' },
            'letter.typed': { guard: 'isLetterFound', actions: ['takeLetter', 'land'] },
            accept: [{ guard: 'hasRowToTake', actions: 'raiseChoosing' }, giveUp],
            choose: [
              { guard: 'endsChoosing', target: '#richSelect.closed', actions: ['emitChosen', 'discardQuery'] },
              {
                guard: 'endsSearch',
                target: '#richSelect.open.opening',
                actions: ['emitChosen', 'landOnChosen', 'discardQuery'],
              },
              { guard: 'isChoosable', actions: 'emitChosen' },
            ],
          },
        },
      },
      on: {
        'query.changed': { target: '.typing', actions: 'takeQuery' },
        accept: { guard: 'canCreate', actions: 'raiseEntering', description: 'Adding text does not need the list.' },
        enter: [
          { guard: 'entersOne', target: 'closed', actions: ['emitEntered', 'discardQuery'] },
          { guard: 'isCreatable', target: '.opening', actions: ['emitEntered', 'discardQuery'] },
        ],
        clear: { guard: 'isClearable', target: '.opening', actions: ['emitCleared', 'discardQuery'] },
        'options.replaced': { target: '.typing', actions: 'takeOptions' },
        close: { target: 'closed', actions: 'keepQueryToAdd' },
      },
    },
  },
  on: {
    leave: { target: '.closed', actions: ['emitText', 'discardQuery'] },
  },
});
