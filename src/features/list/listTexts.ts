// The texts of the list of documents that its first screen shows, in the order of the screen: its head and its rows.

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
  moreFailed: (why: string) => `Couldn’t load more rows: ${why}. The library is safe.`,
  tryAgain: 'Try again',
};
