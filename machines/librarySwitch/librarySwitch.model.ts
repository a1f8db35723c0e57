// What can happen to the switch of libraries, and what holds in each of its states.
import { done, failed, modelOf } from '../model.ts';
import { librarySwitchMachine } from './librarySwitchMachine.ts';
import type { ListedLibrary } from './librarySwitchTypes.ts';

const loaded = (libraries: readonly ListedLibrary[]) => done('load', libraries);
const own = { id: 'user_1.library', name: 'My library', isTrashed: false, isSoleOwned: false };
const shared = { id: 'lib_1', name: 'Reading group', isTrashed: false, isSoleOwned: false };
const noAnswer = 'Network request failed';

export const librarySwitchModel = modelOf({
  machine: librarySwitchMachine,
  starts: [{ name: 'the menu of libraries', input: undefined }],
  events: [{ type: 'outdated' }, { type: 'retry' }, loaded([own]), loaded([own, shared]), failed('load', noAnswer)],
  facts: ({ context: { libraries, message } }) => ({ count: libraries?.length ?? null, message }),
  states: {
    loading: {
      'no failure is shown': ({ context }) => context.message === null,
    },
    listed: {
      'the personal library comes first': ({ context }) => context.libraries?.[0]?.id === own.id,
      'no failure is shown': ({ context }) => context.message === null,
    },
    failed: {
      'the person is told that no answer came': ({ context }) => context.message === noAnswer,
    },
  },
});
