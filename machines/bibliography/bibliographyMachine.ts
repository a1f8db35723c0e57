// The bibliography of documents on a page of its own: they are loaded once, and formatted anew for each style.
import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate';
import type { Bibliography } from '#bibliography/citation/formattedText.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { BibliographyContext, BibliographyEvent, BibliographyInput, ToFormat } from './bibliographyTypes.ts';

const loaded = ({ event }: { event: DoneActorEvent<readonly CslItem[]> }) => ({ items: event.output });

const formatted = ({ event }: { event: DoneActorEvent<Bibliography | null> }) => ({ bibliography: event.output });

const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

export const bibliographyMachine = setup({
  types: {
    context: {} as BibliographyContext,
    events: {} as BibliographyEvent,
    input: {} as BibliographyInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the documents. Rejects with why there are none. */
    load: promiseNotProvided<readonly CslItem[]>('load'),
    /** Formats them, and may send the first references before; null if the style has no bibliography. Rejects with why the style can't be used. */
    format: promiseNotProvided<Bibliography | null, ToFormat>('format'),
  },
  actions: {
    takeStyle: assign(({ event }) => {
      assertEvent(event, 'style.chosen');
      return { choice: event.choice };
    }),
    takeItems: assign((_, { items }: { items: readonly CslItem[] }) => ({ items })),
    takeFirst: assign(({ event }) => {
      assertEvent(event, 'first.formatted');
      return { bibliography: event.bibliography };
    }),
    takeBibliography: assign((_, { bibliography }: { bibliography: Bibliography | null }) => ({ bibliography })),
    keepMessage: assign((_, { message }: { message: string }) => ({ message })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isAnyLoaded: (_, { items }: { items: readonly CslItem[] }) => items.length > 0,
    isMade: (_, { bibliography }: { bibliography: Bibliography | null }) => bibliography !== null,
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
        onDone: [
          {
            guard: { type: 'isMade', params: formatted },
            target: 'shown',
            actions: { type: 'takeBibliography', params: formatted },
          },
          { target: 'notInStyle', actions: { type: 'takeBibliography', params: formatted } },
        ],
        onError: { target: 'unformatted', actions: { type: 'keepMessage', params: failure } },
      },
      on: {
        'first.formatted': { actions: 'takeFirst' },
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
