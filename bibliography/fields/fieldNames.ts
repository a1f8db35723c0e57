// Names that mean the same field: what BibLaTeX, BibTeX and other programs call it, and the one name by which searches know it.

/** BibLaTeX's name for each field that BibTeX calls otherwise. Marks that an import leaves (bibtex/marks.ts) use BibLaTeX's name. */
export const biblatexNames: Readonly<Record<string, string>> = {
  journal: 'journaltitle',
  address: 'location',
  school: 'institution',
  archiveprefix: 'eprinttype',
  primaryclass: 'eprintclass',
};

/** Whether files of both dialects use either name of a field. An export then keeps the imported name, and uses BibLaTeX's if there is none. */
export const isNamedEitherWay = (biblatexName: string): boolean =>
  biblatexName === 'eprinttype' || biblatexName === 'eprintclass';

/** The names of a field in a file, BibLaTeX's first. */
export function namesInFile(biblatexName: string): readonly string[] {
  const others = Object.entries(biblatexNames).filter(([, name]) => name === biblatexName);
  return [biblatexName, ...others.map(([name]) => name)];
}

/** Names that mean the same field: to the left what files and people say, to the right the canonical name. */
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

/** The one name of a field: lower case, and of several names that mean the same (`journaltitle`, `journal`) always the same. */
export function canonicalField(name: string): string {
  const lower = name.trim().toLowerCase();
  return canonicalNames.get(lower) ?? lower;
}

/** Whether it can be the name of a field: a letter, then letters, digits, `-`, `_` and `+`. */
export function isFieldName(name: string): boolean {
  return /^[a-z][a-z\d_+-]*$/i.test(name);
}
