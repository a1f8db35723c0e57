// The addresses of read-only links: `/share/{secret}` is a page for people, `/share/{secret}/{name}{ending}` a file for programs.

/** What all addresses of links begin with. */
export const sharePrefix = '/share/';

/** The formats of the files; all but `html` are those of /api/export. */
export type SharedFormat = 'bib' | 'biblatex' | 'ris' | 'csl.json' | 'html';

export interface SharedFile {
  readonly format: SharedFormat;
  /** The end of the file's name. */
  readonly ending: string;
}

/** The files of a link, in the order in which they are offered. An ending that is the end of another one comes after it. */
export const sharedFiles: readonly SharedFile[] = [
  { format: 'biblatex', ending: '.biblatex.bib' },
  { format: 'bib', ending: '.bib' },
  { format: 'ris', ending: '.ris' },
  { format: 'csl.json', ending: '.csl.json' },
  { format: 'html', ending: '.html' },
];

/** Spellings that are understood as well, because programs ask for them. */
const otherEndings: readonly SharedFile[] = [{ format: 'csl.json', ending: '.json' }];

/** The file at the end of an address, and its name without the ending; null if there is none of this name. */
export function sharedFileAt(fileName: string): (SharedFile & { readonly name: string }) | null {
  const file = [...sharedFiles, ...otherEndings].find(
    ({ ending }) => fileName.length > ending.length && fileName.toLowerCase().endsWith(ending),
  );
  return file ? { ...file, name: fileName.slice(0, -file.ending.length) } : null;
}

/** The line with which a LaTeX document reads the references at `address`, an address of files without its ending. */
export function latexLine(address: string): string {
  return `\\addbibresource[location=remote]{${address}.biblatex.bib}`;
}

/** The most characters of a name in an address. */
const longestName = 60;

/** A name for the files of a link, made only of what needs no escapes in addresses, shells and LaTeX. */
export function nameInAddress(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-');
  return words.slice(0, longestName).replaceAll(/^-+|-+$/g, '') || 'references';
}
