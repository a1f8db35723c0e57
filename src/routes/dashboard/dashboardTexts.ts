// The texts of the library's frame, and of messages instead of its list or of a document.

export const dashboardTexts = {
  /** The title in the browser tab. */
  title: 'Library',
  groups: 'Groups',
  closeGroups: 'Close the groups',
  drop: 'Drop to import',
  chooseFiles: 'Choose files to import',
  tryAgain: 'Try again',
  /** Why something could not be loaded, within a sentence. */
  unreadable: 'The server’s answer could not be read',
  /** Within the sentences of `errorTexts.pane`. */
  panes: { groups: 'the groups', list: 'the list', document: 'the document', import: 'the import' },
  list: {
    trash: 'Trash',
    allDocuments: 'All documents',
    group: 'Group',
    groups: (count: number) => `${count} groups`,
    joined: (names: readonly string[], all: boolean) => names.join(all ? ' and ' : ' or '),
    failed: (why: string) => `The list could not be loaded: ${why}. The library is safe.`,
    noLibrary: 'There is no such library, or you are not a member of it. Ask one of its owners for an invitation.',
    openPersonal: 'Open my library',
    groupGone: 'This group no longer exists. Its documents are safe in the library.',
  },
  document: {
    label: 'Document',
    failed: 'The document could not be loaded',
    failedText: (why: string) => `${why}. Nothing in it has changed.`,
    notFound: 'There is no such document',
    notFoundText: 'This document isn’t in this library. It may have been permanently deleted.',
    back: 'Back to the list',
  },
  groupsNotShown: 'The groups could not be shown: no connection. Nothing was changed.',
};
