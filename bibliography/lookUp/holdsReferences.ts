// Tells references in a file format from a text with identifiers.

/** How the first record begins in BibTeX, RIS, PubMed's format, EndNote's, Web of Science's, and CSL-JSON. */
const beginnings: readonly RegExp[] = [
  /^\s*@\w+\s*[{(]/m,
  /^TY {2}- /m,
  /^PMID- /m,
  /^%0 \S/m,
  /^PT [JBSP]\s*$/m,
  /^\s*[[{]\s*[{"\]}]/,
];

/** Whether a text looks like a file of references, and is to be read as one. It is asked with each key press, so it reads no entry. */
export function holdsReferences(text: string): boolean {
  return beginnings.some((beginning) => beginning.test(text));
}
