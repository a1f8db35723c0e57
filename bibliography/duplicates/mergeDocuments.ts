// Merges two documents that are the same work, field by field: by default an existing value is preferred to a missing one, and the one with more content
// otherwise. Lists that can only gain by it are united.
import type { DocumentDraft, DocumentKind, OtherField } from '../documents.ts';
import type { FieldDescription } from '../fields/cells.ts';
import { fieldsOf } from '../kinds.ts';

/** The source of a value: the document that is kept, or the one that is removed. */
export type MergeSide = 'kept' | 'other';

/** A field in which the two documents differ, and its default choice. */
export interface MergeField {
  readonly field: FieldDescription;
  readonly kept: unknown;
  readonly other: unknown;
  readonly usual: MergeSide;
}

type Values = Readonly<Record<string, unknown>>;

/** Fields without a choice: the merged document has the values of both. */
const united: readonly string[] = ['keywords', 'citationKeys', 'otherFields'];

/** A value without its empty members; undefined if nothing is left. */
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

/** The amount of content in a value: for lists, the number of items counts first. */
function amount(value: unknown): number {
  return (Array.isArray(value) ? value.length * 1_000_000 : 0) + textOf(value).length;
}

/** The value of a field of this kind. In a document of another kind, `in` has another meaning. */
function valueFor(kind: DocumentKind, draft: DocumentDraft, name: string): unknown {
  if (name === 'in' && draft.kind !== kind) return undefined;
  return saying((draft.fields as Values)[name]);
}

/** The kind of the merged document: that of the kept one, unless it is "other" and that of the removed one isn't. */
export function mergedKind(kept: DocumentDraft, other: DocumentDraft): DocumentKind {
  return kept.kind === 'other' ? other.kind : kept.kind;
}

/** The fields in which two documents differ and one value has to be chosen, in display order. */
export function mergeFields(kept: DocumentDraft, other: DocumentDraft, kind = mergedKind(kept, other)): MergeField[] {
  return fieldsOf(kind)
    .filter(({ name, editable }) => editable && !united.includes(name))
    .map((field) => ({ field, kept: valueFor(kind, kept, field.name), other: valueFor(kind, other, field.name) }))
    .filter((values) => textOf(values.kept) !== textOf(values.other))
    .map((values) => ({ ...values, usual: amount(values.other) > amount(values.kept) ? 'other' : 'kept' }));
}

/** The items of both lists, each once, those of the kept document first. */
function union(kept: unknown, other: unknown): unknown[] | undefined {
  const items = [kept, other].flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
  return items.length === 0 ? undefined : [...new Map(items.map((item) => [textOf(item), item])).values()];
}

/** The complete merged document; `choices` are by field name, and other fields get their default. */
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

/** The other fields of the kept document, and those of the other one with new names: programs read only one of two fields called `timestamp`. */
function unitedByName(kept: unknown, other: unknown): unknown[] | undefined {
  const [mine, theirs] = [kept, other].map((value) => (Array.isArray(value) ? (value as OtherField[]) : []));
  const names = new Set(mine?.map(({ name }) => name.toLowerCase()));
  const items = [...(mine ?? []), ...(theirs ?? []).filter(({ name }) => !names.has(name.toLowerCase()))];
  return items.length === 0 ? undefined : items;
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The existing value; a value with parts, such as the issue of a journal, gets its missing parts from the other document. */
function filled(mine: unknown, theirs: unknown): unknown {
  return isObject(mine) && isObject(theirs) ? { ...theirs, ...mine } : (mine ?? theirs);
}

/**
 * Completes a document from another one without changing its values: it keeps its kind, and lists that can only gain by it are united. Only the fields named in
 * `take` get the other document's value in any case.
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

/** The update that turns the kept document into the merged one; null clears a field. */
export function mergeChanges(kept: DocumentDraft, merged: DocumentDraft): Record<string, unknown> {
  const values = merged.fields as Values;
  return Object.fromEntries(
    fieldsOf(merged.kind)
      .filter(({ name, editable }) => editable && textOf(valueFor(merged.kind, kept, name)) !== textOf(values[name]))
      .map(({ name }) => [name, values[name] ?? null]),
  );
}
