// What an entry need not say because the one that its `crossref` names says it in the same file: the way back of crossref.ts. Left
// out is only what an import inherited and nobody has changed on either side, so that a file comes out as it came in.
import type { WholeDocument } from '../hiddenFields.ts';
import { entryTypeOf } from '../entryTypes.ts';
import { factOf, fieldsInheritedBy, inheritedMark, type InheritingEntry } from './crossref.ts';
import { takePublished } from './dates.ts';
import type { Dialect } from './dialect.ts';
import { openFields } from './fields.ts';
import type { SourceField } from './source.ts';
import type { WrittenField } from './writeDate.ts';
import { read, writeFields } from './writeFields.ts';
import { areSameEntities } from './writeNames.ts';

/** The document of this citation key among those of the file; the first, where several have it. */
export type ParentOf = (key: string) => WholeDocument | undefined;

const otherField = (draft: WholeDocument, name: string): string | undefined =>
  draft.fields.otherFields?.find((field) => field.name === name)?.value;

/** Whether a written field is one of those that the document has no field for. */
const isOther = (draft: WholeDocument, name: string): boolean => otherField(draft, name) !== undefined;

/** The citation key of the entry that a document has fields from; null when it has none. */
export function inheritsFrom(draft: WholeDocument): string | null {
  if (otherField(draft, inheritedMark) === undefined) return null;
  return otherField(draft, 'crossref') ?? null;
}

/** Whether both fields say the same of one fact, however it is marked up. */
function areSameFields(one: SourceField, other: SourceField, fact: string): boolean {
  const [mine, theirs] = [read(one.value, fact), read(other.value, fact)];
  if (!mine || !theirs) return one.value === other.value;
  return mine.entities.length > 0 ? areSameEntities(mine.entities, theirs.entities) : mine.text === theirs.text;
}

/** Whether a reader would have the fact from the fields of the other entry as from the entry's own. */
function tellSame(fact: string, own: SourceField[], theirs: SourceField[], dialect: Dialect): boolean {
  if (fact === 'date') {
    const [mine, inherited] = [own, theirs].map((fields) => takePublished(openFields({ fields }, [], dialect)));
    return mine === inherited;
  }
  // Of two names of one fact BibLaTeX's counts.
  const told = theirs.find(({ name }) => name === fact) ?? theirs[0];
  return told !== undefined && own.every((field) => areSameFields(field, told, fact));
}

interface WrittenEntry extends InheritingEntry {
  fields: WrittenField[];
}

/** A document as the entry that a file has for it; `above` are those that have led to it. */
function entryOf(
  draft: WholeDocument,
  dialect: Dialect,
  parentOf: ParentOf,
  above: ReadonlySet<WholeDocument>,
): WrittenEntry {
  const type = entryTypeOf(draft, dialect);
  const fields = writeFields(draft, type, dialect);
  const marked = new Set(otherField(draft, inheritedMark)?.split(', '));
  if (inheritsFrom(draft) === null) return { type, fields };

  // What a reader of the file would inherit if nothing of it were said here.
  const rest = fields.filter(({ name }) => isOther(draft, name) || !marked.has(factOf(name)));
  const seen = new Set([...above, draft]);
  const entries = new Map<WholeDocument, WrittenEntry>();
  const readParent = (key: string): WrittenEntry | undefined => {
    const parent = parentOf(key);
    if (!parent || seen.has(parent)) return undefined;
    const entry = entries.get(parent) ?? entryOf(parent, dialect, parentOf, seen);
    entries.set(parent, entry);
    return entry;
  };
  const inherited = fieldsInheritedBy({ type, fields: rest }, readParent, dialect);
  // A fact is left out as a whole: half a date would keep the other half from being inherited.
  const isInherited = (fact: string): boolean => {
    const own = fields.filter(({ name }) => factOf(name) === fact && !isOther(draft, name));
    const theirs = inherited.filter(({ name }) => factOf(name) === fact);
    return tellSame(fact, own, theirs, dialect);
  };
  const left = new Set([...marked].filter(isInherited));
  return { type, fields: fields.filter(({ name }) => isOther(draft, name) || !left.has(factOf(name))) };
}

/** The fields of a document as its entry has them in a file that has `parentOf` beside it. */
export function writeOwnFields(draft: WholeDocument, dialect: Dialect, parentOf: ParentOf): WrittenField[] {
  return entryOf(draft, dialect, parentOf, new Set()).fields;
}
