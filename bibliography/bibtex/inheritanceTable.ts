// The fields that an entry inherits by `crossref`, and their names there: BibLaTeX manual, appendix B (default crossref setup). BibTeX inherits every missing
// field under its own name; the desktop app uses BibLaTeX's names for both.
import { ownValue } from '../ownValue.ts';
import type { Dialect } from './dialect.ts';
import type { SourceField } from './source.ts';

/** The part of an entry that inheritance depends on. */
export interface InheritingEntry {
  readonly type: string;
  readonly fields: readonly SourceField[];
}

/** The names of a field in the parent and in the child. */
type Renamed = Readonly<Record<string, readonly string[]>>;

interface Row {
  readonly parents: RegExp;
  readonly children: RegExp;
  readonly renamed: Renamed;
}

const titlesAs = (prefix: string): Renamed => ({
  title: [`${prefix}title`],
  subtitle: [`${prefix}subtitle`],
  titleaddon: [`${prefix}titleaddon`],
});

const partOfBook = /^(?:inbook|bookinbook|suppbook)$/;

/** The type of a work that appeared in another work. */
const part = /^(?:in\w+|supp\w+|bookinbook|conference)$/;

/** All rows that match a pair of types apply. Some pairs are wider than in the manual: BibTeX has no `@collection`, and its `@incollection`s refer to books. */
const rows: readonly Row[] = [
  { parents: /^(?:mv)?book$/, children: partOfBook, renamed: { author: ['author', 'bookauthor'] } },
  {
    parents: /^mv/,
    children: /^(?:book|collection|reference|proceedings|in\w+|bookinbook|suppbook|suppcollection|conference)$/,
    renamed: titlesAs('main'),
  },
  {
    parents: /^(?:book|collection|reference|proceedings|manual|report|techreport)$/,
    children: part,
    renamed: titlesAs('book'),
  },
  { parents: /^periodical$/, children: /^(?:article|suppperiodical)$/, renamed: titlesAs('journal') },
];

/** Variants of the title, which aren't inherited if the title has another name in the child. */
const formsOfTitle: readonly string[] = ['shorttitle', 'sorttitle', 'indextitle', 'indexsorttitle'];

/** Fields about the entry itself, which BibLaTeX never inherits. */
const never: ReadonlySet<string> = new Set([
  ...['ids', 'crossref', 'xref', 'xdata', 'entryset', 'entrysubtype', 'execute', 'label', 'options', 'presort'],
  ...['related', 'relatedoptions', 'relatedstring', 'relatedtype', 'shorthand', 'shorthandintro', 'sortkey'],
]);

/** Fields in which a library describes one entry instead of a work: its content, its files, and when and where it was filed. */
const ofLibrary =
  /^(?:abstract|keywords?|file|pdf|groups|owner|timestamp|creationdate|modificationdate|ranking|readstatus|priority|printed|qualityassured|relevance|comment.*|review|gender|key|bibsource|biburl|date-(?:added|modified)|__markedentry|(?:bdsk|mendeley|citeulike|zotero)-.*)$/;

/** Names of the same fact in the two dialects: an entry with one of them doesn't inherit the others. */
const sameFact: readonly (readonly string[])[] = [
  ['date', 'year', 'month', 'day'],
  ['journaltitle', 'journal'],
  ['location', 'address'],
  ['institution', 'school'],
  ['language', 'langid'],
  ['eprinttype', 'archiveprefix'],
  ['eprintclass', 'primaryclass'],
  ['annotation', 'annote'],
];

const factByName: ReadonlyMap<string, readonly string[]> = new Map(
  sameFact.flatMap((names) => names.map((name) => [name, names] as const)),
);

/** BibLaTeX's name for the fact behind a field name. */
export function factOf(name: string): string {
  return factByName.get(name)?.[0] ?? name;
}

/** Whether the field describes its own entry only and is never inherited. */
export function isNeverInherited(name: string): boolean {
  return never.has(name) || ofLibrary.test(name);
}

/** The names, in both dialects, of all facts that these fields state. */
export function namesOfFacts(fields: readonly SourceField[]): ReadonlySet<string> {
  return new Set(fields.flatMap(({ name }) => factByName.get(name) ?? name));
}

/** The year that completes the child's month or day; empty if the child has a year or no date at all. */
function missingYear(parent: readonly SourceField[], own: ReadonlySet<string>): SourceField[] {
  if (own.has('date') || own.has('year') || !(own.has('month') || own.has('day'))) return [];
  const valueOf = (name: string) => parent.find((field) => field.name === name)?.value;
  const year = valueOf('year') ?? /^\d{4}(?=-|\/|$)/.exec(valueOf('date') ?? '')?.[0];
  return year === undefined ? [] : [{ name: 'year', value: year }];
}

/**
 * The fields that `child` inherits from `parent`, under their names in the child, each once. If the parent has two fields for the same name in the child, such
 * as `title` and `booktitle`, BibTeX takes the one with the same name, and BibLaTeX the title.
 */
export function inheritFrom(parent: InheritingEntry, child: InheritingEntry, dialect: Dialect): SourceField[] {
  const own = new Set(child.fields.map(({ name }) => name));
  const ownNames = namesOfFacts(child.fields);
  const renamed = rows
    .filter(({ parents, children }) => parents.test(parent.type) && children.test(child.type))
    .map((row) => row.renamed);
  const hasRenamedTitle = renamed.some(({ title }) => title !== undefined);
  const inheritable = parent.fields.filter(({ name }) => !isNeverInherited(name));
  const byAnother = inheritable.flatMap(({ name, value }) =>
    renamed.flatMap((names) => (ownValue(names, name) ?? []).map((inherited) => ({ name: inherited, value }))),
  );
  const bySame = inheritable.filter(({ name }) => {
    if (hasRenamedTitle && formsOfTitle.includes(name)) return false;
    // BibTeX fills in any missing field, whatever its meaning; in BibLaTeX a field with another name in the child has only that name.
    const isRenamed = renamed.some((names) => ownValue(names, name) !== undefined);
    if (dialect === 'bibtex') return !isRenamed || name === 'author' || !own.has('title');
    return !isRenamed;
  });
  const inOrder = dialect === 'bibtex' ? [...bySame, ...byAnother] : [...byAnother, ...bySame];
  const inherited = new Map<string, SourceField>();
  for (const field of inOrder) {
    if (!ownNames.has(field.name) && !inherited.has(field.name)) inherited.set(field.name, field);
  }
  return [...inherited.values(), ...missingYear(inheritable, own)];
}
