// All texts of the duplicates dialog, in screen order.
import { duplicateTexts } from '#bibliography/duplicates/duplicateTexts.ts';
import type { DuplicateKeyKind } from '#bibliography/duplicates/duplicateKeys.ts';
import type { Doubt } from '#bibliography/duplicates/sameWork.ts';
import type { DuplicatesContext } from '#machines/duplicates/duplicatesTypes.ts';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';

const ended = (message: string) => `${message.replace(/\.$/, '')}.`;

const keyNames: Readonly<Record<DuplicateKeyKind, string>> = {
  doi: 'the same DOI',
  isbn: 'the same ISBN',
  work: 'the same title, first author, and year or journal',
  entry: 'the same citation key and title',
};

/** "2 merged, 1 skipped"; empty before the first decision. */
function progress({ merged, markedDistinct, skipped }: DuplicatesContext): string {
  const parts = [
    merged > 0 && `${merged} merged`,
    markedDistinct > 0 && `${markedDistinct} kept`,
    skipped > 0 && `${skipped} skipped`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

export const duplicatesTexts = {
  title: 'Find duplicates',
  untitled: 'Untitled',
  tryAgain: 'Try again',
  notLoaded: (message: string) => `Couldn’t look for duplicates: ${ended(message)} The library is safe.`,
  pairNotLoaded: (message: string) => `Couldn’t load these two documents: ${ended(message)} The library is safe.`,
  refused: (message: string) =>
    `${ended(message)} Nothing was changed. Your choices are kept; the documents below are up to date.`,
  unanswered: (message: string) =>
    `${ended(message)} It’s unknown whether this was done. Trying again won’t do it twice.`,
  /** What the two documents have in common, and why they may still be different works. */
  common(shared: readonly DuplicateKeyKind[], doubt: Doubt | null): string {
    const first =
      shared.length === 0
        ? 'Both resemble a third document.'
        : `These documents have ${shared.map((kind) => keyNames[kind]).join(' and ')}.`;
    return doubt === null ? first : `${first} ${duplicateTexts.doubts[doubt]} They may be different works.`;
  },
  first: 'First',
  second: 'Second',
  kept: 'First: kept',
  trashed: 'Second: moved to trash',
  swap: 'Swap',
  sameFields: 'All fields are the same.',
  /** About fields that need no choice. */
  united: 'The merged document gets the keywords, other fields and groups of both.',
  /** About the citation key of the document that is moved to the trash. */
  keys: (kept: string, gone: string) =>
    gone === '' || kept === gone
      ? ''
      : kept === ''
        ? `It gets the citation key ${gone}.`
        : `Its citation key stays ${kept}; ${gone} becomes an alias: exports list it in the ids field, which BibLaTeX reads and BibTeX ignores.`,
  pairGone: 'One of these documents is no longer in the library.',
  empty: 'Empty',
  progress,
  skip: 'Skip',
  keepBoth: 'Keep both',
  keeping: 'Keeping…',
  merge: 'Merge',
  merging: 'Merging…',
  announced: 'Two possible duplicates',
  /** Shown after the last pair, or if there are no duplicates. */
  finished(context: DuplicatesContext): string {
    const done = progress(context);
    if (done === '')
      return 'No duplicates found. No two documents share a DOI, an ISBN, or title, first author, and year or journal.';
    const trash = context.merged > 0 ? ` ${countedDocuments(context.merged)} moved to trash.` : '';
    const left = context.skipped > 0 ? ' Skipped duplicates appear again next time.' : '';
    return `All done: ${done}.${trash}${left}`;
  },
  again: 'Search again',
  close: 'Close',
  /** The texts beside an entry of an imported file. */
  fill: {
    inFile: 'In the file',
    lookedUp: 'Found',
    inLibrary: 'In the library',
    firstInFile: 'First in the file',
    notLoaded: (message: string) => `Couldn’t load the document: ${ended(message)}`,
    gone: 'The document is no longer in the library. The entry will be added.',
    same: 'Both say the same wherever both say something.',
    gained: (labels: readonly string[]) => `Missing fields filled in: ${labels.join(', ')}.`,
    united: 'Keywords, citation keys and other fields of both are kept.',
    unitedLookedUp: 'Keywords and other fields of both are kept.',
  },
};
