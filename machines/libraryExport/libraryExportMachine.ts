// The export of documents as a file: unsaved changes are saved first, then the file is requested and handed to the browser.
import { assign, type DoneActorEvent, type ErrorActorEvent, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { LibraryExportContext, LibraryExportEvent } from './libraryExportTypes.ts';

const isUnsaved = ({ event }: { event: DoneActorEvent<boolean> }) => ({ isUnsaved: event.output });
const reason = ({ event }: { event: ErrorActorEvent }) => ({ error: event.error });

export const libraryExportMachine = setup({
  types: {
    context: {} as LibraryExportContext,
    events: {} as LibraryExportEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Saves unsaved changes; resolves with whether some could not be saved. */
    saveUnsaved: promiseNotProvided<boolean>('saveUnsaved'),
    /** Hands the file to the browser; rejects with the reason if there is none. */
    downloadFile: promiseNotProvided<undefined>('downloadFile'),
  },
  actions: {
    noteUnsaved: assign({ isPartlyUnsaved: (_, params: { isUnsaved: boolean }) => params.isUnsaved }),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetMessage: assign({ message: null }),
  },
}).createMachine({
  id: 'libraryExport',
  description: 'An export of documents as a file. It changes nothing in the library.',
  context: { isPartlyUnsaved: false, message: null },
  initial: 'saving',
  states: {
    saving: {
      description: 'Unsaved changes are saved first, so that they are in the file.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'saveUnsaved',
        src: 'saveUnsaved',
        onDone: { target: 'exporting', actions: { type: 'noteUnsaved', params: isUnsaved } },
        onError: {
          target: 'failed',
          actions: { type: 'keepMessage', params: reason },
        },
      },
      on: { 'export.giveUp': { target: 'givenUp' } },
    },
    exporting: {
      description: 'The server writes the file. Cancelling breaks the connection.',
      tags: 'busy',
      invoke: {
        id: 'downloadFile',
        src: 'downloadFile',
        onDone: { target: 'exported' },
        onError: {
          target: 'failed',
          actions: { type: 'keepMessage', params: reason },
        },
      },
      on: { 'export.giveUp': { target: 'givenUp' } },
    },
    failed: {
      description: 'There is no file, and a message says why. It can be requested again.',
      on: { 'export.retry': { target: 'saving' } },
    },
    exported: { description: 'The browser has the file, or is downloading it.', type: 'final' },
    givenUp: { description: 'The person cancelled the export.', type: 'final' },
  },
});
