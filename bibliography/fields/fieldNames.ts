// Names for the same field: those of BibLaTeX, BibTeX and other programs, and the canonical one that searches use.

/** BibLaTeX's names of fields that have another name in BibTeX. Marks of an import (bibtex/marks.ts) use BibLaTeX's names. */
export const biblatexNames: Readonly<Record<string, string>> = {
  journal: 'journaltitle',
  address: 'location',
  school: 'institution',
  archiveprefix: 'eprinttype',
  primaryclass: 'eprintclass',
};

/** Whether files of both dialects use either name of a field. An export then keeps the imported name, and otherwise uses BibLaTeX's. */
export const isNamedEitherWay = (biblatexName: string): boolean =>
  biblatexName === 'eprinttype' || biblatexName === 'eprintclass';

/** The names of a field in a file, BibLaTeX's first. */
export function namesInFile(biblatexName: string): readonly string[] {
  const others = Object.entries(biblatexNames).filter(([, name]) => name === biblatexName);
  return [biblatexName, ...others.map(([name]) => name)];
}

/** Names for the same field: those used in files and by people on the left, the canonical name on the right. */
const canonicalNames: ReadonlyMap<string, string> = new Map([
  ['journaltitle', 'journal'],
  ['location', 'address'],
  ['school', 'institution'],
  ['annote', 'annotation'],
  ['archiveprefix', 'eprinttype'],
  ['primaryclass', 'eprintclass'],
  ['pdf', 'file'],
  ['keyword', 'keywords'],
  ['key', 'citationkey'],
  ['bibtexkey', 'citationkey'],
  ['citationkeys', 'citationkey'],
]);

/** The canonical name of a field: in lower case, and the same for all names of a field (`journaltitle`, `journal`). */
export function canonicalField(name: string): string {
  const lower = name.trim().toLowerCase();
  return canonicalNames.get(lower) ?? lower;
}

/** Whether this is a valid name of a field: a letter, then letters, digits, `-`, `_` and `+`. */
export function isFieldName(name: string): boolean {
  return /^[a-z][a-z\d_+-]*$/i.test(name);
}
