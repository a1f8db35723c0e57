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
import { markSuffix } from './marks.ts';
import { writeEntry } from './writeEntry.ts';
import { writeFields, writeHidden } from './writeFields.ts';

type Values = Readonly<Record<string, unknown>>;

/** A document read from the original source and from the edited one. */
export interface SourceEdit {
  readonly before: DocumentDraft;
  readonly after: DocumentDraft;
  readonly dialect: Dialect;
}

export interface AppliedEdit {
  readonly document: DocumentDraft;
  /** Changes to hidden fields, which the document's kind doesn't show; a null value means that the field was removed. */
  readonly hiddenChanges: readonly HiddenField[];
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

/** `held`, completed with members that only `read` has. */
function filled(held: unknown, read: unknown): unknown {
  if (!isRecord(held) || !isRecord(read)) return held ?? read;
  return Object.fromEntries(namesIn(held, read).map((name) => [name, filled(held[name], read[name])]));
}

/** The name under which a field's lines are compared: the same for its names in both dialects and for the mark with its source. */
function comparedName(name: string): string {
  const clean = cleanName(name).replace(markSuffix, '');
  return biblatexNames[clean] ?? clean;
}

/** The values of the lines in an entry, by compared name. */
function linesIn(draft: DocumentDraft, dialect: Dialect): ReadonlyMap<string, string> {
  const written = writeFields(draft, entryTypeOf(draft, dialect), dialect);
  return new Map(written.map(({ name, value }) => [comparedName(name), value]));
}

/** A field of the document, with the compared names of the lines by which a source expresses it. */
interface FieldLines {
  readonly field: HiddenField;
  readonly lines: readonly string[];
}

/** The document's hidden fields, and its visible ones. */
function fieldLinesOf(
  held: WholeDocument,
  dialect: Dialect,
): { hidden: readonly FieldLines[]; own: readonly FieldLines[] } {
  const { kind, fields, hidden = [] } = held;
  const type = entryTypeOf(held, dialect);
  const others = fields.otherFields ?? [];
  const withLines = (field: HiddenField): FieldLines => ({
    field,
    lines: writeHidden([field], type, dialect, others).map(({ name }) => comparedName(name)),
  });
  // A line of the source belongs to a visible field if there is one, or else to the first kind that has it hidden.
  const assigned = new Set(linesIn({ kind, fields } as DocumentDraft, dialect).keys());
  const hiddenLines = [...hiddenByKind(hidden).values()].flatMap((fieldsOfOneKind) => {
    const parts = fieldsOfOneKind.map(withLines);
    const unassigned = parts.map(({ field, lines }) => ({ field, lines: lines.filter((line) => !assigned.has(line)) }));
    for (const { lines } of unassigned) for (const line of lines) assigned.add(line);
    return unassigned;
  });
  const values = fields as Values;
  return {
    hidden: hiddenLines,
    own: fieldsOf(kind).flatMap(({ name }) => {
      const value = values[name];
      return value == null ? [] : [withLines({ kind, name, value })];
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
  { isOfHidden, isLost }: Pick<HiddenEdit, 'isOfHidden' | 'isLost'>,
): readonly OtherField[] {
  const ofName = (fields: readonly OtherField[], name: string) =>
    fields.filter((field) => cleanName(field.name) === name);
  const isTouched = (name: string) => !isOfHidden(name) && !isSame(ofName(before, name), ofName(after, name));
  const heldNames = new Set(held.map(({ name }) => cleanName(name)));
  const placed = new Set<string>();
  const inPlace = held.flatMap((field) => {
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
  return [...inPlace, ...added];
}

const lineNamesIn = (parts: readonly Pick<FieldLines, 'lines'>[]) => new Set(parts.flatMap(({ lines }) => lines));

/** The effects of an edit on fields that the resulting kind doesn't show. */
interface HiddenEdit {
  /** The changes to hidden fields. */
  readonly changed: readonly HiddenField[];
  /** Hidden fields that the resulting kind shows, with the values that the document kept. */
  readonly returning: readonly HiddenField[];
  /** Whether a line belonged to a hidden field before the edit and no longer does. */
  readonly isLost: (name: string) => boolean;
  /** Whether a name belongs to a hidden field, as its line or as the mark with its source, and therefore isn't one of the document's other fields. */
  readonly isOfHidden: (name: string) => boolean;
  /** The marks with the sources of edited lines. They come from reading the entry as a kind that has these fields. */
  readonly marks: { readonly before: readonly OtherField[]; readonly after: readonly OtherField[] };
}

function editHidden(held: WholeDocument, { before, after, dialect }: SourceEdit): HiddenEdit {
  const { hidden, own } = fieldLinesOf(held, dialect);
  const isShown = ({ field }: FieldLines) => hasField(after.kind, field);
  const notShown = [...own, ...hidden].filter((each) => !isShown(each));
  const [valuesBefore, valuesAfter] = [linesIn(before, dialect), linesIn(after, dialect)];
  const isTouched = ({ lines }: FieldLines) => lines.some((line) => valuesBefore.get(line) !== valuesAfter.get(line));
  const touched = notShown.filter(isTouched);
  const untouched = notShown.filter((each) => !isTouched(each));
  const linesBefore = lineNamesIn(touched);

  const heldType = entryTypeOf(held, dialect);
  const typeOf = (kind: DocumentKind) => (kind === held.kind ? heldType : entryTypeOf({ kind, fields: {} }, dialect));
  const readings = touched.map(({ field }) => {
    const then = readAs(before, typeOf(field.kind), dialect);
    const now = readAs(after, typeOf(field.kind), dialect);
    const edited = { ...field, value: withChange(field.value, then[field.name], now[field.name]) };
    const lines = writeHidden([edited], heldType, dialect, []).map(({ name }) => comparedName(name));
    return { field: edited, lines, then, now };
  });
  const linesNow = lineNamesIn([...untouched, ...readings]);
  const marksOf = (readAsKinds: readonly Values[]): readonly OtherField[] => {
    const others = readAsKinds.flatMap(({ otherFields }) => (otherFields ?? []) as readonly OtherField[]);
    const ofTouched = others.filter(({ name }) => markSuffix.test(name) && linesBefore.has(comparedName(name)));
    return [...new Map(ofTouched.map((mark) => [mark.name, mark])).values()];
  };
  const untouchedLines = lineNamesIn(untouched);
  return {
    changed: readings.flatMap(({ field }, index) => (isSame(field.value, touched[index]?.field.value) ? [] : [field])),
    returning: hidden.filter(isShown).map(({ field }) => field),
    isLost: (name) => linesBefore.has(comparedName(name)) && !linesNow.has(comparedName(name)),
    isOfHidden: (name) => {
      const line = comparedName(name);
      return markSuffix.test(name) ? untouchedLines.has(line) && !linesBefore.has(line) : linesNow.has(line);
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
export function withSourceEdits(held: WholeDocument, edit: SourceEdit): AppliedEdit {
  const { before, after, dialect } = edit;
  const { kind } = after;
  const { changed, returning, isLost, isOfHidden, marks } = editHidden(held, edit);
  const heldFields = held.fields as Values;
  const beforeFields = before.fields as Values;
  const afterFields = after.fields as Values;
  const valueOf = (name: string): unknown => {
    if (name === 'otherFields') {
      const others = withOtherFields(
        held.fields.otherFields ?? [],
        withMarks(before.fields.otherFields, marks.before),
        withMarks(after.fields.otherFields, marks.after),
        { isOfHidden, isLost },
      );
      return others.length === 0 ? null : others;
    }
    if (isSameField(name, held.kind, kind)) {
      const value = withChange(heldFields[name], beforeFields[name], afterFields[name]);
      const lines = writeHidden([{ kind, name, value: afterFields[name] ?? null }], '', dialect, []);
      // The kind itself uses the lines of the removed field: they are its own from now on.
      return lines.some((line) => isLost(line.name)) ? filled(value, afterFields[name]) : value;
    }
    const keptField = returning.find((field) => field.name === name);
    if (!keptField) return afterFields[name];
    const then = readAs(before, entryTypeOf(after, dialect), dialect);
    return withChange(keptField.value, then[name], afterFields[name]);
  };
  const fields = fieldsOf(kind).map(({ name }) => [name, valueOf(name)] as const);
  return {
    document: { kind, fields: Object.fromEntries(fields.filter(([, value]) => value != null)) },
    hiddenChanges: changed,
  };
}
