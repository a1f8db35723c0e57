// The texts of an export: its menu, its progress, and why it failed. Reasons continue a sentence.
import { countedDocuments } from '../text/countedDocuments.ts';

const begun = (what: string) => what.charAt(0).toUpperCase() + what.slice(1);

export const exportTexts = {
  menu: {
    library: (count: number | null) =>
      count === null ? 'Export the library' : `Export all ${countedDocuments(count)}`,
    documents: (count: number | null) =>
      count === null
        ? 'Export these documents'
        : count === 1
          ? 'Export this document'
          : `Export these ${countedDocuments(count)}`,
    wholeLibrary: 'With groups, strings and comments',
    withGroups: 'With group names',
    withoutGroups: 'Without groups',
  },
  busy: (what: string, format: string) => `Exporting ${what} as ${format}…`,
  cancel: 'Cancel',
  failed: (what: string, why: string) => `Couldn’t export ${what}: ${why}. The library is safe.`,
  tryAgain: 'Try again',
  exported: (what: string, format: string) => `${begun(what)} exported as ${format}`,
  /** The browser shows the progress itself. */
  saving: (what: string, format: string) => `Your browser is saving ${what} as ${format}`,
  withoutUnsaved: (done: string) => `${done}. Unsaved changes are not included.`,
  reasons: {
    400: 'the group no longer exists, or the search can no longer be run. Reload the list',
    401: 'you are not logged in any more. Log in again, then try again',
    404: 'the server does not have this file. Reload the page',
    413: 'too many documents are selected one by one. Select all, or a group',
    429: 'two downloads are already running, or there were too many in a short time. Wait a moment, then try again',
  } as Readonly<Record<number, string>>,
  noConnection: 'the server cannot be reached. Try again when you are online',
  serverFailed: (status: number) => `the server failed (${status}). Try again in a moment`,
  cutOff: 'the connection was lost, and nothing was saved. Try again',
};
