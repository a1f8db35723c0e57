// Names for documents in sentences.

export const documentTexts = {
  untitled: 'Untitled',
  /** For sentences that don't say how many documents are selected. */
  selected: 'the selected documents',
};
