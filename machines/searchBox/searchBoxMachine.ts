// Synchronizes the text of a search box with the address, in both directions, and loads suggestions meanwhile.
import { assertEvent, assign, emit, enqueueActions, raise, setup, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import type {
  Recalled,
  SearchBoxContext,
  SearchBoxEmitted,
  SearchBoxEvent,
  SearchBoxInput,
  SearchReading,
  SearchSuggestion,
  SuggestionRequest,
} from './searchBoxTypes.ts';

/** The search for this text of the box. */
export function queryOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

interface Reading {
  reading: SearchReading;
}
interface Found {
  suggestions: readonly SearchSuggestion[];
  hasMore?: boolean;
}

const reading = ({ event }: { event: DoneActorEvent<SearchReading> }): Reading => ({ reading: event.output });
const recalled = ({ event }: { event: DoneActorEvent<Recalled> }): Found => event.output;
const answered = ({ event }: { event: DoneActorEvent<readonly SearchSuggestion[]> }): Found => ({
  suggestions: event.output,
});

const request = ({ context: { text, caret, isAsked } }: { context: SearchBoxContext }): SuggestionRequest => ({
  text,
  caret,
  isAsked,
});

/** The suggestion `by` rows away; wraps around at the ends of the list. */
function neighbour({ suggestions, active }: SearchBoxContext, by: 1 | -1): string | null {
  const at = suggestions.findIndex(({ id }) => id === active);
  const to = at < 0 && by < 0 ? -1 : (at + by) % Math.max(1, suggestions.length);
  return suggestions.at(to)?.id ?? null;
}

function chosen({ suggestions }: SearchBoxContext, event: SearchBoxEvent): SearchSuggestion | undefined {
  assertEvent(event, ['choose', 'forget']);
  return suggestions.find(({ id }) => id === event.id);
}

export const searchBoxMachine = setup({
  types: {
    context: {} as SearchBoxContext,
    events: {} as SearchBoxEvent,
    input: {} as SearchBoxInput,
    emitted: {} as SearchBoxEmitted,
  },
  actors: {
    /** Parses the text of the box. Rejects if the parser could not be loaded; then the server reports mistakes. */
    read: promiseNotProvided<SearchReading, { text: string }>('read'),
    /** Makes suggestions from data on this page. */
    recall: promiseNotProvided<Recalled, SuggestionRequest>('recall'),
    /** Requests suggestions from the library. Cancelled when the text changes, so that no outdated answer arrives. */
    ask: promiseNotProvided<readonly SearchSuggestion[], SuggestionRequest>('ask'),
  },
  actions: {
    takeText: assign(({ event }) => {
      assertEvent(event, ['text.changed', 'completed']);
      return { text: event.text, caret: event.caret, active: null, isAsked: false, landing: null };
    }),
    noteQuery: assign(({ event }) => {
      assertEvent(event, 'query.changed');
      return { query: event.query };
    }),
    follow: assign(({ event }) => {
      assertEvent(event, 'query.changed');
      return { query: event.query, text: event.query, caret: event.query.length, meaning: null };
    }),
    clearText: assign({ text: '', caret: 0, meaning: null }),
    takeMeaning: assign((_, { reading: outcome }: Reading) => ({
      meaning: outcome.kind === 'search' ? outcome.meaning : null,
    })),
    takeMistake: assign((_, { reading: outcome }: Reading) => ({
      mistake: outcome.kind === 'mistake' ? outcome.mistake : null,
    })),
    forgetMeaning: assign({ meaning: null }),
    forgetMistake: assign({ mistake: null }),
    search: enqueueActions(({ context, enqueue }) => {
      const query = queryOf(context.text);
      if (query === context.query) return;
      enqueue.assign({ query });
      enqueue.emit({ type: 'search.wanted', query, replace: context.query !== '' && query !== '' });
    }),
    tellUsed: enqueueActions(({ context: { query }, enqueue }) => {
      if (query !== '') enqueue.emit({ type: 'search.used', query });
    }),
    pointOutMistake: enqueueActions(({ context: { mistake }, enqueue }) => {
      if (mistake) enqueue.emit({ type: 'mistake.pointedOut', mistake });
    }),
    leaveForRows: emit({ type: 'leave.wanted', to: 'rows' }),
    leave: emit({ type: 'leave.wanted', to: 'page' }),
    planLanding: assign(({ event }) => ({
      isAsked: true,
      landing: event.type === 'moved' ? (event.by > 0 ? ('first' as const) : ('last' as const)) : null,
    })),
    show: assign(({ context: { active, landing } }, { suggestions }: Found) => ({
      suggestions,
      // The first row is known at once, the last one only when all suggestions have arrived.
      active: suggestions.find(({ id }) => landing === 'first' || id === active)?.id ?? null,
    })),
    showMore: assign(({ context }, { suggestions }: Found) => ({
      suggestions: [...context.suggestions, ...suggestions],
    })),
    /** Makes the first or the last row active, once all suggestions have arrived. */
    land: assign(({ context: { suggestions, landing, active } }) => ({
      active: landing === null ? active : (suggestions.at(landing === 'first' ? 0 : -1)?.id ?? null),
      landing: null,
    })),
    forgetList: assign({ suggestions: [], active: null, isAsked: false, landing: null }),
    moveActive: assign(({ context, event }) => {
      assertEvent(event, 'moved');
      return { active: neighbour(context, event.by), landing: null };
    }),
    setActive: assign(({ event }) => {
      assertEvent(event, 'active.set');
      return { active: event.id, landing: null };
    }),
    raiseChoosing: raise(({ context }) => ({ type: 'choose', id: context.active ?? '' })),
    /** Puts the suggestion into the text as if it had been typed; the caret is behind it. */
    put: enqueueActions(({ context, event, enqueue }) => {
      const suggestion = chosen(context, event);
      if (!suggestion) return;
      const { text, caret } = suggestion;
      enqueue.raise({ type: 'text.changed', text, caret, isComposing: false });
      enqueue.emit({ type: 'caret.wanted', caret });
    }),
    complete: enqueueActions(({ context, event, enqueue }) => {
      const suggestion = chosen(context, event);
      if (!suggestion) return;
      const { text, caret } = suggestion;
      enqueue.raise({ type: 'completed', text, caret });
      enqueue.emit({ type: 'caret.wanted', caret });
    }),
    /** Removes the suggestion, and makes the next one active, or else the previous one. */
    drop: enqueueActions(({ context, event, enqueue }) => {
      const suggestion = chosen(context, event);
      if (!suggestion) return;
      const at = context.suggestions.indexOf(suggestion);
      const suggestions = context.suggestions.filter((each) => each !== suggestion);
      const active = context.active === suggestion.id ? (suggestions.at(at) ?? suggestions.at(-1))?.id : context.active;
      enqueue.assign({ suggestions, active: active ?? null });
      enqueue.emit({ type: 'suggestion.forgotten', suggestion });
    }),
  },
  guards: {
    isEmpty: ({ context }) => queryOf(context.text) === '',
    isComposing: ({ event }) => {
      assertEvent(event, 'text.changed');
      return event.isComposing;
    },
    /** The address was changed by something else than this box. */
    isNews: ({ context, event }) => {
      assertEvent(event, 'query.changed');
      return event.query !== context.query && event.query !== queryOf(context.text);
    },
    /** The text being parsed came from the address, and the address has changed since. */
    isOvertaken: ({ context, event }) => {
      assertEvent(event, 'query.changed');
      return queryOf(context.text) === context.query && event.query !== context.query;
    },
    isMistake: (_, { reading: outcome }: Reading) => outcome.kind === 'mistake',
    isAtSuggestion: ({ context }) => context.active !== null,
    isInText: ({ context }) => context.active === null,
    /** The list is closed and the box is empty, so Escape leaves the box. */
    hasNothingLeft: ({ context }) => context.suggestions.length === 0 && context.text === '',
    hasText: ({ context }) => context.suggestions.length === 0 && context.text !== '',
    hasMore: (_, { hasMore = false }: Found) => hasMore,
    isBelowNothing: ({ context, event }) => {
      assertEvent(event, 'moved');
      return event.by > 0 && context.suggestions.length === 0;
    },
    isField: ({ context, event }) => chosen(context, event)?.kind === 'field',
    isWhole: ({ context, event }) => {
      const suggestion = chosen(context, event);
      return suggestion !== undefined && suggestion.kind !== 'field';
    },
    isRecent: ({ context, event }) => chosen(context, event)?.kind === 'recent',
  },
  delays: {
    /** The delay between the last letter and the search. */
    search: 250,
    /** The delay between the last letter and the request for suggestions. */
    suggest: 150,
  },
}).createMachine({
  id: 'searchBox',
  description:
    'A search box whose search is in the address. Each follows the other, but the address never changes text that is being typed. A text with a mistake is not searched; the previous results stay.',
  context: ({ input: { query } }) => ({
    text: query,
    caret: query.length,
    query,
    meaning: null,
    mistake: null,
    suggestions: [],
    active: null,
    isAsked: false,
    landing: null,
  }),
  type: 'parallel',
  states: {
    search: {
      description: 'The text in the box, and the search.',
      initial: 'beginning',
      states: {
        beginning: {
          description: 'Decides whether there is text to parse.',
          always: [{ guard: 'isEmpty', target: 'settled' }, { target: 'reading' }],
        },
        settled: {
          description: 'The search is that of the text in the box.',
          on: {
            'query.changed': [
              { guard: 'isNews', target: 'beginning', actions: 'follow' },
              { actions: 'noteQuery', description: 'Spaces that do not change the search stay where they were typed.' },
            ],
            enter: {
              guard: 'isInText',
              actions: 'leaveForRows',
              description: 'The text is searched already: the focus moves to the results.',
            },
            left: { actions: 'tellUsed' },
          },
        },
        typing: {
          description: 'The person is typing.',
          initial: 'pausing',
          states: {
            pausing: {
              description: 'More may follow in a moment.',
              after: { search: { target: '#searchBox.search.reading' } },
            },
            composing: { description: 'An input method composes letters, which are not final yet.' },
          },
          on: {
            'query.changed': { actions: 'noteQuery' },
            enter: { guard: 'isInText', target: 'reading' },
          },
        },
        reading: {
          description:
            'The text is being parsed. Only the first time, when the parser is loaded, this takes noticeable time.',
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context }) => ({ text: context.text }),
            onDone: [
              {
                guard: { type: 'isMistake', params: reading },
                target: 'mistaken',
                actions: { type: 'takeMistake', params: reading },
              },
              { target: 'settled', actions: [{ type: 'takeMeaning', params: reading }, 'search'] },
            ],
            onError: { target: 'settled', actions: ['forgetMeaning', 'search'] },
          },
          on: {
            'query.changed': [
              { guard: 'isOvertaken', target: 'beginning', actions: 'follow' },
              { actions: 'noteQuery' },
            ],
          },
        },
        mistaken: {
          description: 'The text has a mistake. The results are still those of the previous search.',
          exit: 'forgetMistake',
          on: {
            'query.changed': [{ guard: 'isNews', target: 'beginning', actions: 'follow' }, { actions: 'noteQuery' }],
            enter: { guard: 'isInText', actions: 'pointOutMistake' },
          },
        },
      },
      on: {
        'text.changed': [
          { guard: 'isComposing', target: '.typing.composing', actions: 'takeText' },
          { target: '.typing.pausing', actions: 'takeText' },
        ],
        completed: { target: '.reading', actions: 'takeText' },
        clear: { target: '.settled', actions: ['clearText', 'search'] },
        escape: [
          { guard: 'hasText', target: '.settled', actions: ['clearText', 'search'] },
          { guard: 'hasNothingLeft', actions: 'leave' },
        ],
      },
    },
    list: {
      description: 'The suggestions.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Nothing is suggested.',
          entry: 'forgetList',
          on: {
            'text.changed': [{ guard: 'isComposing' }, { target: 'open' }],
            entered: { guard: 'isEmpty', target: 'open', description: 'Recent searches are suggested.' },
            moved: { target: 'open', actions: 'planLanding' },
            open: { target: 'open', actions: 'planLanding' },
          },
        },
        open: {
          description: 'Suggestions are shown as soon as there are any.',
          initial: 'recalling',
          states: {
            recalling: {
              description: 'Fields and recent searches are known without the server.',
              invoke: {
                id: 'recall',
                src: 'recall',
                input: request,
                onDone: [
                  {
                    guard: { type: 'hasMore', params: recalled },
                    target: 'pausing',
                    actions: { type: 'show', params: recalled },
                  },
                  { target: 'settled', actions: { type: 'show', params: recalled } },
                ],
                onError: { target: 'settled' },
              },
            },
            pausing: {
              description: 'More may be typed in a moment.',
              after: { suggest: { target: 'asking' } },
              on: { moved: { actions: 'moveActive' } },
            },
            asking: {
              description: 'The server looks for people, keywords and journals that begin with the typed word.',
              invoke: {
                id: 'ask',
                src: 'ask',
                input: request,
                onDone: { target: 'settled', actions: { type: 'showMore', params: answered } },
                onError: { target: 'settled', description: 'Suggestions are optional, so no failure is shown.' },
              },
              on: { moved: { actions: 'moveActive' } },
            },
            settled: {
              description: 'All suggestions have arrived.',
              entry: 'land',
              on: {
                moved: [
                  { guard: 'isBelowNothing', target: '#searchBox.list.closed', actions: 'leaveForRows' },
                  { actions: 'moveActive' },
                ],
              },
            },
          },
          on: {
            'text.changed': [{ guard: 'isComposing', target: 'closed' }, { target: '.recalling' }],
            'query.changed': { guard: 'isNews', target: 'closed' },
            'active.set': { actions: 'setActive' },
            enter: [{ guard: 'isAtSuggestion', actions: 'raiseChoosing' }, { target: 'closed' }],
            choose: [
              { guard: 'isField', actions: 'put' },
              { guard: 'isWhole', target: 'closed', actions: 'complete' },
            ],
            forget: { guard: 'isRecent', actions: 'drop' },
            escape: { target: 'closed' },
            clear: { target: 'closed' },
            close: { target: 'closed' },
            left: { target: 'closed' },
          },
        },
      },
    },
  },
});
