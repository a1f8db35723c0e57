// The switch of libraries: loads which libraries the person can open. Which one is open says the address.
import { assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { LibrarySwitchContext, LibrarySwitchEvent, ListedLibrary } from './librarySwitchTypes.ts';

const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

export const librarySwitchMachine = setup({
  types: {
    context: {} as LibrarySwitchContext,
    events: {} as LibrarySwitchEvent,
  },
  actors: {
    load: promiseNotProvided<readonly ListedLibrary[]>('load'),
  },
  actions: {
    take: assign((_, { libraries }: { libraries: readonly ListedLibrary[] }) => ({ libraries })),
    keepMessage: assign((_, { message }: { message: string | null }) => ({ message })),
    forgetMessage: assign({ message: null }),
  },
}).createMachine({
  id: 'librarySwitch',
  description:
    'The libraries among which a person switches. Libraries that were loaded before stay listed while they are loaded again.',
  context: { libraries: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The libraries are loaded.',
      entry: 'forgetMessage',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'listed',
          actions: { type: 'take', params: ({ event: { output } }) => ({ libraries: output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepMessage', params: failure } },
      },
      // What was asked before the change may not have it.
      on: { outdated: { target: 'loading', reenter: true } },
    },
    listed: {
      description: 'The libraries are listed.',
      on: { outdated: { target: 'loading' } },
    },
    failed: {
      description: 'The libraries could not be loaded. The library that is open is not affected.',
      on: { outdated: { target: 'loading' }, retry: { target: 'loading' } },
    },
  },
});
