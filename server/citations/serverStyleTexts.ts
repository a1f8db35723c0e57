// Messages about styles and languages that can't be chosen or added.

export const serverStyleTexts = {
  noSuchStyle: (id: string) => `There is no style “${id.slice(0, 100)}”. Choose one of those that the list has.`,
  noSuchLocale: (locale: string) =>
    `There are no texts in the language “${locale.slice(0, 100)}”. Choose one of those that the list has.`,
  notStorable: 'The file has characters that no style needs.',
  /** `reason` is a sentence. */
  refused: (reason: string) => `${reason} Nothing was added. Choose another file, such as one of zotero.org/styles.`,
  endless: 'Formatting took too long, or too much memory, and was stopped. Choose another style, or fewer documents.',
  endlessCheck: 'Formatting one reference in this style took too long, or too much memory, and was stopped.',
  noBibliography: (title: string) => `The style “${title}” has no bibliography: it writes references in notes only.`,
  tooMany: (most: number) => `A library can have ${most} styles of its own. Nothing was added. Remove one first.`,
} as const;
