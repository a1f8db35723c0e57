// All texts of the import, in the order of its screen.
import type { LibraryPart } from '#bibliography/bibtex/parseBibliography.ts';
import { documentKinds } from '#bibliography/documents.ts';
import type { FileKind } from '#bibliography/exchange/fileKinds.ts';
import type { ReferenceFormat } from '#bibliography/exchange/referenceFormats.ts';
import { duplicateTexts } from '#bibliography/duplicates/duplicateTexts.ts';
import type { DuplicateKeyKind } from '#bibliography/duplicates/duplicateKeys.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import {
  type DuplicateDecision,
  type FileSummary,
  type ImportContext,
  type ImportDuplicate,
  type ImportReport,
  type ListedEntry,
  maximumFileSize,
  maximumTotalSize,
  type SaidOfDocument,
  type SkippedFile,
  type TakenBack,
} from '#machines/import/importTypes.ts';
import { isCompletion } from '#machines/import/decisions.ts';
import { counted } from '#src/ui/text/counted.ts';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';

const number = (count: number) => count.toLocaleString('en');
const countedEntries = (count: number) => counted(count, 'entry', 'entries');
const countedGroups = (count: number) => counted(count, 'group');
const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

const partNames: Readonly<Record<LibraryPart['kind'], readonly [one: string, many: string]>> = {
  STRING: ['abbreviation', 'abbreviations'],
  PREAMBLE: ['preamble', 'preambles'],
  XDATA: ['set of shared fields', 'sets of shared fields'],
  COMMENT: ['comment', 'comments'],
  META: ['JabRef setting', 'JabRef settings'],
};
const partOrder: readonly LibraryPart['kind'][] = ['STRING', 'XDATA', 'PREAMBLE', 'COMMENT', 'META'];

function countedParts({ parts }: Pick<ImportReport, 'parts'>): string[] {
  return partOrder.filter((kind) => parts[kind] > 0).map((kind) => counted(parts[kind], ...partNames[kind]));
}

const countParts = ({ parts }: Pick<ImportReport, 'parts'>) => partOrder.reduce((sum, kind) => sum + parts[kind], 0);

/** Groups and parts, each kind with its number. */
function contentsBeside(report: Pick<ImportReport, 'groups' | 'parts'>): string[] {
  return [...(report.groups > 0 ? [countedGroups(report.groups)] : []), ...countedParts(report)];
}

/** "12 abbreviations, 1 preamble and 2 comments". */
function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** Sentences, those that say nothing left out. */
const sentences = (...all: readonly (string | false)[]) =>
  all.filter((each) => each !== false && each !== '').join(' ');

const ended = (message: string) => `${message.replace(/\.$/, '')}.`;

type Named = readonly { readonly name: string }[];

/** "chocolate.bib", "3 files". */
const nameOf = (files: Named) => (files.length === 1 ? (files[0]?.name ?? '') : counted(files.length, 'file'));

const formatNames: Readonly<Record<ReferenceFormat, string>> = {
  bibtex: 'BibTeX',
  biblatex: 'BibLaTeX',
  ris: 'RIS',
  'csl-json': 'CSL-JSON',
  nbib: 'PubMed',
  enw: 'EndNote',
  ciw: 'Web of Science',
};

/** What a person does with a file that holds no references, by what it is. */
const exportInstead = 'Open it in its program and export the references as RIS or BibTeX.';
const otherKinds: Readonly<Record<FileKind, readonly [what: string, instead: string]>> = {
  pdf: ['a PDF', 'Export the reference as RIS or BibTeX where you found the article.'],
  word: ['a text document', 'Export the references from your reference manager as RIS or BibTeX.'],
  office: ['an Office document', 'Export the references from your reference manager as RIS or BibTeX.'],
  ebook: ['an e-book', 'Export the reference as RIS or BibTeX where you found the book.'],
  zip: ['a ZIP archive', 'Unpack it and import the files in it.'],
  archive: ['a compressed file', 'Unpack it and import the files in it.'],
  image: ['an image', 'Choose a file of references, such as RIS or BibTeX.'],
  database: ['a database', exportInstead],
  rtf: ['a formatted text (RTF)', exportInstead],
  webPage: ['a web page', 'Export the references there as RIS or BibTeX.'],
  xml: ['an XML file', 'Export the references as RIS or BibTeX instead.'],
  binary: ['a binary file', 'Choose a file of references, such as RIS or BibTeX.'],
};

function formatSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

const formatsOf = (files: readonly FileSummary[]) =>
  listed([...new Set(files.map(({ format }) => formatNames[format]))]);

/** How much is in it: "1,204 entries"; of files without any, all else. */
function contentsOf(report: ImportReport): string {
  return report.entries === 0 ? listed(contentsBeside(report)) : countedEntries(report.entries);
}

/** How far it is with the entries: "100 of 1,204"; nothing for files without any. */
function progressOf({ report, ids }: Pick<ImportContext, 'report' | 'ids'>): string {
  const total = report?.entries ?? 0;
  return total === 0 ? '' : `${number(ids.length)} of ${number(total)}`;
}

/** How many of the entries so far were skipped as duplicates, or left out. */
function countPlanned({ plan, ids }: Pick<ImportContext, 'plan' | 'ids'>, action: 'skip' | 'leaveOut'): number {
  return plan.filter((each) => each.action === action && each.entry < ids.length).length;
}

/** How a sentence names the library with this name; null for the personal one, and while the name is not known yet. */
const libraryCalled = (name: string | null): string => (name === null ? 'your library' : `“${name}”`);

/** How many documents of the library got something from entries; nothing where none did. */
const filledIn = ({ filled }: Pick<ImportContext, 'filled'>, library: string): string =>
  filled === 0 ? '' : `${countedDocuments(filled)} in ${library} got missing details.`;

type Counts = Pick<ImportContext, 'plan' | 'ids' | 'added' | 'filled'>;

/** How many entries brought nothing so far, and why. */
function countIdle(context: Counts) {
  const { ids, added, filled } = context;
  const leftOut = countPlanned(context, 'leaveOut');
  const skipped = countPlanned(context, 'skip');
  return { leftOut, skipped, same: ids.length - added - filled - leftOut - skipped };
}

/** What became of entries that brought nothing; nothing where all did. */
function notAdded(context: Counts): string {
  const { leftOut, skipped, same } = countIdle(context);
  return sentences(
    same > 0 && `${countedEntries(same)} had nothing new.`,
    skipped > 0 && `${counted(skipped, 'duplicate')} skipped.`,
    leftOut > 0 && `${countedEntries(leftOut)} left out.`,
  );
}

/** What became of documents that were to be completed. */
function completed(context: Counts): string {
  const { filled } = context;
  const { leftOut, skipped, same } = countIdle(context);
  return sentences(
    `${filled === 0 ? 'No documents' : countedDocuments(filled)} completed.`,
    same > 0 && `${countedDocuments(same)} had nothing missing.`,
    skipped + leftOut > 0 && `${countedDocuments(skipped + leftOut)} skipped.`,
  );
}

/** Of files without entries: what became of their parts; nothing for files without those. */
function partsAdded(
  { report, partsAdded: count }: Pick<ImportContext, 'report' | 'partsAdded'>,
  library: string,
): string {
  const total = report ? countParts(report) : 0;
  if (!report || total === 0) return '';
  const all = listed(countedParts(report));
  if (count === 0) return `${all} already in ${library}.`;
  return count < total ? `${number(count)} of ${all} added; the rest was already in ${library}.` : `${all} added.`;
}

