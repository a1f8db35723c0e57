// The DOI of a document that has none: looked for by what the document says, chosen by the person, and set.
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
    /** Asks which works may be the document. Rejects if there was no answer. */
    find: promiseNotProvided<FoundDois, FindDoiInput>('find'),
    /** Gives the document a DOI. Rejects with why it has none. */
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
  description: 'The DOI of a document that has none. Nothing is set that the person has not seen.',
  context: ({ input }) => ({ ...input, candidates: [], chosen: null, message: null }),
  initial: 'searching',
  states: {
    searching: {
      description: 'Works are looked for that resemble the document.',
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
            description: 'The service is down or takes no more questions: trying again later may help.',
          },
          { target: 'nothing', actions: { type: 'takeFound', params: found } },
        ],
        onError: { target: 'failed', actions: { type: 'keepMessage', params: failure } },
      },
    },
    choosing: {
      description: 'The person sees what was found, and chooses.',
      on: {
        'candidate.chosen': { actions: 'choose' },
        'doi.set': { guard: 'isAnyChosen', target: 'setting' },
      },
    },
    setting: {
      description: 'The document gets the DOI.',
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
    nothing: { description: 'No work resembles the document, or this server looks nothing up.' },
    failed: {
      description: 'There was no answer.',
      on: { retry: 'searching' },
    },
    set: { type: 'final', description: 'The document has its DOI.' },
  },
});
