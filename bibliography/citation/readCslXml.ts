// XML of the Citation Style Language as a tree of elements, in the shape that citeproc takes.
import { SaxesParser } from 'saxes';
import { citationTexts } from './citationTexts.ts';
import { findObjectProperty } from './objectProperties.ts';

export interface CslElement {
  readonly name: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: readonly (CslElement | string)[];
}

/** Why a style or locale can't be used, in a sentence for people. */
export class CslError extends Error {
  override readonly name = 'CslError';
}

/** In characters. The largest style of the public repository has 300,000. */
export const largestCslFile = 1024 * 1024;

const deepest = 100;

/** The elements whose text counts; text elsewhere is white space between elements. */
const textElements: ReadonlySet<string> = new Set(
  ['term', 'single', 'multiple', 'title', 'title-short', 'id', 'name', 'rights', 'summary'].concat([
    'updated',
    'issn',
    'eissn',
  ]),
);

interface OpenElement {
  name: string;
  attrs: Record<string, string>;
  children: (OpenElement | string)[];
}

function addText(element: OpenElement | undefined, text: string): void {
  if (!element || !textElements.has(element.name)) return;
  const last = element.children.at(-1);
  if (typeof last === 'string') element.children[element.children.length - 1] = last + text;
  else element.children.push(text);
}

/**
 * Removes white space around child elements, and all white space in elements without text. `<name>` may have either: text in `<author>`, child elements
 * in the rules.
 */
function dropWhiteSpace(element: OpenElement): void {
  const hasElements = element.children.some((child) => typeof child !== 'string');
  const isBlank =
    element.name === 'name' && element.children.every((child) => typeof child === 'string' && !child.trim());
  if (hasElements || isBlank) element.children = element.children.filter((child) => typeof child !== 'string');
}

/** Refuses names with which the engine would overwrite properties of all objects, as in `<term name="__proto__">`. */
function refuseObjectProperties(texts: readonly string[]): void {
  for (const text of texts) {
    const found = findObjectProperty(text);
    if (found !== null) throw new CslError(citationTexts.reservedName(found));
  }
}

/** The root element. Throws a `CslError` if the text is too large, is not well-formed, declares entities, or has names that every object has. */
export function readCslXml(text: string): CslElement {
  if (text.length > largestCslFile) throw new CslError(citationTexts.tooLarge(largestCslFile));
  const parser = new SaxesParser();
  const document: OpenElement = { name: '', attrs: {}, children: [] };
  const open: OpenElement[] = [document];
  parser.on('error', ({ message }) => {
    throw new CslError(citationTexts.notXml(parser.line, message.replace(/^(?:\d+:\d+: )?/, '')));
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new CslError(citationTexts.declaresEntities);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > deepest) throw new CslError(citationTexts.tooDeep);
    refuseObjectProperties([name, ...Object.entries(attributes).flat()]);
    const element = { name, attrs: { ...attributes }, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (piece) => addText(open.at(-1), piece));
  parser.on('cdata', (piece) => addText(open.at(-1), piece));
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) dropWhiteSpace(element);
    // An empty term is an empty text. Without a child, citeproc would treat it as missing.
    if (element?.name === 'term' && element.children.length === 0) element.children.push('');
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  const root = document.children[0];
  if (root === undefined || typeof root === 'string') throw new CslError(citationTexts.notStyle);
  return root;
}

/** The elements in an element, by name. */
export function childrenOf(element: CslElement | undefined, name: string): CslElement[] {
  return (element?.children ?? []).filter((child) => typeof child !== 'string').filter((child) => child.name === name);
}

/** The text of the first element of this name in an element, in one line; null if it has none. */
export function textIn(element: CslElement | undefined, name: string): string | null {
  const text =
    childrenOf(element, name)[0]
      ?.children.filter((child) => typeof child === 'string')
      .join('') ?? '';
  return text.replace(/\s+/g, ' ').trim() || null;
}
