// The formats of files with references that can be imported.

export const referenceFormats = ['bibtex', 'biblatex', 'ris', 'csl-json'] as const;

export type ReferenceFormat = (typeof referenceFormats)[number];
