// The texts of read-only links: the problems of making one, and what their addresses answer to people and programs.

export const shareLinkTexts = {
  tooMany: (most: number) => `You have reached the limit of ${most} links. End one first.`,
  labelTooLong: (most: number) => `Use at most ${most} characters.`,
  labelInvalid: 'This text has characters that cannot be stored.',
  /** For every secret that opens nothing; it never says why. */
  unknown: 'There is no link at this address, or it has ended. Ask the person who gave it to you for a new one.',
  groupDeleted: 'The group that this link shows was deleted.',
  noFormat: (endings: readonly string[]) =>
    `There is no file of this format. The names of files end with ${endings.join(', ')}.`,
  limited: (seconds: number) => `Too many requests for this link. Try again in ${seconds} seconds.`,
  tooManyRunning: 'Too many downloads of links of this library are in progress. Try again in a few seconds.',
  page: {
    title: 'Shared references',
    library: 'A library of references, shared read-only.',
    group: (name: string) => `The group “${name}”, shared read-only.`,
    search: (query: string) => `References that match “${query}”, shared read-only.`,
    searchInGroup: (query: string, name: string) =>
      `References in the group “${name}” that match “${query}”, shared read-only.`,
    count: (count: number) => (count === 1 ? '1 document' : `${count.toLocaleString('en')} documents`),
    newest: 'These addresses always have the newest version. Whoever knows them can read the documents.',
    formats: {
      biblatex: 'BibLaTeX',
      bib: 'BibTeX',
      ris: 'RIS',
      'csl.json': 'CSL-JSON',
      html: 'Formatted references (HTML)',
    },
    download: 'Download',
    open: 'Open',
    copy: 'Copy address',
    copyLine: 'Copy line',
    copied: 'Copied',
    latex: 'In a LaTeX document with biblatex and Biber:',
  },
} as const;
