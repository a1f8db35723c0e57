// What an entry takes over from the one that its `crossref` names: BibLaTeX manual §2.4.1 and appendix B. Only fields that
// say where something appeared are taken over, not the DOI, keywords or notes of the other entry.
import { ownValue } from '../ownValue.ts';
import type { Dialect } from './dialect.ts';
import type { SourceEntry, SourceField } from './source.ts';

/** What inheritance needs to know of an entry. */
export type InheritingEntry = Pick<SourceEntry, 'type' | 'fields'>;

/** Among the other fields of a document: the facts that it has from the entry that its `crossref` names. */
export const inheritedMark = 'crossref+inherited';

/** Fields of the containing entry that the contained one has under another name. */
const renamedTitles: readonly (readonly [
  parents: RegExp,
  children: RegExp,
  names: Readonly<Record<string, string>>,
])[] = [
  [
    /^(?:book|proceedings|collection|reference|manual|report|techreport)$/,
    /^(?:in|supp|bookinbook|conference)/,
    { title: 'booktitle', subtitle: 'booksubtitle', titleaddon: 'booktitleaddon' },
  ],
  [/^mv/, /^/, { title: 'maintitle', subtitle: 'mainsubtitle', titleaddon: 'maintitleaddon' }],
  [
    /^periodical$/,
    /^(?:article|suppperiodical)$/,
    { title: 'journaltitle', subtitle: 'journalsubtitle', titleaddon: 'journaltitleaddon' },
  ],
];

const sameName: ReadonlySet<string> = new Set([
  ...['booktitle', 'booksubtitle', 'booktitleaddon', 'maintitle', 'mainsubtitle', 'maintitleaddon'],
  ...['journaltitle', 'journalsubtitle', 'journaltitleaddon', 'journal', 'issn', 'issue', 'issuetitle'],
  ...['editor', 'publisher', 'location', 'address', 'organization', 'institution', 'school'],
  ...['date', 'year', 'month', 'day', 'volume', 'volumes', 'number', 'series', 'part', 'isbn'],
  ...['eventtitle', 'eventtitleaddon', 'eventdate', 'venue', 'language', 'langid'],
]);

/** One fact in the words of both dialects: an entry that says it in one does not inherit the other. */
const sameFact: readonly (readonly string[])[] = [
  ['date', 'year', 'month', 'day'],
  ['journaltitle', 'journal'],
  ['location', 'address'],
  ['institution', 'school'],
  ['language', 'langid'],
];

/** What a field says by whatever name: BibLaTeX's name of the fact. */
export function factOf(name: string): string {
  return sameFact.find((names) => names.includes(name))?.[0] ?? name;
}

/**
 * The fields that `child` inherits from `parent`, under the names that they have in the child, each once. Where the parent has
 * both a title and what the child calls so, BibTeX, which inherits by the same name, takes the latter, BibLaTeX the title.
 */
function inheritFrom(
  parent: readonly SourceField[],
  parentType: string,
  child: InheritingEntry,
  dialect: Dialect,
): SourceField[] {
  const own = new Set(child.fields.map(({ name }) => name));
  for (const names of sameFact) if (names.some((name) => own.has(name))) names.forEach((name) => own.add(name));
  const renamed =
    renamedTitles.find(([parents, children]) => parents.test(parentType) && children.test(child.type))?.[2] ?? {};
  const bySameName = parent.filter(({ name }) => sameName.has(name));
  const byAnother = parent.flatMap(({ name, value }) => {
    const inherited = ownValue(renamed, name);
    return inherited === undefined ? [] : { name: inherited, value };
  });
  const inOrder = dialect === 'bibtex' ? [...bySameName, ...byAnother] : [...byAnother, ...bySameName];
  const inherited = new Map<string, SourceField>();
  for (const field of inOrder) {
    if (!own.has(field.name) && !inherited.has(field.name)) inherited.set(field.name, field);
  }
  return [...inherited.values()];
}

/** The fields that an entry inherits, through parents of parents too; nothing from one that it has been come to from. */
export function fieldsInheritedBy(
  entry: InheritingEntry,
  parentOf: (key: string) => InheritingEntry | undefined,
  dialect: Dialect,
  seen: ReadonlySet<InheritingEntry> = new Set([entry]),
): SourceField[] {
  const key = entry.fields.find(({ name }) => name === 'crossref')?.value;
  const parent = key === undefined ? undefined : parentOf(key);
  if (!parent || seen.has(parent)) return [];
  const ofParent = fieldsInheritedBy(parent, parentOf, dialect, new Set([...seen, parent]));
  return inheritFrom([...parent.fields, ...ofParent], parent.type, entry, dialect);
}

/** For each entry, in the same order, the fields that it inherits. */
export function inheritedFields(entries: readonly SourceEntry[], dialect: Dialect): SourceField[][] {
  const byKey = new Map<string, SourceEntry>();
  for (const entry of entries) {
    const key = entry.key.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, entry);
  }
  return entries.map((entry) => fieldsInheritedBy(entry, (key) => byKey.get(key.toLowerCase()), dialect));
}
