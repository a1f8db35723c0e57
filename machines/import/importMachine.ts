// Imports files into the library: reads them, shows what is in them, sends their documents batch by batch, then their groups.
// The actor lives outside the dialog that shows it, so closing the dialog does not stop it.
import { emptyImport, importSetup } from './importSetup.ts';
import { checking, choosing, parsing } from './readStates.ts';
import { review } from './reviewStates.ts';
import { cancelled, done, failed, grouping, groupsFailed, sending } from './sendStates.ts';

export const importMachine = importSetup.createMachine({
  id: 'import',
  description: 'Files being imported: reviewed and imported as one.',
  context: emptyImport,
  initial: 'choosing',
  states: { choosing, parsing, checking, review, sending, failed, grouping, groupsFailed, cancelled, done },
  on: {
    'import.close': { actions: 'toLine' },
    'import.open': { actions: 'toDialog' },
    'file.chosen': [
      {
        guard: 'isAnyNew',
        actions: ['toDialog', 'tellOfRefusal'],
        description: 'Only one import can run at a time: the running one is shown, with a message.',
      },
      { actions: 'toDialog', description: 'The files of the import were chosen again.' },
    ],
  },
});
