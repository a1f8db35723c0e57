// The texts of the source view.

export const sourceTexts = {
  format: 'Format',
  dialects: { bibtex: 'BibTeX', biblatex: 'BibLaTeX' },
  outdated: 'The document was changed meanwhile. Your text is saved in it.',
  showCurrent: 'Show current version',
  source: 'Source',
  unreadable: 'The source has errors. Nothing of it is saved until they are fixed:',
  line: (line: number, message: string) => `Line ${line}: ${message}`,
  revert: 'Discard this text and show the saved document',
  retry: 'Try again',
  failed: (message: string, isUntaken: boolean) =>
    `${message} ${isUntaken ? 'Your text is still here.' : 'The document was not changed.'}`,
};
