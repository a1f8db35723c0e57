// How documents are called in sentences, wherever they are shown.

export const documentTexts = {
  untitled: 'Untitled',
  /** In a sentence, where they are not counted. */
  selected: 'the selected documents',
};
