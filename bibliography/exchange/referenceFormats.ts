// The formats of files with references that can be imported.

export const referenceFormats = ['bibtex', 'biblatex', 'ris', 'csl-json', 'nbib', 'enw', 'ciw'] as const;

/** `nbib` is PubMed's format, `enw` EndNote's tagged import format, `ciw` the tagged format of Web of Science. */
export type ReferenceFormat = (typeof referenceFormats)[number];
