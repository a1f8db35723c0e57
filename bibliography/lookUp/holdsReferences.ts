// Whether a text is references in a format of files, and not a list of identifiers.

/** How files of each format begin: BibTeX's entries, RIS and PubMed's tags, EndNote's and Web of Science's, and CSL-JSON. */
const beginnings: readonly RegExp[] = [
  /^\s*@\w+\s*[{(]/m,
  /^TY {2}- /m,
  /^PMID- /m,
  /^%0 \S/m,
  /^PT [JBSP]\s*$/m,
  /^\s*[[{]\s*[{"\]}]/,
];

/** Whether a text looks like the contents of a file of references: it is then read as one. Asked at each key, so without reading it. */
export function holdsReferences(text: string): boolean {
  return beginnings.some((beginning) => beginning.test(text));
}