/** The sentence on groups when an import is over; nothing for files without groups. */
function groupsAdded(
  { report, groupsMade, into }: Pick<ImportContext, 'report' | 'groupsMade' | 'into'>,
  library: string,
): string {
  const put = into ? `All imported documents are in the group “${into.name}”.` : '';
  if (!report || report.groups === 0) return put;
  const made = groupsMade - (into?.kind === 'new' && groupsMade > report.groups ? 1 : 0);
  if (made === 0) return sentences(`The groups were already in ${library}.`, put);
  const all = countedGroups(report.groups);
  return sentences(made < report.groups ? `${all}, ${number(made)} of them new.` : `${all} added.`, put);
}

/** What a stopped import says of groups; nothing while documents were on their way, which come first. */
function groupsMissing({ report, nextBatch, nextGroups }: ImportContext): string {
  if (!report || nextBatch < report.batchKeys.length || nextGroups >= report.groupKeys.length) return '';
  return nextGroups === 0 ? 'The groups haven’t been added yet.' : 'Some groups haven’t been added yet.';
}

function done(context: ImportContext, name: string | null, length: 'full' | 'short' = 'full'): string {
  const library = libraryCalled(name);
  const { report, added } = context;
  if (isCompletion(context) && added === 0) return completed(context);
  const first =
    (report?.entries ?? 0) > 0
      ? `${added === 0 ? 'No documents' : countedDocuments(added)} added${length === 'short' ? '' : ` to ${library}`}.`
      : partsAdded(context, library);
  return sentences(first, filledIn(context, library), notAdded(context), groupsAdded(context, library));
}

function stopped({ report, added, unanswered }: ImportContext): string {
  const total = report?.entries ?? 0;
  if (total === 0) return 'Import stopped.';
  return `Import stopped: ${unanswered ? 'at least ' : ''}${number(added)} of ${countedDocuments(total)} added.`;
}

/** What an undone import leaves, by name as far as that is known. */
function keptAfterUndo({ leftDocuments, leftGroups, leftNames }: TakenBack): string {
  const count = leftDocuments + leftGroups;
  if (count === 0) return '';
  const what = listed([
    ...(leftDocuments > 0 ? [countedDocuments(leftDocuments)] : []),
    ...(leftGroups > 0 ? [countedGroups(leftGroups)] : []),
  ]);
  const others = count - leftNames.length;
  const names = leftNames.map((name) => `“${name}”`).join(', ');
  const which = names === '' ? '' : `: ${names}${others > 0 ? ` and ${number(others)} more` : ''}`;
  return `${what} changed since the import and ${count === 1 ? 'was' : 'were'} kept${which}.`;
}

function undone(context: ImportContext, name: string | null): string {
  const kept = keptAfterUndo(context);
  return sentences(
    'Import undone.',
    kept === '' ? `${name === null ? 'Your library' : libraryCalled(name)} is as it was before.` : kept,
    (context.report?.entries ?? 0) > context.plan.filter(({ action }) => action !== 'keep').length &&
      'Imported documents are in the trash.',
  );
}

/** Of an undo that failed; without a message the page was closed before it was finished. */
const notUndone = ({ message }: ImportContext) =>
  `Couldn’t undo the whole import: ${message === null ? 'the page was closed before it finished.' : ended(message)}`;

function skippedFile({ name, problem }: SkippedFile): string {
  switch (problem.kind) {
    case 'empty':
      return `${name} is empty.`;
    case 'tooLarge':
      return `${name} is too large: ${megabytes(problem.size)} MB. The limit is ${megabytes(maximumFileSize)} MB.`;
    case 'tooMuch':
      return `${name} wasn’t read: at most ${megabytes(maximumTotalSize)} MB can be imported at once. Import it separately.`;
    case 'unreadable':
      return problem.message;
  }
}

/** Why none of the files that were chosen is read. */
function refused({ skippedFiles, message }: Pick<ImportContext, 'skippedFiles' | 'message'>): string {
  const reasons = message === null ? skippedFiles.map(skippedFile) : [ended(message)];
  return sentences(...(reasons.length > 0 ? reasons : ['No file was chosen.']), 'Nothing was imported.');
}

