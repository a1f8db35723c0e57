// The texts of the list of documents, in the order of the screen: its head, menus, rows, and what stands there instead of rows.

const dayMs = 24 * 60 * 60 * 1000;
/** How long the server keeps documents in the trash. */
const daysInTrash = 30;

/** The number of days until the server deletes what was trashed then. */
function daysLeft(since: string, now: number): string {
  const days = Math.max(0, Math.ceil((Date.parse(since) - now) / dayMs) + daysInTrash);
  return days === 1 ? '1 day' : `${days} days`;
}

export const listTexts = {
  head: {
    trash: 'Trash',
    documents: 'Documents',
    view: 'Columns and order',
    library: 'Library actions',
    add: 'Add',
    import: 'Import',
    emptyTrash: 'Empty trash…',
    count: (count: number, isSearch: boolean) => `${count.toLocaleString('en')}${isSearch ? ' found' : ''}`,
  },
  order: {
    shown: (column: string) => `Sort: ${column}`,
    label: (column: string, descending: boolean) => `Sort: ${column}, ${descending ? 'descending' : 'ascending'}`,
  },
  columns: {
    title: 'Title',
    people: 'People',
    year: 'Year',
    venue: 'Venue',
    kind: 'Kind',
    added: 'Added',
    modified: 'Modified',
    /** In the trash, this replaces "Modified". */
    trashed: 'Moved to trash',
    key: 'Citation key',
    keywords: 'Keywords',
    entryType: 'Entry type',
    journal: 'Journal',
    pages: 'Pages',
    doi: 'DOI',
    url: 'URL',
    language: 'Language',
  },
  menu: {
    view: 'View',
    library: 'Library actions',
    column: (label: string) => `Column ${label}`,
    columns: 'Columns',
    rows: 'Rows',
    compact: 'Compact',
    comfortable: 'Comfortable',
    sortBy: 'Sort by',
    descending: 'Descending',
    goToRow: 'Go to row…',
    reset: 'Reset columns',
    duplicates: 'Find duplicates…',
    keyPattern: 'Citation key pattern…',
    sortAscending: 'Sort ascending',
    sortDescending: 'Sort descending',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    narrower: 'Narrower',
    wider: 'Wider',
    usualWidth: 'Reset width',
    hide: 'Hide column',
    exported: 'the documents of the list',
    duplicatesFailed: 'Couldn’t look for duplicates: no connection. Your library is safe.',
  },
  goToRow: {
    title: 'Go to row',
    label: (last: string | null) => (last === null ? 'Row' : `Row, 1 to ${last}`),
    confirm: 'Go',
    problem: 'Enter a row number, for example 1200.',
  },
  row: {
    untitled: 'Untitled',
    select: (title: string | null | undefined) => `Select “${title ?? 'Untitled'}”`,
    abstract: 'Abstract',
    abstractFailed: (why: string) => `Couldn’t load the abstract: ${why}. `,
    loading: 'Loading',
    /** A cell of the trash: when the document was trashed, and when it will be deleted. */
    trashed: (day: string, since: string, now: number) => `${day}, ${daysLeft(since, now)} left`,
    trashedLine: (day: string, since: string, now: number) =>
      `In trash since ${day} · deleted in ${daysLeft(since, now)}`,
  },
  loading: 'Loading documents',
  moreFailed: (why: string) => `Couldn’t load more rows: ${why}. Your library is safe.`,
  tryAgain: 'Try again',
  empty: {
    trash: 'Trash is empty',
    trashText: 'Documents that you move to the trash stay here for 30 days. Until then you can restore them.',
    group: 'No documents in this group',
    groups: 'No documents in these groups',
    groupText: {
      desktop: 'Only JabRef can fill this group. It is kept unchanged and included in exports.',
      tex: 'This group lists the documents that a TeX file cites. Import the missing ones, or choose Edit… in the group menu to read the file again.',
      other:
        'To add documents to a group without a rule, select them and choose Groups. Other groups fill themselves by their rule.',
    },
    nothingFound: 'No results',
    noMatch: (isTrash: boolean) => (isTrash ? 'No documents in the trash match' : 'No documents match'),
    noMatchHint: 'Every word must appear in some field. Case and accents are ignored.',
    mistaken: 'Can’t read this search',
    mistakenText: 'Correct it in the search box, or clear the search.',
    clearSearch: 'Clear search',
    library: 'Your library is empty',
    libraryText: 'Import your references to start. Keywords, groups and unknown fields are kept.',
    importTitle: 'Import your references',
    importText: 'Or drop files anywhere on this page: BibTeX, RIS, CSL-JSON, and more.',
    chooseFile: 'Choose file',
    addTitle: 'Add documents',
    addText: 'Paste a DOI, ISBN, arXiv ID or PMID, or fill in a form.',
    keySearch: 'search',
    keyUpDown: 'down and up',
    keyEdit: 'edit',
  },
};
