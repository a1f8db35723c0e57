// Omits the fields of an entry that it inherits from others in the same file by `crossref` and `@xdata`: the reverse of inheritance.ts. Only values that an
// import inherited, and that are unchanged in both entries, are omitted, so that an export equals the imported file.
import type { WholeDocument } from '../hiddenFields.ts';
import { entryTypeOf } from '../entryTypes.ts';
import { takePublished } from './dates.ts';
import type { Dialect } from './dialect.ts';
import { biblatexNames } from '../fields/fieldNames.ts';
import { openFields } from './fields.ts';
import { type Ancestors, fieldsInheritedBy } from './inheritance.ts';
import { factOf, type InheritingEntry } from './inheritanceTable.ts';
import { inheritedFacts, inheritedMark, inheritedYear, referenceMark } from './marks.ts';
import type { SourceField } from './source.ts';
import { writeDate, type WrittenField } from './writeDate.ts';
import { read, writeFields } from './writeFields.ts';
import { areSameEntities } from './writeNames.ts';
import { type FieldsOfXdata, noXdata, withoutReference } from './xdata.ts';

/** The document with this citation key among those of the file; if several have it, the first. */
export type ParentOf = (key: string) => WholeDocument | undefined;

/** The other entries of the file, from which an entry can inherit. */
export interface Neighbours {
  readonly parentOf: ParentOf;
  readonly xdataOf: FieldsOfXdata;
}

/** The neighbours of an entry that is alone in its file: none. */
export const alone: Neighbours = { parentOf: () => undefined, xdataOf: noXdata };

const otherField = (draft: WholeDocument, name: string): string | undefined =>
  draft.fields.otherFields?.find((field) => field.name === name)?.value;

/** The citation key of the entry that a document inherits from; null if there is none. */
export function inheritsFrom(draft: WholeDocument): string | null {
  if (otherField(draft, inheritedMark('crossref')) === undefined) return null;
  return otherField(draft, 'crossref') ?? null;
}

/** Page ranges with a single dash, because `1-2` and `1--2` are the same. */
const withOneDash = (text: string): string => text.replaceAll(/\s*(?:-+|[–—])\s*/g, '–');

/** Whether two fields have the same value, whatever their markup. */
function areSameFields(one: SourceField, other: SourceField, fact: string): boolean {
  if (one.value === other.value) return true;
  const [mine, theirs] = [read(one.value, fact), read(other.value, fact)];
  if (!mine || !theirs) return false;
  if (fact === 'pages') return withOneDash(mine.text) === withOneDash(theirs.text);
  if (mine.entities.length === 0) return mine.text === theirs.text;
  return mine.others === theirs.others && areSameEntities(mine.entities, theirs.entities);
}

/** Whether the parent's fields give a reader the same value for the fact as the entry's own. */
function tellSame(
  fact: string,
  own: readonly SourceField[],
  theirs: readonly SourceField[],
  dialect: Dialect,
): boolean {
  if (fact === 'date') {
    const [mine, inherited] = [own, theirs].map((fields) => {
      const opened = openFields({ fields: [...fields] }, [], dialect);
      const unread = () => opened.others().map(({ name, value }) => `${name} ${value}`);
      return takePublished(opened) ?? unread().toSorted().join();
    });
    return mine === inherited;
  }
  // If an entry has two names for the same fact, BibLaTeX's has priority.
  const told = theirs.find(({ name }) => name === fact) ?? theirs[0];
  return told !== undefined && own.every((field) => areSameFields(field, told, fact));
}

interface WrittenEntry extends InheritingEntry {
  readonly fields: readonly WrittenField[];
}

