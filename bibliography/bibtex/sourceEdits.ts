// Applies a person's edit of a document's source to the document. The edited text is compared with the original text, so that whatever the source can't express
// or the person didn't touch stays as it is in the document.
import { isRecord } from '../isRecord.ts';
import { type DocumentDraft, type DocumentKind, type OtherField } from '../documents.ts';
import { entryTypeOf } from '../entryTypes.ts';
import { hasField, hiddenByKind, type HiddenField, type WholeDocument } from '../hiddenFields.ts';
import { fieldsOf, isSameField } from '../kinds.ts';
import type { Dialect } from './dialect.ts';
import { cleanName } from './entryNames.ts';
import { readEntrySource } from './entrySource.ts';
import { biblatexNames } from '../fields/fieldNames.ts';
import { kept } from './marks.ts';
import { writeEntry } from './writeEntry.ts';
import { writeFields, writeHidden } from './writeFields.ts';

type Values = Readonly<Record<string, unknown>>;

/** A document read from the original source and from the edited one. */
export interface SourceEdit {
  readonly before: DocumentDraft;
  readonly after: DocumentDraft;
  readonly dialect: Dialect;
}

export interface TakenEdit {
  readonly document: DocumentDraft;
  /** Changes to hidden fields, which the document's kind doesn't show; null means removed. */
  readonly kept: readonly HiddenField[];
}

/** Both texts were read by the same reader, so equal values have the same form. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

const namesIn = (...records: readonly Values[]): readonly string[] => [...new Set(records.flatMap(Object.keys))];

/** `held` with the changes from `before` to `after`. */
function withChange(held: unknown, before: unknown, after: unknown): unknown {
  if (isSame(before, after)) return held;
  if (isRecord(held) && isRecord(before) && isRecord(after)) {
    const members = namesIn(held, before, after).map(
      (name) => [name, withChange(held[name], before[name], after[name])] as const,
    );
    return Object.fromEntries(members.filter(([, value]) => value != null));
  }
  if (Array.isArray(held) && Array.isArray(before) && Array.isArray(after) && held.length === before.length) {
    // An item that only moved, or whose neighbours changed, keeps its identity in the document.
    const known: readonly unknown[] = before;
    const items: readonly unknown[] = held;
    return after.map((item: unknown) => {
      const index = known.findIndex((each) => isSame(each, item));
      return index === -1 ? item : items[index];
    });
  }
  return after ?? null;
}

/** `held`, completed with members that only `said` has. */
function filled(held: unknown, said: unknown): unknown {
  if (!isRecord(held) || !isRecord(said)) return held ?? said;
  return Object.fromEntries(namesIn(held, said).map((name) => [name, filled(held[name], said[name])]));
}

/** The name under which both dialects' names and the kept sources of a field are compared. */
function factOf(name: string): string {
  const clean = cleanName(name).replace(kept, '');
  return biblatexNames[clean] ?? clean;
}

/** The facts in an entry. */
function factsSaidBy(draft: DocumentDraft, dialect: Dialect): ReadonlyMap<string, string> {
  const written = writeFields(draft, entryTypeOf(draft, dialect), dialect);
  return new Map(written.map(({ name, value }) => [factOf(name), value]));
}

/** A field that the document keeps from another kind, with the facts by which its source expresses it. */
interface Unseen {
  readonly field: HiddenField;
  readonly facts: readonly string[];
}

/** The document's hidden fields, and its visible ones. */
function partsOf(held: WholeDocument, dialect: Dialect): { hidden: readonly Unseen[]; own: readonly Unseen[] } {
  const { kind, fields, hidden = [] } = held;
  const type = entryTypeOf(held, dialect);
  const others = fields.otherFields ?? [];
  const unseen = (field: HiddenField): Unseen => ({
    field,
    facts: writeHidden([field], type, dialect, others).map(({ name }) => factOf(name)),
  });
  // A line of the source belongs to a visible field if there is one, or else to the first kind that has it hidden.
  const told = new Set(factsSaidBy({ kind, fields } as DocumentDraft, dialect).keys());
  const toldByHidden = [...hiddenByKind(hidden).values()].flatMap((fieldsOfOneKind) => {
    const parts = fieldsOfOneKind.map(unseen);
    const telling = parts.map(({ field, facts }) => ({ field, facts: facts.filter((fact) => !told.has(fact)) }));
    for (const { facts } of telling) for (const fact of facts) told.add(fact);
    return telling;
  });
  const values = fields as Values;
  return {
    hidden: toldByHidden,
    own: fieldsOf(kind).flatMap(({ name }) => {
      const value = values[name];
      return value == null ? [] : [unseen({ kind, name, value })];
    }),
  };
}

