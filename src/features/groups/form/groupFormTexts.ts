// The texts of the dialog that creates or edits a group.
import { desktopApp } from '#site/desktopApp.ts';
import { counted } from '#src/ui/text/counted.ts';

const matchCase = 'Match case';
const retry = 'Try again';

export const groupFormTexts = {
  dialog: {
    create: 'New group',
    createIn: (parent: string) => `New group in “${parent}”`,
    edit: 'Edit group',
    editNamed: (name: string) => `Edit “${name}”`,
    opening: 'Opening…',
    close: 'Close',
    cancel: 'Cancel',
    createButton: 'Create group',
    creating: 'Creating…',
    save: 'Save',
    saving: 'Saving…',
    retry,
    notOpened: (reason: string) => `${reason}. Nothing was changed.`,
    isDerived: 'This group was created automatically from the documents and can’t be edited.',
    isDesktopOnly: `This group can only be edited in ${desktopApp.name}. You can move or delete it here.`,
    parentGone: 'This group no longer exists. Choose another parent group.',
    /** After a save without an answer. */
    notAnswered: {
      create: 'The group may have been created; trying again won’t create it twice. Your input is kept.',
      edit: 'Your changes may have been saved. Your input is kept.',
    },
    created: (name: string) => `“${name}” created`,
    saved: (name: string) => `“${name}” saved`,
  },
  leave: {
    create: { title: 'Discard this group?', confirmLabel: 'Discard' },
    edit: { title: 'Discard your changes?', confirmLabel: 'Discard' },
    message: 'What you typed has not been saved.',
    stay: 'Keep editing',
    notAnswered: {
      create: {
        title: 'Close without knowing whether the group was created?',
        message: 'The server did not answer. Check the groups before you create it again.',
        confirmLabel: 'Close',
      },
      edit: {
        title: 'Close without knowing whether your changes were saved?',
        message: 'The server did not answer. Check the group before you edit it again.',
        confirmLabel: 'Close',
      },
    },
  },
  name: 'Name',
  kind: 'Collects',
  count: {
    counting: 'counting…',
    failed: (reason: string) => `Couldn’t count: ${reason}. You can still save.`,
    retry: 'Count again',
    nothing: 'Nothing to count',
  },
  field: {
    label: 'Field',
    search: 'Field name',
    use: (typed: string) => `Use “${typed}”`,
    unknown: (name: string) => `“${name}” is not a standard field. It matches documents that have it.`,
  },
  explicit: {
    dragged: 'Drag documents onto the group, or select it under a document’s groups.',
    ticked: 'Select the group under a document’s groups.',
    manual: 'Documents are never added or removed automatically.',
  },
  keyword: {
    label: 'Keyword',
    match: 'Match',
    whole: 'Whole keyword',
    wholeHint: (sample: string) => `“${sample}” but not “${sample} disorders”. Keywords end at the delimiter.`,
    word: 'Word',
    wordHint: (sample: string) => `“${sample}”, also within “${sample} disorders”`,
    delimiter: 'Delimiter',
    matchCase,
  },
  regex: {
    label: 'Regular expression',
    example: 'chocolat(e|ier)',
    hint: 'Matches anywhere in the field; ^ and $ are its start and end.',
    matchCase,
  },
  search: {
    label: 'Search',
    hint: {
      plain: 'Words or fields:',
      desktop: `Or in ${desktopApp.name}’s syntax:`,
    },
    matchCase,
    regex: 'Regular expressions',
    at: (position: number) => `At character ${position}:`,
  },
  lastName: 'Last name',
  automatic: {
    delimiter: 'Keyword delimiter',
    hierarchicalDelimiter: 'Subkeyword delimiter',
  },
  tex: {
    label: 'File',
    hint: 'Choose the .aux file: it has all citations, including those of included files. Only citation keys leave this device.',
    choose: 'Choose an .aux or .tex file',
    chooseAgain: 'Choose another file',
    reading: (name: string) => `Reading ${name}…`,
    read: (name: string, keys: number) => `${name}, ${counted(keys, 'key')}`,
    noFile: 'No file chosen.',
    notText: (name: string) => `${name} isn’t a text file.`,
    notReadable: (name: string) => `Couldn’t read ${name}. It may have been moved or changed. Choose it again.`,
  },
  place: {
    parent: 'Parent group',
    documents: 'Documents',
    independent: 'Independent',
    independentHint: 'Unaffected by the groups around it',
    independentOf: (parent: string) => `Also documents that are not in “${parent}”`,
    intersection: 'Only those also in the parent group',
    intersectionHint: 'Without a parent group: all of its own',
    intersectionWith: (parent: string) => `Only documents that are also in “${parent}”`,
    union: 'Include subgroups',
    unionHint: 'Its own documents and those of all groups below it',
  },
  appearance: {
    summary: 'Colour, icon and description',
    color: 'Colour',
    icon: 'Icon',
    iconHint: 'Search, or type any Material Design icon name, such as mdi:owl.',
    iconPlaceholder: 'Default',
    useIcon: (name: string) => `Use ${name}`,
    description: 'Description',
  },
};
