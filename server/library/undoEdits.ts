// Defines the undo of bulk edits.
import { revertEdits, type EditStep } from './revertEdits.ts';
import { defineUndo } from './undo.ts';

export const undoEdit = defineUndo<EditStep>({
  action: 'edit',
  revert: async (tx, { details }) => ({ restored: details ? await revertEdits(tx, details) : [] }),
});
