// Finds the DOI of a document that has none: searches by the document's fields, lets the person choose, and sets it.
import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { FindDoiContext, FindDoiEvent, FindDoiInput, FoundDois } from './findDoiTypes.ts';

const found = ({ event }: { event: DoneActorEvent<FoundDois> }) => ({ found: event.output });

const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

export const findDoiMachine = setup({
  types: {
    context: {} as FindDoiContext,
    events: {} as FindDoiEvent,
    input: {} as FindDoiInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Searches for works that may be the document. Rejects if there was no answer. */
    find: promiseNotProvided<FoundDois, FindDoiInput>('find'),
    /** Sets the DOI of the document. Rejects with the reason if it was not set. */
    set: promiseNotProvided<undefined, { documentId: string; doi: string }>('set'),
  },
  actions: {
    takeFound: assign((_, { found: { candidates, message } }: { found: FoundDois }) => ({
      ...{ candidates, message },
      // A work that came with a message is not chosen in advance.
      chosen: candidates.length > 0 && message === null ? 0 : null,
    })),
    choose: assign(({ event }) => {
      assertEvent(event, 'candidate.chosen');
      return { chosen: event.candidate };
    }),
    keepMessage: assign((_, { message }: { message: string }) => ({ message })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isAnyFound: (_, { found: { candidates } }: { found: FoundDois }) => candidates.length > 0,
    mayComeLater: (_, { found: { status } }: { found: FoundDois }) => status === 'unavailable' || status === 'limited',
    isAnyChosen: ({ context }) => context.chosen !== null,
  },
}).createMachine({
  id: 'findDoi',
  description: 'The DOI of a document that has none. Only a DOI that the person has seen is set.',
  context: ({ input }) => ({ ...input, candidates: [], chosen: null, message: null }),
  initial: 'searching',
  states: {
    searching: {
      description: 'The sources are searched for works that resemble the document.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context: { documentId } }) => ({ documentId }),
        onDone: [
          {
            guard: { type: 'isAnyFound', params: found },
            target: 'choosing',
            actions: { type: 'takeFound', params: found },
          },
          {
            guard: { type: 'mayComeLater', params: found },
            target: 'failed',
            actions: { type: 'takeFound', params: found },
            description: 'The service is down or accepts no more requests. Trying again later may help.',
          },
          { target: 'nothing', actions: { type: 'takeFound', params: found } },
        ],
        onError: { target: 'failed', actions: { type: 'keepMessage', params: failure } },
      },
    },
    choosing: {
      description: 'The person chooses among the works that were found.',
      on: {
        'candidate.chosen': { actions: 'choose' },
        'doi.set': { guard: 'isAnyChosen', target: 'setting' },
      },
    },
    setting: {
      description: 'The DOI is being set.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'set',
        src: 'set',
        input: ({ context: { documentId, candidates, chosen } }) => ({
          documentId,
          doi: candidates[chosen ?? 0]?.doi ?? '',
        }),
        onDone: 'set',
        onError: { target: 'choosing', actions: { type: 'keepMessage', params: failure } },
      },
    },
    nothing: { description: 'No work resembles the document, or lookups are turned off on this server.' },
    failed: {
      description: 'There was no answer.',
      on: { retry: 'searching' },
    },
    set: { type: 'final', description: 'The document has its DOI.' },
  },
});
