// Lets fields that name other documents by citation key follow these documents into the target, where they may have other keys.
import { fold } from '#bibliography/fold.ts';
import { type StoredFields, toDraft } from '../library/storedFields.ts';
import { keysOf } from './freeKeys.ts';

/** The fields whose value is one key, or several separated by commas. `xdata` names parts of a library's file, which are not copied. */
const referring = new Set(['crossref', 'xref', 'related', 'entryset']);

/** A citation key of a document of the source, and the key that leads to it in the target. */
export type KeyInTarget = readonly [key: string, inTarget: string];

const othersOf = (fields: StoredFields) => toDraft('other', fields).fields.otherFields ?? [];

/** The keys of a document and its copy, which has as many. */
export function keysOfCopy(source: StoredFields, copy: StoredFields): KeyInTarget[] {
  const copied = keysOf(copy);
  return keysOf(source).map((key, index) => [key, copied[index] ?? key]);
}

/** The keys of a document that was left out, because the target has the same work already, perhaps under other keys. */
export function keysOfDuplicate(source: StoredFields, existing: StoredFields): KeyInTarget[] {
  const keys = keysOf(existing);
  return keysOf(source).flatMap((key) => {
    const inTarget = keys.find((each) => fold(each) === fold(key)) ?? keys[0];
    return inTarget === undefined ? [] : [[key, inTarget] as const];
  });
}

const isRenamed = ([key, inTarget]: KeyInTarget): boolean => fold(key) !== fold(inTarget);

/** The keys in the target, by folded keys of the source. */
export type KeysInTarget = ReadonlyMap<string, string>;

/** The keys of a part, and those that later parts need. */
export interface PartKeys {
  readonly inTarget: KeysInTarget;
  /** The keys that changed, or that duplicates have. Other copies are found by their keys in the target. */
  readonly toStore: readonly KeyInTarget[];
  /** The keys that copies have only in the target, folded. */
  readonly newKeys: readonly string[];
}

/**
 * Adds the keys of a part to those that earlier parts stored. The first one counts where several documents have the same, as in a file:
 * `isKept` tells whether a copy of an earlier part has kept a folded key.
 */
export function joinKeys(
  earlier: readonly KeyInTarget[],
  { copied, existing }: { readonly copied: readonly KeyInTarget[]; readonly existing: readonly KeyInTarget[] },
  isKept: (key: string) => boolean,
): PartKeys {
  const inTarget = new Map<string, string>();
  const add = ([key, its]: KeyInTarget): boolean => {
    if (inTarget.has(fold(key))) return false;
    inTarget.set(fold(key), its);
    return true;
  };
  for (const each of earlier) add(each);
  const addNew = (each: KeyInTarget): boolean => !isKept(fold(each[0])) && add(each);
  return {
    toStore: [...copied.filter((each) => addNew(each) && isRenamed(each)), ...existing.filter(addNew)],
    newKeys: copied.filter(isRenamed).map(([, its]) => fold(its)),
    inTarget,
  };
}

/** Replaces each reference. Its place is the field with the number of the key in it. */
export function mapReferences(fields: StoredFields, replace: (key: string, place: string) => string): StoredFields {
  const others = othersOf(fields);
  const otherFields = others.map(({ name, value }) => {
    const field = name.toLowerCase();
    if (!referring.has(field)) return { name, value };
    let number = 0;
    return { name, value: value.replace(/[^,\s](?:[^,]*[^,\s])?/g, (key) => replace(key, `${field} ${number++}`)) };
  });
  return others.every(({ value }, index) => value === otherFields[index]?.value) ? fields : { ...fields, otherFields };
}

/** The key in the target for a reference; the same if it need not change. */
export function replaceKey(key: string, inTarget: KeysInTarget): string {
  const its = inTarget.get(fold(key));
  return its === undefined || !isRenamed([key, its]) ? key : its;
}

/** A reference in a copy that still has the key of the source, folded. */
export type OpenReference = readonly [copyId: string, place: string, key: string];

/** The references, in the fields of a document of the source, to documents that were not copied yet. */
export function openReferences(
  fields: StoredFields,
  copyId: string,
  isKnown: (key: string) => boolean,
): readonly OpenReference[] {
  const open: OpenReference[] = [];
  mapReferences(fields, (key, place) => {
    if (!isKnown(fold(key))) open.push([copyId, place, fold(key)]);
    return key;
  });
  return open;
}
