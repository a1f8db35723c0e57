// The pattern for the citation keys of a library: set by its owner, or read from an imported file.
import sql from 'sql-template-tag';
import { type KeyPatterns, keyPatternsOf } from '#bibliography/citationKeys/libraryKeyPatterns.ts';
import type { LibraryReader, WritableLibrary } from '../library/library.ts';

export async function readKeyPatterns(library: LibraryReader): Promise<KeyPatterns> {
  const [row] = await library.query<{ citation_key_pattern: string | null }>(
    (libraryId) => sql`select citation_key_pattern from libraries where library_id = ${libraryId}`,
  );
  const parts = await library.query<{ kind: string; name: string | null; value: string }>(
    (libraryId) => sql`
      select kind, name, value from library_parts
      where library_id = ${libraryId} and kind = 'META' and name like 'keypattern%' order by position`,
  );
  return keyPatternsOf(row?.citation_key_pattern ?? null, parts);
}

/** Sets the pattern; null removes it. */
export async function setKeyPattern(library: WritableLibrary, pattern: string | null): Promise<void> {
  await library.writeAside((tx) =>
    tx.query(
      (libraryId) => sql`update libraries set citation_key_pattern = ${pattern} where library_id = ${libraryId}`,
    ),
  );
}
