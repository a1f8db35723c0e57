// What is typed into a search box on its way to the address, and the address on its way into the box.
import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import type { SearchBoxContext, SearchBoxEmitted, SearchBoxEvent, SearchBoxInput } from './searchBoxTypes.ts';

/** What is searched for when this stands in the box. */
export function queryOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

export const searchBoxMachine = setup({
  types: {
    context: {} as SearchBoxContext,
    events: {} as SearchBoxEvent,
    input: {} as SearchBoxInput,
    emitted: {} as SearchBoxEmitted,
  },
  actions: {
    takeText: assign(({ event }) => {
      assertEvent(event, 'text.changed');
      return { text: event.text };
    }),
    noteQuery: assign(({ event }) => {
      assertEvent(event, 'query.changed');
      return { query: event.query };
    }),
    follow: assign(({ context, event }) => {
      assertEvent(event, 'query.changed');
      // Spaces that mean nothing stay where they were typed.
      return { query: event.query, text: queryOf(context.text) === event.query ? context.text : event.query };
    }),
    clearText: assign({ text: '' }),
    search: enqueueActions(({ context, enqueue }) => {
      const query = queryOf(context.text);
      if (query === context.query) return;
      enqueue.assign({ query });
      enqueue.emit({ type: 'search.wanted', query, replace: context.query !== '' && query !== '' });
    }),
  },
  delays: {
    /** How long after the last letter it is searched. */
    search: 250,
  },
}).createMachine({
  id: 'searchBox',
  description:
    'A search box whose searches have addresses: each follows the other, but never into what is being typed.',
  context: ({ input: { query } }) => ({ text: query, query }),
  initial: 'resting',
  states: {
    resting: {
      description: 'What stands in the box is searched.',
      on: { 'query.changed': { actions: 'follow' } },
    },
    typing: {
      description: 'Somebody types, and has not paused yet.',
      after: { search: { target: 'resting', actions: 'search' } },
      on: {
        'query.changed': { actions: 'noteQuery' },
        search: { target: 'resting', actions: 'search' },
      },
    },
  },
  on: {
    'text.changed': { target: '.typing', actions: 'takeText' },
    clear: { target: '.resting', actions: ['clearText', 'search'] },
  },
});
