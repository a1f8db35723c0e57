// The addresses of read-only links: `/share/{secret}` is a page for people, `/share/{secret}/{name}{ending}` a file for programs.

/** The prefix of the addresses of all read-only links. */
export const sharePrefix = '/share/';

/** The formats of the files; all but `html` are those of /api/export. */
export type SharedFormat = 'bib' | 'biblatex' | 'ris' | 'csl.json' | 'html';

export interface SharedFile {
  readonly format: SharedFormat;
  /** The ending of the file's name. */
  readonly ending: string;
}

/** The files of a link, in the order in which they are offered. An ending such as `.bib` comes after longer ones that end with it, such as `.biblatex.bib`. */
export const sharedFiles: readonly SharedFile[] = [
  { format: 'biblatex', ending: '.biblatex.bib' },
  { format: 'bib', ending: '.bib' },
  { format: 'ris', ending: '.ris' },
  { format: 'csl.json', ending: '.csl.json' },
  { format: 'html', ending: '.html' },
];

/** Endings that aren't offered but are accepted, because some programs request them. */
const otherEndings: readonly SharedFile[] = [{ format: 'csl.json', ending: '.json' }];

/** The file with this name, and the name without the ending; null if no file has such an ending. */
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

/** In characters. */
const maximumNameLength = 60;

/** A name for the files of a link. It has only letters, digits and hyphens, which need no escaping in URLs, shells or LaTeX. */
export function nameInAddress(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-');
  return words.slice(0, maximumNameLength).replaceAll(/^-+|-+$/g, '') || 'references';
}
