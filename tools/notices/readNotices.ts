// The packages that browsers get and that the server runs, with what their files say about license and copyright.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenses, unnamedLicenses } from './licenses.ts';

export interface Notice {
  readonly name: string;
  readonly version: string;
  /** A key of `licenses`. */
  readonly license: string;
  /** Where its source is; null if it does not say. */
  readonly address: string | null;
  /** Its lines of copyright, or else its author; none if it names nobody. */
  readonly copyright: readonly string[];
  /** The text of its license without lines of copyright; null if it has none. */
  readonly text: string | null;
}

/** A package as the lockfile lists it. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

interface Manifest {
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
}

const copyrightLine = /^[\s*#/-]*((?:the\s+)?copyright\s+(?:\(c\)|©|\d{4}).*|\(c\)\s.*\d{4}.*|author:.*)$/i;

/** A line of copyright that stands for one to be filled in, or is part of the license itself. */
const isPlaceholder = (line: string): boolean => /\[yyyy\]|\{yyyy\}|<year>|copyright notice/i.test(line);

function read(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : null;
}

function licenseText(folder: string): string | null {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names.find((each) => /^(?:licen[sc]e|copying|unlicense)(?:[.-](?:md|txt|mit))?$/i.test(each));
  return name === undefined ? null : read(join(folder, name));
}

function authorOf({ author }: Manifest): string | null {
  const name = typeof author === 'string' ? author : author?.name;
  return name === undefined || name.trim() === '' ? null : name.replace(/\s*[<(].*$/, '').trim();
}

/** The web page of a repository, of which packages have the address in several forms: "github:o/n", "git+ssh://git@github.com/o/n.git". */
export function addressOf({ repository, homepage }: Manifest): string | null {
  const url = (typeof repository === 'string' ? repository : repository?.url) ?? '';
  const long = /^(?:git\+)?(?:https?|ssh|git):\/\/(?:git@)?([\w.-]+)[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/#].*)?$/.exec(
    url,
  );
  if (long) return `https://${long[1] ?? ''}/${long[2] ?? ''}`;
  const short = /^(?:github:|git@github\.com:)?([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(url);
  if (short) return `https://github.com/${short[1] ?? ''}`;
  return homepage?.startsWith('https://') ? homepage : null;
}

/** The lines of copyright of a license, and its text without them. */
export function splitLicense(text: string): { readonly copyright: readonly string[]; readonly text: string } {
  const lines = text.split('\n');
  const isCopyright = (line: string) => copyrightLine.test(line) && !isPlaceholder(line);
  return {
    copyright: lines.filter(isCopyright).map((line) => (copyrightLine.exec(line)?.[1] ?? line).trim()),
    text: lines
      .filter((line) => !isCopyright(line) && !/^\s*all rights reserved\.?\s*$/i.test(line))
      .join('\n')
      .trim(),
  };
}

/** Reads one package. Throws an error if its license is not among those that are known. */
export function noticeOf(root: string, folder: string, { version, license, os }: LockedPackage): Notice {
  const name = folder.split('node_modules/').at(-1) ?? folder;
  const known = license ?? unnamedLicenses[name];
  if (known === undefined || !Object.hasOwn(licenses, known)) {
    throw new Error(
      `The license of ${name} (${known ?? 'none named'}) is not known. Read it, and add it to tools/notices/licenses.ts if the product may use it.`,
    );
  }
  // A package for one system only is installed on that system, so that its files would make another page there.
  const installed = os ? join(root, folder, 'none') : join(root, folder);
  const text = licenseText(installed);
  const split = text === null ? null : splitLicense(text);
  const manifest = JSON.parse(read(join(installed, 'package.json')) ?? '{}') as Manifest;
  const author = authorOf(manifest);
  return {
    name,
    version: version ?? '',
    license: known,
    address: addressOf(manifest),
    copyright: split && split.copyright.length > 0 ? split.copyright : author === null ? [] : [author],
    text: split?.text ?? null,
  };
}

/** All packages that are not only for development, each version once. */
export function readNotices(root: string): Notice[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const notices = Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, locked]) => noticeOf(root, folder, locked));
  const once = new Map(notices.map((notice) => [`${notice.name}@${notice.version}`, notice]));
  return [...once.values()].sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}
