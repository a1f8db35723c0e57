// The formats in which documents leave the library, by their names in the API.

export interface ExportFormat {
  /** The format in the address. */
  readonly id: 'biblatex' | 'bib' | 'ris' | 'csl.json';
  readonly name: string;
  /** Whether the file contains the groups of a document. */
  readonly hasGroups: boolean;
}

export const bibtex: ExportFormat = { id: 'bib', name: 'BibTeX', hasGroups: true };

export const cslJson: ExportFormat = { id: 'csl.json', name: 'CSL-JSON', hasGroups: false };

/** The most complete format comes first. */
export const exportFormats: readonly ExportFormat[] = [
  { id: 'biblatex', name: 'BibLaTeX', hasGroups: true },
  bibtex,
  { id: 'ris', name: 'RIS', hasGroups: false },
  cslJson,
];
