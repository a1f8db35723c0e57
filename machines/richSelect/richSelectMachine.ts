// A choice from a list that is searched, fetched or added to: one, or several. What is chosen is its owner's; here is
// what the person is about, and of the options what has come so far.
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

/** The server is asked for the beginning of what fits. */
const firstPage = {
  id: 'fetchOptions',
  src: 'fetchOptions',
  input: ({ context }: { context: RichSelectContext }) => ({ query: context.query?.trim() ?? '', cursor: null }),
  onDone: { target: 'listing', actions: takePage },
  onError: { target: 'failed', actions: keepMessage },
} as const;

/** Enter where there is nothing to accept. */
const giveUp = { target: '#richSelect.closed', actions: 'discardQuery' } as const;

/** The row that the text means without its being active: that of its name, or the only one left. */
function meant({ creatable, rows, query }: RichSelectContext): SelectRow | undefined {
  const text = query?.trim() ?? '';
  if (text === '') return undefined;
  return optionNamed(rows, text) ?? (!creatable && rows.length === 1 ? rows[0] : undefined);
}

/** Whether what was typed can become an option. */
function isAddable({ creatable, query }: RichSelectContext): boolean {
  return creatable && query !== null && query.trim() !== '';
}

/** Whether all text was taken out of a box whose text is the choice. */
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
    /** Asks for a page of the options that fit the query. */
    fetchOptions: promiseNotProvided<OptionsPage, OptionsRequest>('fetchOptions'),
  },
  actions: {
    planLanding: assign(({ event }) => {
      assertEvent(event, 'open');
      return { landing: event.landing };
    }),
    /** Where it was planned to be; else the keyboard stays at its row, if that is still there. */
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
      // While there is more below, down does not lead to the top.
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
    /** Fetched options are of one search; the next opening asks anew. */
    forgetList: assign(({ context }) => ({
      active: null,
      landing: null,
      message: null,
      next: null,
      ...(context.source === 'fetched' ? { options: [], rows: [] } : {}),
    })),
    raiseChoosing: raise(({ context }) =>
      context.active === null
        ? { type: 'choose', value: meant(context)?.value ?? '', by: 'text' }
        : { type: 'choose', value: context.active },
    ),
    raiseEntering: raise(({ context }) => ({ type: 'enter', texts: [context.query ?? ''] })),
    emitChosen: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'choose');
      const row = context.rows.find(({ value }) => value === event.value);
      if (!row) return;
      if (row.creates) enqueue.emit({ type: 'entered', options: [{ value: row.value, label: row.label }] });
      // Whoever types the name of what is chosen wants it: only a row that one sees to be chosen is taken out.
      else enqueue.emit(event.by === 'text' ? { type: 'entered', options: [row] } : { type: 'chosen', option: row });
    }),
    emitEntered: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'enter');
      enqueue.emit({ type: 'entered', options: optionsFor(context.options, event.texts) });
    }),
    /** What stands in the box when it is left: an option to add, or none where the box is the choice. */
    emitText: enqueueActions(({ context, enqueue }) => {
      if (isAddable(context)) {
        const options = optionsFor(context.options, [context.query ?? '']);
        if (options.length > 0) enqueue.emit({ type: 'entered', options });
      } else if (isEmptied(context)) {
        enqueue.emit({ type: 'cleared' });
      }
    }),
    emitCleared: emit({ type: 'cleared' }),
    /** Where the keyboard was; one that types stays with the text. */
    landOnChosen: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { landing: event.by === 'text' ? null : { value: event.value } };
    }),
  },
  guards: {
    /** More has to be typed before it is searched for. */
    isTooShort: ({ context }) => Array.from(context.query?.trim() ?? '').length < context.minimumCharacters,
    isFetched: ({ context }) => context.source === 'fetched',
    isEmpty: ({ context }) => context.rows.length === 0,
    /** Nothing has come yet, and that is not all. */
    hasOnlyMore: ({ context }) => context.rows.length === 0 && context.next !== null,
    /** Tags without suggestions: until something is typed there is no list. */
    isPointless: ({ context }) =>
      context.source === 'local' && context.creatable && context.options.length === 0 && context.rows.length === 0,
    isSearched: ({ context }) => context.query !== null && context.query.trim() !== '',
    isClearable: ({ context }) => context.clearable,
    /** What was typed can be added. */
    canCreate: ({ context }) => isAddable(context),
    cannotCreate: ({ context }) => !isAddable(context),
    isCreatable: ({ context, event }) => canBeEntered(context, event),
    /** A row is active, or the text means one. */
    hasRowToTake: ({ context }) => context.active !== null || meant(context) !== undefined,
    isThere: ({ context, event }) => canBeChosen(context, event),
    endsChoosing: ({ context, event }) => canBeChosen(context, event) && !context.multiple,
    endsSearch: ({ context, event }) => canBeChosen(context, event) && context.query !== null,
    entersOne: ({ context, event }) => canBeEntered(context, event) && !context.multiple,
    /** A row begins with what was typed. */
    isLetterFound: ({ context, event }) => {
      assertEvent(event, 'letter.typed');
      return findByBeginning(context.rows, withLetter(context.typed, event.letter, event.at), event.from) !== null;
    },
    hasMore: ({ context }) => context.next !== null,
    /** From the last row on, downwards. */
    isBeyondEnd: ({ context, event }) => {
      assertEvent(event, 'active.moved');
      return event.by > 0 && isLastRow(context.rows, context.active);
    },
  },
  delays: {
    /** Between a keystroke and the question to the server. */
    search: 250,
    /** Scrolling past the bottom and back again asks for nothing. */
    bottomReached: 200,
  },
}).createMachine({
  id: 'richSelect',
  description: 'A list to choose from, searched or fetched. What is chosen is told to the owner and kept there.',
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
      description: 'Only the choice is seen. Text that can become an option may still stand in the box.',
      entry: ['forgetList', 'showRows'],
      on: {
        open: { target: 'open.opening', actions: 'planLanding' },
        'query.changed': { target: 'open.typing', actions: 'takeQuery' },
        'letter.typed': { target: 'open.opening', actions: 'takeLetter' },
        accept: { guard: 'canCreate', actions: 'raiseEntering', description: 'Text that was left standing.' },
        enter: { guard: 'isCreatable', actions: ['emitEntered', 'discardQuery', 'showRows'] },
        'query.discarded': { actions: ['discardQuery', 'showRows'] },
        clear: { guard: 'isClearable', actions: ['emitCleared', 'discardQuery', 'showRows'] },
        'options.replaced': { actions: ['takeOptions', 'showRows'] },
      },
    },
    open: {
      description: 'The list is shown, or what there is to say in its place.',
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
          description: 'Decides what a changed search leads to.',
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
          description: 'More has to be typed before anything is searched for.',
          on: { accept: { ...giveUp, guard: 'cannotCreate' } },
        },
        waiting: {
          description:
            'The person types; a moment later it is known what is searched for. The rows of before stay in sight.',
          tags: 'busy',
          after: { search: { target: 'searching' } },
        },
        searching: {
          description:
            'The server is asked for what was typed. Leaving gives the question up, so no old answer comes late.',
          tags: 'busy',
          entry: 'forgetMessage',
          invoke: firstPage,
        },
        loading: {
          description: 'The list was opened; the server is asked for its first page.',
          tags: 'busy',
          entry: 'forgetMessage',
          invoke: firstPage,
        },
        empty: {
          description: 'There is no option, or none that fits.',
          on: { accept: giveUp },
        },
        failed: {
          description: 'The options did not come.',
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
              description: 'Nothing is on its way.',
              on: { 'bottom.reached': { guard: 'hasMore', target: 'atBottom' } },
            },
            atBottom: {
              description: 'The end of what has come is in sight; a moment later it is known whether it stays there.',
              after: { bottomReached: { target: 'loadingMore' } },
              on: { 'bottom.reached': { target: 'atBottom', reenter: true }, 'bottom.left': { target: 'settled' } },
            },
            loadingMore: {
              description: 'The next page is asked for; what is there can be chosen.',
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
              description: 'The next page did not come; what is there can be chosen.',
              on: {
                retry: { target: 'loadingMore' },
                'active.moved': [
                  { guard: 'isBeyondEnd', target: 'loadingMore', description: 'The retry of the keyboard.' },
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
              { guard: 'isThere', actions: 'emitChosen' },
            ],
          },
        },
      },
      on: {
        'query.changed': { target: '.typing', actions: 'takeQuery' },
        accept: { guard: 'canCreate', actions: 'raiseEntering', description: 'Nobody needs the list for that.' },
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