/** Replaces values by the references to `@xdata` entries that were imported, if these still have the same value. */
function withReferences(
  draft: WholeDocument,
  fields: readonly WrittenField[],
  xdataOf: FieldsOfXdata,
): readonly WrittenField[] {
  return fields.map((field) => {
    const fact = biblatexNames[field.name] ?? field.name;
    const reference = otherField(draft, `${fact}${referenceMark}`);
    if (reference === undefined) return field;
    const resolved = withoutReference({ name: field.name, value: reference }, xdataOf);
    const isStill = resolved.value !== reference && areSameFields(field, resolved, fact);
    return isStill ? { name: field.name, value: reference } : field;
  });
}

const isOfDate = ({ name }: SourceField): boolean => factOf(name) === 'date';

/** The fields with the date reduced to its month and day; null if nothing of the date would be left, or it has no year of its own. */
function withoutYear(draft: WholeDocument, fields: readonly WrittenField[]): readonly WrittenField[] | null {
  const { published, otherFields = [] } = draft.fields;
  const at = fields.findIndex(isOfDate);
  if (typeof published !== 'string' || at === -1) return null;
  const inWords = writeDate(published, 'bibtex', otherFields ?? []);
  const parts = inWords.filter(({ name }) => name !== 'year');
  // Fields of the date that are among the other fields stay as they are.
  const beside = fields.filter((field) => isOfDate(field) && otherFields?.some(({ name }) => name === field.name));
  if (parts.length + beside.length === 0 || parts.length === inWords.length) return null;
  if (parts.some(({ name }) => name === 'date')) return null;
  const rest = fields.filter((field) => !isOfDate(field) || beside.includes(field));
  return [...rest.slice(0, at), ...parts, ...rest.slice(at)];
}

/** The entry that a file contains for a document; `above` are the documents through which it was reached. */
function entryOf(
  draft: WholeDocument,
  dialect: Dialect,
  neighbours: Neighbours,
  above: readonly WholeDocument[],
): WrittenEntry {
  // BibTeX ignores `@xdata`, so there an entry contains everything itself.
  const xdataOf = dialect === 'biblatex' ? neighbours.xdataOf : noXdata;
  const type = entryTypeOf(draft, dialect);
  const fields = withReferences(draft, writeFields(draft, type, dialect), xdataOf);
  const marked = inheritedFacts(draft);
  if (marked.size === 0) return { type, fields };

  // What the entry would inherit if it had none of the marked fields.
  const dated = marked.has(inheritedYear) ? withoutYear(draft, fields) : null;
  const rest = (dated ?? fields).filter(({ name }) => !marked.has(factOf(name)));
  const seen = [...above, draft];
  const entries = new Map<WholeDocument, WrittenEntry>();
  const parentOf = (key: string): WrittenEntry | undefined => {
    const parent = neighbours.parentOf(key);
    if (!parent || seen.includes(parent)) return undefined;
    const entry = entries.get(parent) ?? entryOf(parent, dialect, neighbours, seen);
    entries.set(parent, entry);
    return entry;
  };
  const ancestors: Ancestors = { parentOf, xdataOf };
  const inherited = fieldsInheritedBy({ type, fields: rest }, ancestors, dialect);
  // The fields of a date are omitted together or not at all: any that is left would prevent the others from being inherited.
  const isInherited = (fact: string): boolean => {
    const own = fields.filter(({ name }) => factOf(name) === fact);
    const theirs = inherited.filter(({ name }) => factOf(name) === fact);
    return theirs.length > 0 && tellSame(fact, own, theirs, dialect);
  };
  const left = new Set([...marked].filter(isInherited));
  const isYearInherited =
    dated !== null &&
    tellSame('date', fields.filter(isOfDate), [...dated.filter(isOfDate), ...inherited.filter(isOfDate)], dialect);
  return { type, fields: (isYearInherited ? dated : fields).filter(({ name }) => !left.has(factOf(name))) };
}

/** The fields of a document's entry in a file with these neighbours. */
export function writeOwnFields(
  draft: WholeDocument,
  dialect: Dialect,
  neighbours: Neighbours,
): readonly WrittenField[] {
  return entryOf(draft, dialect, neighbours, []).fields;
}