/** "Parker et al., 2006". */
const shortly = ({ people, year }: SaidOfDocument) => [people, year].filter((text) => text !== '').join(', ');

/** "line 12"; of several files "b.bib, line 12". */
function placeOf({ file, line }: Pick<ListedEntry, 'file' | 'line'>, files: readonly FileSummary[]): string {
  return files.length > 1 ? `${files[file]?.name ?? ''}, line ${line}` : `line ${line}`;
}

const keyNames: Readonly<Record<DuplicateKeyKind, string>> = {
  doi: 'DOI',
  isbn: 'ISBN',
  work: 'title, first author, and year or journal',
  entry: 'citation key and title',
};

/** "2 merged, 1 skipped", with the word for what is merged. */
const countsOf =
  (merged: string) =>
  ({ merge, skip, keep }: Readonly<Record<DuplicateDecision, number>>): string =>
    [
      merge > 0 && `${number(merge)} ${merged}`,
      skip > 0 && `${number(skip)} skipped`,
      keep > 0 && `${number(keep)} kept`,
    ]
      .filter((part) => part !== false)
      .join(', ');

const decisions: Readonly<Record<DuplicateDecision, string>> = { merge: 'Merge', skip: 'Skip', keep: 'Keep both' };

export const importTexts = {
  title: (files: Named) => (files.length === 0 ? 'Import' : `Import ${nameOf(files)}`),
  titleOfCompletion: 'Complete from DOI',
  /** Under the title. */
  description(report: ImportReport): string {
    const size = formatSize(report.files.reduce((sum, file) => sum + file.size, 0));
    const unread = report.problems.length;
    return sentences(
      `${contentsOf(report)}, ${size}, ${formatsOf(report.files)}.`,
      unread > 0 && `${countedEntries(unread)} couldn’t be read.`,
      unread === 0 && report.entries > 0 && 'Unknown fields are kept unchanged.',
    );
  },

  untitled: 'Untitled',
  reading: 'Reading',
  checking: 'Looking for duplicates',
  notCompared: (message: string) =>
    `Couldn’t compare the records with the documents: ${ended(message)} Nothing has been changed.`,
  notChecked: (message: string) =>
    `Couldn’t check for duplicates: ${ended(message)} Nothing has been added. You can import anyway and find duplicates later.`,
  tryAgain: 'Try again',
  notTaken: (files: Named) => `An import is still running. ${nameOf(files)} can be reviewed when it is done.`,
  reviewNow: 'Review',
  stopping: 'Stopping',
  adding: 'Adding documents',
  addingRest: 'Adding',
  addingGroups: 'Adding groups',
  progress: progressOf,
  failed(context: ImportContext): string {
    const far = progressOf(context);
    return `Import stopped${far === '' ? '' : ` at ${far}`}: ${ended(context.message ?? '')} What has been added is safe. Continuing won’t add anything twice.`;
  },
  groupsFailed(context: ImportContext): string {
    return sentences(
      (context.report?.entries ?? 0) > 0 && 'All documents have been added.',
      groupsMissing(context),
      ended(context.message ?? ''),
      'Continuing won’t add anything twice.',
    );
  },
  done,
  findDuplicates: 'Find duplicates',
  duplicatesKept: (count: number) =>
    `${counted(count, 'possible duplicate')} kept as ${count === 1 ? 'a separate document' : 'separate documents'}.`,
  stopped: (context: ImportContext, name: string | null) =>
    sentences(
      stopped(context),
      filledIn(context, libraryCalled(name)),
      notAdded(context),
      context.message !== null && ended(context.message),
      groupsMissing(context),
    ),
  undone,
  notUndone: (context: ImportContext) =>
    `${notUndone(context)} The library is safe. Trying again won’t undo anything twice.`,
  refused,
  sentence: ended,

  figures: {
    entries: 'Entries',
    duplicates: 'Possible duplicates',
    added: 'Added',
    warnings: 'Warnings',
    skipped: 'Skipped',
  },
  /** How many of each kind, and what is beside them. */
  contents: (report: ImportReport) =>
    [
      ...documentKinds
        .filter((kind) => report.byKind[kind] > 0)
        .map((kind) => `${kindLabels[kind]} ${number(report.byKind[kind])}`),
      ...contentsBeside(report),
    ].join(' · '),
  group: { label: 'Add to group', placeholder: 'None', create: (name: string) => `New group “${name}”` },

  duplicates: {
    title: 'Possible duplicates',
    counts: countsOf('merged'),
    forAll: 'All duplicates',
    suggested: 'As suggested',
    hint: 'Entries that are certainly in the library are merged; all others are added. Merging fills in missing fields and changes nothing else. The existing citation key stays, and the other becomes an alias: exports list it in the ids field, which BibLaTeX reads and BibTeX ignores.',
    decisions,
    decisionFor: (title: string) => `What to do with ${title}`,
    inFile: 'In the files',
    inLibrary: 'In the library',
    imported: 'New',
    said: (said: SaidOfDocument, place: string) => [shortly(said), place].filter((text) => text !== '').join(' · '),
    /** What the two have in common, and why they may differ all the same. */
    reason: ({ sharedKeys, doubt, target }: ImportDuplicate) =>
      sentences(
        sharedKeys.length > 0 && `Same ${listed(sharedKeys.map((kind) => keyNames[kind]))}.`,
        doubt !== null && duplicateTexts.doubts[doubt],
        doubt === null && 'entry' in target && 'Both are in what you import.',
      ),
    /** What becomes of the citation key of a merged entry. */
    keyMerged: (kept: string, merged: string) =>
      merged === '' || kept === merged
        ? ''
        : kept === ''
          ? `The document gets the citation key ${merged}.`
          : `The citation key stays ${kept}; ${merged} becomes an alias.`,
    keySkipped: (key: string) => (key === '' ? '' : `${key} won’t be in the library.`),
    /** Of documents that are completed from records that were looked up for them. */
    completion: {
      title: 'Documents to complete',
      forAll: 'All documents',
      hint: 'Missing fields are filled in. Where both have a value, yours stays unless you choose the other. Citation keys don’t change.',
      counts: countsOf('completed'),
      decisions: { merge: 'Complete', skip: 'Skip' },
      imported: 'Found',
      gone: 'The document is no longer in the library, or has no DOI any more.',
    },
    chooseFields: 'Choose fields',
    hideFields: 'Hide fields',
    more: (count: number) => `Show ${number(count)} more`,
    rest: (count: number) => `and ${number(count)} decided by “All duplicates”`,
  },

  entries: {
    title: 'Entries',
    chosen: (count: number, total: number) => `${number(count)} of ${number(total)} selected`,
    filter: 'Filter entries',
    noMatch: (query: string) => `No entries match “${query}”.`,
    /** The line below an entry's title: its people, year, key and place in the files. */
    details: (entry: ListedEntry, files: readonly FileSummary[]) =>
      [shortly(entry), entry.key, placeOf(entry, files)].filter((text) => text !== '').join(' · '),
  },

  skipped: { title: 'Skipped', hint: 'everything else is fine' },
  skippedFiles: 'Skipped files',
  skippedFile,
  groupWarnings: { title: 'Warnings about groups', hint: 'all other groups are unchanged' },
  warnings: { title: 'Warnings', hint: 'these entries are imported' },
  place: placeOf,
  more: (count: number) => `and ${number(count)} more`,

  canClose: 'You can close this and keep working.',
  close: 'Close',
  cancel: 'Cancel',
  stop: 'Stop',
  busyStopping: 'Stopping…',
  resume: 'Continue',
  undo: 'Undo import',
  undoing: 'Undoing…',
  chooseOther: 'Choose another file',
  /** What pressing the button adds and merges. */
  start(report: ImportReport, { added, merged }: { readonly added: number; readonly merged: number }): string {
    if (report.entries === 0) {
      // All of it would be too much for a button.
      const [first = '', ...others] = contentsBeside(report);
      return `Add ${first}${others.length > 0 ? ' and more' : ''}`;
    }
    if (added > 0 || merged === 0)
      return `Add ${countedDocuments(added)}${merged === 0 ? '' : `, merge ${number(merged)}`}`;
    return `Merge ${countedDocuments(merged)}`;
  },
  complete: (count: number) => `Complete ${countedDocuments(count)}`,

  /** In the line that stands for the closed dialog. */
  toast: {
    show: 'Show',
    showReport: 'Show report',
    close: 'Close this message',
    reading: (files: Named) => `Reading ${nameOf(files)}`,
    checking: (files: Named) => `Checking ${nameOf(files)} for duplicates`,
    ready: (files: Named, report: ImportReport) => `${nameOf(files)} is ready to import: ${contentsOf(report)}`,
    adding(context: ImportContext): string {
      const far = progressOf(context);
      return far === '' ? `Importing ${nameOf(context.files)}` : `Importing: ${far}`;
    },
    addingGroups: (context: ImportContext) => `${importTexts.toast.adding(context)}, adding groups`,
    failed(context: ImportContext): string {
      const far = progressOf(context);
      return `Import stopped${far === '' ? '' : ` at ${far}`}`;
    },
    groupsFailed: (context: ImportContext) => sentences('Import stopped.', groupsMissing(context)),
    undoing: (files: Named) => `Undoing the import of ${nameOf(files)}`,
    undone: (context: ImportContext, name: string | null) => `${nameOf(context.files)}: ${undone(context, name)}`,
    notUndone: (context: ImportContext) => `${nameOf(context.files)}: ${notUndone(context)}`,
    /** When the person comes back to their library. */
    left: (name: string, done_: number, entries: number) =>
      `The import of ${name} stopped${entries === 0 ? '' : ` at ${number(done_)} of ${number(entries)}`}. Choose the file again to continue or undo it`,
    leftUndoing: (name: string) => `The import of ${name} isn’t completely undone. Choose the file again to finish`,
    unreadable: {
      newer:
        'An import was stopped in a newer version of this site. Reload the page, then choose the file again to continue it',
      unreadable:
        'An import was stopped, and this version of the site can’t continue it. What it added is in the library. Choose the file again to import the rest: what is there already is shown as duplicates',
    },
    choose: 'Choose file',
  },
  spoken: {
    done: (context: ImportContext, name: string | null) => `Import finished: ${done(context, name, 'short')}`,
  },
  /** In the undo history. */
  imported: (files: Named) => `${nameOf(files)} imported`,

  leave: {
    title: 'An import is still running',
    message: 'If you leave the library now, it stops. What has been added stays there.',
    confirm: 'Stop and leave',
    busy: 'Stopping…',
    cancel: 'Stay',
  },

  errors: {
    noReferences: (name: string) =>
      `${name} has no references that can be read. Export them as RIS, BibTeX or CSL-JSON, and import that file.`,
    otherKind(name: string, kind: FileKind): string {
      const [what, instead] = otherKinds[kind];
      return `${name} is ${what}. ${instead}`;
    },
    /** `more` is how many more such places there are. */
    broken: (name: string, line: number, message: string, more: number) =>
      sentences(
        `Nothing in ${name} could be read. Line ${line}: ${ended(message)}`,
        more > 0 && `${counted(more, 'more problem')} found.`,
      ),
    unread: 'The file couldn’t be read.',
    stopped: 'Reading was stopped',
    fileGone: 'The file is no longer available; choose it again',
    noAnswer: 'The server didn’t answer',
    documentsGone:
      'Some of these documents have been deleted for good, so it’s unknown which ones belong in which group',
  },
};

export { contentsBeside, listed, progressOf };
