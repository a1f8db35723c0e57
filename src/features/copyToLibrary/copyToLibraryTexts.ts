// The texts of copying to another library.
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';

const inIt = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'is' : 'are'}`;

/** `name` names what is copied, as part of a sentence: “Tides”, 3 documents, the group “Sea”. */
export const copyToLibraryTexts = {
  title: (name: string, isMove: boolean) => `${isMove ? 'Move' : 'Copy'} ${name} to another library`,
  group: (name: string) => `the group “${name}”`,
  loading: 'Loading your libraries…',
  failed: (why: string) => `Couldn’t load your libraries: ${why}. Nothing was changed.`,
  nowhere:
    'There is no other library in which you may add documents. Create a library to share, or ask the owner of one to make you an editor.',
  library: 'Library',
  personal: 'Only you can see it',
  way: 'What happens here',
  ways: {
    copy: 'Copy: everything stays here as well',
    move: 'Move: what is copied goes to the trash here',
    moveGroups: 'Move: the documents go to the trash here, and the groups are deleted',
  },
  mayNotMove: 'You can only read this library.',
  onlyWithDocuments: 'Groups can be moved only together with their documents.',
  keptGroups: 'Groups stay if some of their documents stay.',
  withGroups: 'With their groups',
  withGroupsHint: 'The groups that they were added to by hand, with the groups above them. Equal groups are joined.',
  withDocuments: 'With the documents',
  withDocumentsHint: 'Otherwise only the groups and their rules are copied.',
  counting: 'Looking for duplicates…',
  noDuplicates: (count: number, library: string) =>
    `${count === 1 ? 'It isn’t' : 'None of them is'} in “${library}” yet.`,
  duplicates: (counts: { documents: number; duplicates: number | null } | null, library: string) =>
    counts?.duplicates == null
      ? `Documents that are already in “${library}”`
      : `${inIt(counts.duplicates)} already in “${library}”`,
  duplicatesHint: 'Only documents that are certainly the same work are counted.',
  skip: 'Leave out',
  copyAll: 'Copy all the same',
  notCopied: (why: string) => `Not copied: ${why}`,
  noAnswer: 'The server gave no result',
  mayBeCopied: (why: string) =>
    `${why}. Some of it may have been copied. Try again: nothing is copied twice, and the documents are safe.`,
  copy: 'Copy',
  move: 'Move',
  copying: 'Copying…',
  moving: 'Moving…',
  progress: {
    done: (count: number, total: number) => `${numbersOf(count, total)} done`,
    moved: (count: number, total: number) => `${numbersOf(count, total)} moved to the trash here`,
  },
  stop: 'Stop',
  stopping: 'Stopping…',
  stopped: 'Stopped. You can go on where it stopped, or close this and undo what was done.',
  goOn: 'Go on',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  done: {
    copied: (count: number, library: string) => `${countedDocuments(count)} copied to “${library}”`,
    moved: (count: number, library: string) => `${countedDocuments(count)} moved to “${library}”`,
    groups: (count: number, library: string) => `${groups(count)} copied to “${library}”`,
    skipped: (count: number) => `${inIt(count)} there already`,
    partlyMoved: (count: number) =>
      `${count.toLocaleString('en')} of them moved to the trash here, the others are still here`,
    newKeys: (count: number) => `${count.toLocaleString('en')} got a new citation key`,
    nothing: (library: string) => `Nothing was copied: everything is in “${library}” already.`,
    nothingYet: (count: number, library: string) =>
      `Stopped. Nothing was copied: ${inIt(count)} in “${library}” already, and the others were not copied yet.`,
    unknown: (library: string) => `Some documents were copied to “${library}”`,
    mayBeUndercounted: 'There may be more of them than the page was told',
    removed: (library: string) => `Copy to “${library}” undone`,
    movedBack: (library: string) => `Move to “${library}” undone`,
  },
};

function numbersOf(count: number, total: number): string {
  return `${count.toLocaleString('en')} of ${total.toLocaleString('en')}`;
}

function groups(count: number): string {
  return count === 1 ? '1 group' : `${count.toLocaleString('en')} groups`;
}