/** The draft read as an entry of another type. */
function readAs(draft: DocumentDraft, type: string, dialect: Dialect): Values {
  const source = writeEntry(draft, { dialect, madeUpKey: 'key' }).replace(/^@[^{]+/, `@${type}`);
  return readEntrySource(source, dialect).draft?.fields ?? {};
}

/** Other fields are identified by their names in the source. */
function withOtherFields(
  held: readonly OtherField[],
  before: readonly OtherField[],
  after: readonly OtherField[],
  { isTold, isLost }: Pick<KeptEdit, 'isTold' | 'isLost'>,
): readonly OtherField[] {
  const ofName = (fields: readonly OtherField[], name: string) =>
    fields.filter((field) => cleanName(field.name) === name);
  const isTouched = (name: string) => !isTold(name) && !isSame(ofName(before, name), ofName(after, name));
  const heldNames = new Set(held.map(({ name }) => cleanName(name)));
  const placed = new Set<string>();
  const kept = held.flatMap((field) => {
    const name = cleanName(field.name);
    if (!isTouched(name)) return field;
    if (placed.has(name)) return [];
    placed.add(name);
    return ofName(after, name);
  });
  const added = after.filter((field) => {
    const name = cleanName(field.name);
    return !heldNames.has(name) && (isTouched(name) || isLost(name));
  });
  return [...kept, ...added];
}

const factsOf = (parts: readonly Pick<Unseen, 'facts'>[]) => new Set(parts.flatMap(({ facts }) => facts));

/** The effects of an edit on fields that the resulting kind doesn't show. */
interface KeptEdit {
  /** The changes to hidden fields. */
  readonly changed: readonly HiddenField[];
  /** Hidden fields that the resulting kind shows, with the values that the document kept. */
  readonly back: readonly HiddenField[];
  /** Whether a line belonged to a hidden field before the edit and no longer does. */
  readonly isLost: (name: string) => boolean;
  /** Whether a name is that of a hidden field's line or kept source, and therefore not of another field. */
  readonly isTold: (name: string) => boolean;
  /** The kept sources of edited lines, taken from a reading as a kind that has these fields. */
  readonly marks: { readonly before: readonly OtherField[]; readonly after: readonly OtherField[] };
}

function editKept(held: WholeDocument, { before, after, dialect }: SourceEdit): KeptEdit {
  const { hidden, own } = partsOf(held, dialect);
  const isShown = ({ field }: Unseen) => hasField(after.kind, field);
  const unseen = [...own, ...hidden].filter((each) => !isShown(each));
  const [saidBefore, saidAfter] = [factsSaidBy(before, dialect), factsSaidBy(after, dialect)];
  const isTouched = ({ facts }: Unseen) => facts.some((fact) => saidBefore.get(fact) !== saidAfter.get(fact));
  const touched = unseen.filter(isTouched);
  const untouched = unseen.filter((each) => !isTouched(each));
  const toldBefore = factsOf(touched);

  const heldType = entryTypeOf(held, dialect);
  const typeOf = (kind: DocumentKind) => (kind === held.kind ? heldType : entryTypeOf({ kind, fields: {} }, dialect));
  const readings = touched.map(({ field }) => {
    const then = readAs(before, typeOf(field.kind), dialect);
    const now = readAs(after, typeOf(field.kind), dialect);
    const edited = { ...field, value: withChange(field.value, then[field.name], now[field.name]) };
    const facts = writeHidden([edited], heldType, dialect, []).map(({ name }) => factOf(name));
    return { field: edited, facts, then, now };
  });
  const toldNow = factsOf([...untouched, ...readings]);
  const marksOf = (readAsKinds: readonly Values[]): readonly OtherField[] => {
    const others = readAsKinds.flatMap(({ otherFields }) => (otherFields ?? []) as readonly OtherField[]);
    const ofTouched = others.filter(({ name }) => kept.test(name) && toldBefore.has(factOf(name)));
    return [...new Map(ofTouched.map((mark) => [mark.name, mark])).values()];
  };
  const ofUntouched = factsOf(untouched);
  return {
    changed: readings.flatMap(({ field }, index) => (isSame(field.value, touched[index]?.field.value) ? [] : [field])),
    back: hidden.filter(isShown).map(({ field }) => field),
    isLost: (name) => toldBefore.has(factOf(name)) && !toldNow.has(factOf(name)),
    isTold: (name) => {
      const fact = factOf(name);
      return kept.test(name) ? ofUntouched.has(fact) && !toldBefore.has(fact) : toldNow.has(fact);
    },
    marks: {
      before: marksOf(readings.map(({ then }) => then)),
      after: marksOf(readings.map(({ now }) => now)),
    },
  };
}

/** Other fields, merged with those of another reading, which have priority. */
function withMarks(
  fields: readonly OtherField[] | null | undefined,
  marks: readonly OtherField[],
): readonly OtherField[] {
  return [...(fields ?? []).filter(({ name }) => !marks.some((mark) => mark.name === name)), ...marks];
}

/**
 * The document after an edit of its source. If the kind changed and a field of the same name has another meaning now, its value is read from the source. Fields
 * that the new kind lacks are updated by reading the source as a kind that has them. Lines that no longer belong to such a field become other fields.
 */
export function withSourceEdits(held: WholeDocument, edit: SourceEdit): TakenEdit {
  const { before, after, dialect } = edit;
  const { kind } = after;
  const { changed, back, isLost, isTold, marks } = editKept(held, edit);
  const heldFields = held.fields as Values;
  const beforeFields = before.fields as Values;
  const afterFields = after.fields as Values;
  const valueOf = (name: string): unknown => {
    if (name === 'otherFields') {
      const others = withOtherFields(
        held.fields.otherFields ?? [],
        withMarks(before.fields.otherFields, marks.before),
        withMarks(after.fields.otherFields, marks.after),
        { isTold, isLost },
      );
      return others.length === 0 ? null : others;
    }
    if (isSameField(name, held.kind, kind)) {
      const value = withChange(heldFields[name], beforeFields[name], afterFields[name]);
      const lines = writeHidden([{ kind, name, value: afterFields[name] ?? null }], '', dialect, []);
      // The kind itself uses the lines of the removed field: they are its own from now on.
      return lines.some((line) => isLost(line.name)) ? filled(value, afterFields[name]) : value;
    }
    const keptField = back.find((field) => field.name === name);
    if (!keptField) return afterFields[name];
    const then = readAs(before, entryTypeOf(after, dialect), dialect);
    return withChange(keptField.value, then[name], afterFields[name]);
  };
  const fields = fieldsOf(kind).map(({ name }) => [name, valueOf(name)] as const);
  return {
    document: { kind, fields: Object.fromEntries(fields.filter(([, value]) => value != null)) },
    kept: changed,
  };
}
