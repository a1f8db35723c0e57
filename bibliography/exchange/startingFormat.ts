// The format of a text, by how its first record begins. It loads no reader, so that a page can ask it with each key press.
import type { ReferenceFormat } from './referenceFormats.ts';

/** The formats that are told apart by how they begin. The entries of BibTeX and BibLaTeX look the same. */
export type StartingFormat = Exclude<ReferenceFormat, 'biblatex'>;

const jsonStart = /^\uFEFF?\s*(?:\[\s*[{\]]|\{\s*["}])/;

/** The beginning of a record anywhere in the text. */
const recordStarts: Readonly<Record<Exclude<StartingFormat, 'csl-json'>, RegExp>> = {
  // Only at the beginning of a line, because e-mail addresses occur in the headers of other files.
  bibtex: /^[ \t]*@[a-z]+\s*[{(]/im,
  // Some programs indent it or write another number of spaces.
  ris: /^[ \t]*TY[ \t]{0,3}-{1,2}[ \t]*[A-Z]{2,}/m,
  nbib: /^PMID- ?\d/m,
  enw: /^%0[ \t]+\S/m,
  ciw: /^(?:FN (?:Clarivate|Thomson|ISI)|PT [JBSPC][ \t]*$)/m,
};

/** A record of refer, EndNote's ancestor, has no type: two tags. Comments of BibTeX can look the same. */
const referStart = /^%[ATJBD][ \t]+\S.*(?:\r\n?|\n)%[A-Z][ \t]+\S/m;

/** The format whose first record comes first; null if no record begins in the text. */
export function startingFormat(text: string): StartingFormat | null {
  if (jsonStart.test(text)) return 'csl-json';
  const places = Object.entries(recordStarts).flatMap(([format, start]) => {
    const at = text.search(start);
    return at === -1 ? [] : [{ format: format as keyof typeof recordStarts, at }];
  });
  const [first] = places.sort((one, other) => one.at - other.at);
  return first?.format ?? (referStart.test(text) ? 'enw' : null);
}
