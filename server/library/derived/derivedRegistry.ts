// The registry of what is derived from documents, and its version, which each library stores: a library with another one is derived again.
import { createHash } from 'node:crypto';
import { adoptingFields } from '#bibliography/bibtex/adoptOtherFields.ts';
import type { DerivedRegistry } from '../library.ts';

/** A stored version is the version of the registry times this, plus a number that stands for what is derived. It fits into 32 bits. */
const scale = 1_000_000;

/**
 * Collects what is derived. The stored version follows: it changes with `version`, and when a column, rows, or a field that adopts other
 * fields is added. Throws if rows have a later version than the registry, because they would be replaced with each write.
 */
export function createDerivedRegistry(
  registry: Omit<DerivedRegistry, 'storedVersion'>,
  adopting: readonly string[] = adoptingFields(),
): DerivedRegistry {
  const { version, columns, rows } = registry;
  const later = rows.filter((each) => each.version > version).map(({ name }) => name);
  if (later.length > 0) throw new Error(`Raise the version of the registry to that of: ${later.join(', ')}`);
  const names = [columns.map(({ name }) => name), rows.map(({ name }) => name), adopting].map((each) =>
    each.toSorted(),
  );
  const digest = createHash('sha256').update(JSON.stringify(names)).digest().readUInt32BE();
  return { ...registry, storedVersion: version * scale + (digest % scale) };
}

/** The version of the registry with which a library was derived. Earlier servers stored that version itself. */
export function registryVersion(storedVersion: number): number {
  return storedVersion < scale ? storedVersion : Math.floor(storedVersion / scale);
}
