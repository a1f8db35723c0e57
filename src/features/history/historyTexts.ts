// The texts of a document's history.
import { counted } from '#src/ui/text/counted.ts';

/** By the action of the API. */
const actions: Readonly<Record<string, string>> = {
  ADD: 'Added',
  EDIT: 'Edited',
  BULK_EDIT: 'Edited together with others',
  UNDO: 'Undone or redone',
  BRING_BACK: 'Restored',
};

export const historyTexts = {
  title: 'History',
  description: (title: string) => `Earlier versions of “${title}”, newest first. The last 500 changes are kept.`,
  list: 'Versions',
  loading: 'Loading the history',
  failed: (reason: string | null) =>
    `Couldn’t load the history: ${reason ?? 'no answer'}. The document was not changed.`,
  retry: 'Try again',
  more: 'Show earlier versions',
  unchanged: 'No changes yet.',
  beforeHistory: 'Before the history began',
  saves: (count: number) => counted(count, 'save'),
  eachSave: 'Each save',
  saveList: 'Saves',
  noDifference: 'no difference in the end',
  current: 'Current version',
  kind: 'Kind',
  /** What happened, and the name of another member who did it; null for what is unknown. */
  actionBy: (action: string | null, person: string | null) => {
    const done = actions[action ?? ''];
    return person === null || done === undefined ? done : `${done} by ${person}`;
  },
  /** In the pane of a document of a shared library, before a name or `you`. */
  addedBy: 'Added by',
  changedBy: 'Last changed by',
  you: 'You',
  restore: 'Restore this version',
  question: {
    title: 'Restore this version?',
    message: (title: string, moment: string | null) =>
      `Every field of “${title}” goes back to what it was${moment === null ? '' : ` on ${moment}`}. The current version stays in the history.`,
    confirm: 'Restore',
    busy: 'Restoring…',
  },
  notThere: 'The document is no longer in the library',
};
