// Two documents that are the same work, made one: field by field, by default with what is there over what is not and the one with more;
// lists that can only gain are united.
import type { DocumentDraft, DocumentKind, OtherField } from '../documents.ts';
import type { FieldDescription } from '../fields/cells.ts';
import { fieldsOf } from '../kinds.ts';

/** Whose a value is: that of the document that stays, or of the one that goes. */
export type MergeSide = 'kept' | 'other';

/** A field in which the two differ, and what is taken where nobody chooses. */
export interface MergeField {
  readonly field: FieldDescription;
  readonly kept: unknown;
  readonly other: unknown;
  readonly usual: MergeSide;
}

type Values = Readonly<Record<string, unknown>>;

/** Nobody has to choose between these: the merged document has them all. */
const united: readonly string[] = ['keywords', 'citationKeys', 'otherFields'];

/** A value without what says nothing in it; undefined for nothing at all. */
function saying(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (Array.isArray(value)) {
    const items = value.map(saying).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (typeof value !== 'object') return value;
  const members = Object.entries(value)
    .map(([name, member]) => [name, saying(member)] as const)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

function textOf(value: unknown): string {
  const said = saying(value);
  return said === undefined ? '' : JSON.stringify(said);
}

/** How much a value says: of a list its items first. */
function amount(value: unknown): number {
  return (Array.isArray(value) ? value.length * 1_000_000 : 0) + textOf(value).length;
}

/** The value of a field of this kind. Where a document is of another kind, `in` means another thing there. */
function valueFor(kind: DocumentKind, draft: DocumentDraft, name: string): unknown {
  if (name === 'in' && draft.kind !== kind) return undefined;
  return saying((draft.fields as Values)[name]);
}

/** The kind of the merged document: that of the one that stays, unless only the other one is more than "other". */
export function mergedKind(kept: DocumentDraft, other: DocumentDraft): DocumentKind {
  return kept.kind === 'other' ? other.kind : kept.kind;
}

/** The fields in which two documents differ and of which one value is to be taken, in the order in which they are shown. */
export function mergeFields(kept: DocumentDraft, other: DocumentDraft, kind = mergedKind(kept, other)): MergeField[] {
  return fieldsOf(kind)
    .filter(({ name, editable }) => editable && !united.includes(name))
    .map((field) => ({ field, kept: valueFor(kind, kept, field.name), other: valueFor(kind, other, field.name) }))
    .filter((values) => textOf(values.kept) !== textOf(values.other))
    .map((values) => ({ ...values, usual: amount(values.other) > amount(values.kept) ? 'other' : 'kept' }));
}

/** What both hold, each once, what stays first. */
function union(kept: unknown, other: unknown): unknown[] | undefined {
  const items = [kept, other].flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
  return items.length === 0 ? undefined : [...new Map(items.map((item) => [textOf(item), item])).values()];
}

/** The merged document with everything that it has; `choices` are by the names of fields, the others as usual. */
export function mergeDocuments(
  kept: DocumentDraft,
  other: DocumentDraft,
  choices: Readonly<Record<string, MergeSide>> = {},
): DocumentDraft {
  const kind = mergedKind(kept, other);
  const differing = new Map(mergeFields(kept, other).map((each) => [each.field.name, each]));
  const fields: Record<string, unknown> = {};
  for (const { name, editable } of fieldsOf(kind)) {
    const mine = valueFor(kind, kept, name);
    const theirs = valueFor(kind, other, name);
    const difference = differing.get(name);
    const value = united.includes(name)
      ? union(mine, theirs)
      : (choices[name] ?? difference?.usual ?? 'kept') === 'other' && editable
        ? theirs
        : mine;
    if (value !== undefined) fields[name] = value;
  }
  return { kind, fields };
}

/** What is there, and others under names that are not: a file that says `timestamp` twice is none that others read. */
function unitedByName(kept: unknown, other: unknown): unknown[] | undefined {
  const [mine, theirs] = [kept, other].map((value) => (Array.isArray(value) ? (value as OtherField[]) : []));
  const names = new Set(mine?.map(({ name }) => name.toLowerCase()));
  const items = [...(mine ?? []), ...(theirs ?? []).filter(({ name }) => !names.has(name.toLowerCase()))];
  return items.length === 0 ? undefined : items;
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is there; of what has parts, as the issue of a journal has, the parts that are not come from the other. */
function filled(mine: unknown, theirs: unknown): unknown {
  return isObject(mine) && isObject(theirs) ? { ...theirs, ...mine } : (mine ?? theirs);
}

/**
 * A document with what it lacks from another one, and nothing that it says changed: it stays of its kind, its lists that can only gain
 * are united. Of the fields named in `take` it gets the other's value all the same.
 */
export function fillDocument(kept: DocumentDraft, other: DocumentDraft, take: readonly string[] = []): DocumentDraft {
  const { kind } = kept;
  const fields: Record<string, unknown> = {};
  for (const { name, editable } of fieldsOf(kind)) {
    const mine = valueFor(kind, kept, name);
    const theirs = editable ? valueFor(kind, other, name) : undefined;
    const value =
      name === 'otherFields'
        ? unitedByName(mine, theirs)
        : united.includes(name)
          ? union(mine, theirs)
          : take.includes(name)
            ? theirs
            : filled(mine, theirs);
    if (value !== undefined) fields[name] = value;
  }
  return { kind, fields };
}

/** What an update of the one that stays has to say to make it the merged one; null clears a field. */
export function mergeChanges(kept: DocumentDraft, merged: DocumentDraft): Record<string, unknown> {
  const values = merged.fields as Values;
  return Object.fromEntries(
    fieldsOf(merged.kind)
      .filter(({ name, editable }) => editable && textOf(valueFor(merged.kind, kept, name)) !== textOf(values[name]))
      .map(({ name }) => [name, values[name] ?? null]),
  );
}
