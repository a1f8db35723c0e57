// What a person changed in the source of a document, taken into the document. Compared is what the text says with what the text
// said as it was written: what a source cannot say, and what nobody touched, stays as the document has it.
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

/** A document as its source was written, and as the person left it. */
export interface SourceEdit {
  readonly before: DocumentDraft;
  readonly after: DocumentDraft;
  readonly dialect: Dialect;
}

export interface TakenEdit {
  readonly document: DocumentDraft;
  /** What is changed of what the document does not show as the kind that it is now; null is nothing any more. */
  readonly kept: readonly HiddenField[];
}

/** Both were read by the same reader, so that equal things have the same form. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

const namesIn = (...records: readonly Values[]): readonly string[] => [...new Set(records.flatMap(Object.keys))];

/** `held` with what became of `before` in `after`. */
function withChange(held: unknown, before: unknown, after: unknown): unknown {
  if (isSame(before, after)) return held;
  if (isRecord(held) && isRecord(before) && isRecord(after)) {
    const members = namesIn(held, before, after).map(
      (name) => [name, withChange(held[name], before[name], after[name])] as const,
    );
    return Object.fromEntries(members.filter(([, value]) => value != null));
  }
  if (Array.isArray(held) && Array.isArray(before) && Array.isArray(after) && held.length === before.length) {
    // An item that was only moved, or whose neighbours changed, is still the one that the document has.
    const known: readonly unknown[] = before;
    const items: readonly unknown[] = held;
    return after.map((item: unknown) => {
      const index = known.findIndex((each) => isSame(each, item));
      return index === -1 ? item : items[index];
    });
  }
  return after ?? null;
}

/** `held` with what `said` has and it lacks. */
function filled(held: unknown, said: unknown): unknown {
  if (!isRecord(held) || !isRecord(said)) return held ?? said;
  return Object.fromEntries(namesIn(held, said).map((name) => [name, filled(held[name], said[name])]));
}

/** What a field is called in both dialects, and what is kept of its source goes by. */
function factOf(name: string): string {
  const clean = cleanName(name).replace(kept, '');
  return biblatexNames[clean] ?? clean;
}

/** Each fact that an entry says. */
function factsSaidBy(draft: DocumentDraft, dialect: Dialect): ReadonlyMap<string, string> {
  const written = writeFields(draft, entryTypeOf(draft, dialect), dialect);
  return new Map(written.map(({ name, value }) => [factOf(name), value]));
}

/** A field that the document has as another kind, with the facts by which its source says it. */
interface Unseen {
  readonly field: HiddenField;
  readonly facts: readonly string[];
}

/** What a document keeps that its kind does not have, and what its kind has. */
function partsOf(held: WholeDocument, dialect: Dialect): { hidden: readonly Unseen[]; own: readonly Unseen[] } {
  const { kind, fields, hidden = [] } = held;
  const type = entryTypeOf(held, dialect);
  const others = fields.otherFields ?? [];
  const unseen = (field: HiddenField): Unseen => ({
    field,
    facts: writeHidden([field], type, dialect, others).map(({ name }) => factOf(name)),
  });
  // A fact is told by what is shown, or by the first of the kinds of what is hidden.
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

/** The document that a draft would be as an entry of another type. */
function readAs(draft: DocumentDraft, type: string, dialect: Dialect): Values {
  const source = writeEntry(draft, { dialect, madeUpKey: 'key' }).replace(/^@[^{]+/, `@${type}`);
  return readEntrySource(source, dialect).draft?.fields ?? {};
}

/** Other fields are told apart by their names, as the source has them. */
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

/** What an edit makes of what the document has and its kind after the edit does not show. */
interface KeptEdit {
  /** What is changed of it. */
  readonly changed: readonly HiddenField[];
  /** The same that the kind after the edit has, as the document kept it. */
  readonly back: readonly HiddenField[];
  /** A line that told something of it, and does not any more. */
  readonly isLost: (name: string) => boolean;
  /** A line that tells something of it, or the source that is kept of one, which is therefore none of the other fields. */
  readonly isTold: (name: string) => boolean;
  /** The sources of lines that were touched, as a kind that has them reads them. */
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

/** Other fields with those of another reading, which count. */
function withMarks(
  fields: readonly OtherField[] | null | undefined,
  marks: readonly OtherField[],
): readonly OtherField[] {
  return [...(fields ?? []).filter(({ name }) => !marks.some((mark) => mark.name === name)), ...marks];
}

/**
 * The document after an edit of its source. In another kind a field that holds something else under its name is what the source
 * says. What the kind does not have is changed by the lines that tell it, as a kind that has it reads them; lines that it is no
 * longer told by become other fields.
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
      // The kind itself reads lines of what is gone: they are its own from now on.
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
