// What a person changed in the source of a document, taken into the document. Compared is what the text says with what the text
// said as it was written: what a source cannot say, and what nobody touched, stays as the document has it.
import type { DocumentDraft, OtherField } from '../documents.ts';
import { fieldOf, fieldsOf } from '../kinds.ts';
import { cleanName } from './writeFields.ts';

type Values = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

/** Other fields are told apart by their names, as the source has them. */
function withOtherFields(
  held: readonly OtherField[],
  before: readonly OtherField[],
  after: readonly OtherField[],
): readonly OtherField[] {
  const ofName = (fields: readonly OtherField[], name: string) =>
    fields.filter((field) => cleanName(field.name) === name);
  const isTouched = (name: string) => !isSame(ofName(before, name), ofName(after, name));
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
    return !heldNames.has(name) && isTouched(name);
  });
  return [...kept, ...added];
}

/**
 * The document after an edit of its source: `before` is what the source said as it was written, `after` what it says now. In
 * another kind a field that holds something else under its name is what the source says.
 */
export function withSourceEdits(held: DocumentDraft, before: DocumentDraft, after: DocumentDraft): DocumentDraft {
  const { kind } = after;
  const isShared = (name: string) => fieldOf(held.kind, name)?.editing === fieldOf(kind, name)?.editing;
  const heldFields = held.fields as Values;
  const beforeFields = before.fields as Values;
  const afterFields = after.fields as Values;
  const fields = fieldsOf(kind).map(({ name }) => {
    if (!isShared(name)) return [name, afterFields[name] ?? null] as const;
    if (name !== 'otherFields')
      return [name, withChange(heldFields[name], beforeFields[name], afterFields[name])] as const;
    const others = withOtherFields(
      held.fields.otherFields ?? [],
      before.fields.otherFields ?? [],
      after.fields.otherFields ?? [],
    );
    return [name, others.length === 0 ? null : others] as const;
  });
  return { kind, fields: Object.fromEntries(fields.filter(([, value]) => value != null)) };
}
