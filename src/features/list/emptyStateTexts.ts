// The texts that stand in the list instead of rows.

export const emptyStateTexts = {
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
  shared: 'This library is empty',
  /** For people who may only read it. */
  sharedText: 'Documents that its editors add appear here.',
  importTitle: 'Import your references',
  importText: 'Or drop files anywhere on this page: BibTeX, RIS, CSL-JSON, and more.',
  chooseFile: 'Choose file',
  addTitle: 'Add documents',
  addText: 'Paste a DOI, ISBN, arXiv ID or PMID, or fill in a form.',
  keySearch: 'search',
  keyUpDown: 'down and up',
  keyEdit: 'edit',
};
