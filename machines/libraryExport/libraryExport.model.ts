// What can happen to an export, and what holds in each of its states.
import { done, failed, modelOf } from '../model.ts';
import { libraryExportMachine } from './libraryExportMachine.ts';

const busyWithoutFailure = {
  'it is busy': (snapshot: { hasTag: (tag: 'busy') => boolean }) => snapshot.hasTag('busy'),
  'no failure is shown': ({ context }: { context: { message: string | null } }) => context.message === null,
};

export const libraryExportModel = modelOf({
  machine: libraryExportMachine,
  starts: [{ name: 'an export that was chosen in a menu', input: undefined }],
  events: [
    done('saveUnsaved', false),
    done('saveUnsaved', true),
    failed('saveUnsaved', 'The page is an old one'),
    done('downloadFile'),
    failed('downloadFile'),
    { type: 'export.giveUp' },
    { type: 'export.retry' },
  ],
  facts: ({ context }) => ({ isPartlyUnsaved: context.isPartlyUnsaved }),
  states: {
    saving: busyWithoutFailure,
    exporting: busyWithoutFailure,
    failed: { 'a message says why': ({ context }) => context.message !== null },
    exported: { 'no failure is shown': ({ context }) => context.message === null },
    givenUp: { 'no failure is shown': ({ context }) => context.message === null },
  },
});
