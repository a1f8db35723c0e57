// Which fields an entry inherits from the one that its `crossref` names, and under which names: BibLaTeX's manual, appendix B
// (default crossref setup). BibTeX inherits every missing field under its own name; the desktop app uses BibLaTeX's names for both.
import { ownValue } from '../ownValue.ts';
import type { Dialect } from './dialect.ts';
import type { SourceField } from './source.ts';

/** What inheritance needs to know of an entry. */
export interface InheritingEntry {
  readonly type: string;
  readonly fields: readonly SourceField[];
}

/** Names of a field of the parent, with the names that it has in the child. */
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

/** The type of what appeared in something else. */
const part = /^(?:in\w+|supp\w+|bookinbook|conference)$/;

/** Every row that fits a pair of types counts. Some pairs are wider than in the manual: BibTeX has no `@collection`, and its `@incollection`s name books. */
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

/** Titles in other forms, which are not inherited where the title has another name in the child. */
const formsOfTitle: readonly string[] = ['shorttitle', 'sorttitle', 'indextitle', 'indexsorttitle'];

/** Fields that belong to one entry: BibLaTeX never inherits them. */
const never: ReadonlySet<string> = new Set([
  ...['ids', 'crossref', 'xref', 'xdata', 'entryset', 'entrysubtype', 'execute', 'label', 'options', 'presort'],
  ...['related', 'relatedoptions', 'relatedstring', 'relatedtype', 'shorthand', 'shorthandintro', 'sortkey'],
]);

/** What a library says about one entry rather than about a work: its content and files, and where and when it was filed. */
const ofLibrary =
  /^(?:abstract|keywords?|file|pdf|groups|owner|timestamp|creationdate|modificationdate|ranking|readstatus|priority|printed|qualityassured|relevance|comment.*|review|gender|key|bibsource|biburl|date-(?:added|modified)|__markedentry|(?:bdsk|mendeley|citeulike|zotero)-.*)$/;

/** One fact in the words of both dialects: an entry that says it in one does not inherit the other. */
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

/** What a field says by whatever name: BibLaTeX's name of the fact. */
export function factOf(name: string): string {
  return factByName.get(name)?.[0] ?? name;
}

/** Whether the field is about its own entry only, so that nothing inherits it. */
export function isNeverInherited(name: string): boolean {
  return never.has(name) || ofLibrary.test(name);
}

/** The names under which these fields say something, in the words of both dialects. */
export function namesSaidBy(fields: readonly SourceField[]): ReadonlySet<string> {
  return new Set(fields.flatMap(({ name }) => factByName.get(name) ?? name));
}

/** The year that completes a month or day of the child; empty where the child has a year or no date at all. */
function missingYear(parent: readonly SourceField[], own: ReadonlySet<string>): SourceField[] {
  if (own.has('date') || own.has('year') || !(own.has('month') || own.has('day'))) return [];
  const valueOf = (name: string) => parent.find((field) => field.name === name)?.value;
  const year = valueOf('year') ?? /^\d{4}(?=-|\/|$)/.exec(valueOf('date') ?? '')?.[0];
  return year === undefined ? [] : [{ name: 'year', value: year }];
}

/**
 * The fields that `child` inherits from the `parent`, under the names that they have in the child, each once. Where the
 * parent has both a title and what the child calls so, BibTeX, which inherits by the same name, takes the latter, BibLaTeX the title.
 */
export function inheritFrom(parent: InheritingEntry, child: InheritingEntry, dialect: Dialect): SourceField[] {
  const own = new Set(child.fields.map(({ name }) => name));
  const said = namesSaidBy(child.fields);
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
    // BibTeX fills in what is missing whatever it means; in BibLaTeX a field with another name in the child has only that.
    const isRenamed = renamed.some((names) => ownValue(names, name) !== undefined);
    if (dialect === 'bibtex') return !isRenamed || name === 'author' || !own.has('title');
    return !isRenamed;
  });
  const inOrder = dialect === 'bibtex' ? [...bySame, ...byAnother] : [...byAnother, ...bySame];
  const inherited = new Map<string, SourceField>();
  for (const field of inOrder) {
    if (!said.has(field.name) && !inherited.has(field.name)) inherited.set(field.name, field);
  }
  return [...inherited.values(), ...missingYear(inheritable, own)];
}
