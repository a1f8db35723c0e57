// The texts of the pane of an open document, in the order of the screen.
import { counted } from '#src/ui/text/counted.ts';

export const paneTexts = {
  untitled: 'Untitled',
  editing: (title: string) => `${title}, editing`,
  loading: 'Loading the document',

  head: {
    back: 'Back to the list',
    close: 'Close the document',
    saved: 'Saved',
    restore: 'Restore',
    edit: 'Edit',
    complete: 'Complete from DOI…',
    findDoi: 'Find DOI…',
    history: 'History',
    more: 'More actions',
    copyToLibrary: 'Copy to another library…',
    trash: 'Move to trash',
    notMoved: (reason: string) => `${reason}. Nothing was changed; try again.`,
  },

  inTrash: (since: string, until: string) =>
    `In the trash since ${since}. Deleted permanently on ${until}, unless you restore it.`,

  /** Replaces a missing value beside an existing one. */
  emptyValue: 'Empty',
  /** Precedes the names of missing required fields. */
  missing: 'Missing:',
  groups: 'Groups',
  add: 'Add',
  proceedings: 'Proceedings',
  otherFields: (count: number) => counted(count, 'other field'),
  otherFieldsNote: 'kept as imported',
  emptyFields: (count: number) => counted(count, 'empty field'),

  history: {
    title: 'History',
    added: 'Added',
    modified: 'Modified',
  },
};
