// The bibliography page: loads the documents once, and formats them again for each style.
import { assertEvent, assign, type DoneActorEvent, type EventObject, setup } from 'xstate';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import { callbackNotProvided, promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { BibliographyContext, BibliographyEvent, BibliographyInput, ToFormat } from './bibliographyTypes.ts';

const loaded = ({ event }: { event: DoneActorEvent<readonly CslItem[]> }) => ({ items: event.output });

const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

export const bibliographyMachine = setup({
  types: {
    context: {} as BibliographyContext,
    events: {} as BibliographyEvent,
    input: {} as BibliographyInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the documents. Rejects with the reason if there are none. */
    load: promiseNotProvided<readonly CslItem[]>('load'),
    /** Formats the references. Sends `start.formatted` whenever more are ready, and at the end `all.formatted` or `format.failed`. */
    format: callbackNotProvided<EventObject, ToFormat>('format'),
  },
  actions: {
    takeStyle: assign(({ event }) => {
      assertEvent(event, 'style.chosen');
      return { choice: event.choice };
    }),
    takeItems: assign((_, { items }: { items: readonly CslItem[] }) => ({ items })),
    takeBibliography: assign(({ event }) => {
      assertEvent(event, ['start.formatted', 'all.formatted']);
      return { bibliography: event.bibliography };
    }),
    takeReason: assign(({ event }) => {
      assertEvent(event, 'format.failed');
      return { message: event.message };
    }),
    keepMessage: assign((_, { message }: { message: string }) => ({ message })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isAnyLoaded: (_, { items }: { items: readonly CslItem[] }) => items.length > 0,
    isMade: ({ event }) => {
      assertEvent(event, 'all.formatted');
      return event.bibliography !== null;
    },
  },
}).createMachine({
  id: 'bibliography',
  description: 'The bibliography of documents. It changes nothing in the library.',
  context: ({ input }) => ({ ...input, items: [], bibliography: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The documents are loaded. A style that is chosen meanwhile is the one they are formatted in.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isAnyLoaded', params: loaded },
            target: 'formatting',
            actions: { type: 'takeItems', params: loaded },
          },
          { target: 'empty' },
        ],
        onError: { target: 'unloaded', actions: { type: 'keepMessage', params: failure } },
      },
      on: { 'style.chosen': { actions: 'takeStyle' } },
    },
    formatting: {
      description: 'The references are formatted. Those of the style before stay until the first new ones are there.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'format',
        src: 'format',
        input: ({ context: { items, choice } }) => ({ items, choice }),
      },
      on: {
        'start.formatted': { actions: 'takeBibliography' },
        'all.formatted': [
          { guard: 'isMade', target: 'shown', actions: 'takeBibliography' },
          { target: 'notInStyle', actions: 'takeBibliography' },
        ],
        'format.failed': { target: 'unformatted', actions: 'takeReason' },
        'style.chosen': { target: 'formatting', reenter: true, actions: 'takeStyle' },
      },
    },
    shown: {
      description: 'All references are shown.',
      on: { 'style.chosen': { target: 'formatting', actions: 'takeStyle' } },
    },
    notInStyle: {
      description: 'The style has no bibliography: it prints references in notes only.',
      on: { 'style.chosen': { target: 'formatting', actions: 'takeStyle' } },
    },
    empty: { description: 'There is no document to format.', type: 'final' },
    unloaded: {
      description: 'The documents could not be loaded.',
      on: { retry: { target: 'loading' }, 'style.chosen': { actions: 'takeStyle' } },
    },
    unformatted: {
      description: 'The style could not be loaded or used. Another one may do.',
      on: {
        retry: { target: 'formatting' },
        'style.chosen': { target: 'formatting', actions: 'takeStyle' },
      },
    },
  },
});
