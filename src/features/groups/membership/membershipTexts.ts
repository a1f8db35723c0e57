// The texts about groups of documents: the dialog, the groups of a document, and the messages.

const groupsFailed = 'Couldn’t load the groups';

export const membershipTexts = {
  ofDocument: {
    add: 'Add to groups…',
    change: 'Change groups…',
  },
  dialog: {
    title: (documents: string) => `Groups of ${documents}`,
    cancel: 'Cancel',
    done: 'Done',
    saving: 'Saving…',
    retry: 'Try again',
    notLoaded: (reason: string) => `${groupsFailed}: ${reason}. Nothing was changed.`,
    refused: (reason: string) => `${reason}. The rest is still selected. Press Done to try again.`,
    notAnswered: (reason: string) =>
      `${reason}. Your selection is kept. Press Done to try again; nothing is done twice.`,
    leave: {
      title: 'Discard your changes?',
      message: 'The groups you selected have not been saved.',
      confirmLabel: 'Discard',
    },
  },
  boxes: {
    documentsGone: 'These documents are no longer in the library.',
    filter: 'Filter groups',
    name: 'New group name',
    filterOrName: 'Filter or name a new group',
    groups: 'Groups',
    isNew: 'new',
    share: (some: number, all: number) => `${some} of ${all}`,
    more: (count: number) => `${count.toLocaleString('en')} more groups. Type part of a name to find them.`,
    noGroups: 'No groups that you can add documents to yet.',
    create: (name: string) => `New group “${name}”`,
  },
  changes: {
    listGone: 'This group, or one whose documents are listed, no longer exists',
    notCreated: (name: string) => `“${name}” was not created`,
    newGroup: (name: string) => `the new group ${name}`,
    notAdded: (name: string) => `Not added to ${name}`,
    notRemoved: (name: string) => `Not removed from ${name}`,
    /** After a step without an answer; `not` says what may not have been done. */
    perhaps: (reason: string, not: string) => `${reason}. Perhaps ${not.charAt(0).toLowerCase()}${not.slice(1)}`,
    notListed: (reason: string) => `Couldn’t list the documents: ${reason}`,
    safeToRetry: 'You can try again: nothing is done twice.',
    nothingChanged: 'Nothing was changed.',
    retry: 'Try again',
    alreadyIn: (documents: string, isOne: boolean, group: string) =>
      `${documents} ${isOne ? 'is' : 'are'} already in ${group}`,
    notIn: (documents: string, isOne: boolean, group: string) => `${documents} ${isOne ? 'is' : 'are'} not in ${group}`,
    createdEmpty: (groups: string) => `${groups} created, still empty`,
    addedTo: (groups: string) => `added to ${groups}`,
    removedFrom: (groups: string) => `removed from ${groups}`,
    two: (first: string, second: string) => `${first} and ${second}`,
    many: (first: string, second: string, others: number) =>
      `${first}, ${second} and ${others === 1 ? '1 other' : `${others} others`}`,
  },
};
