// Stores the parts of imported files that are not entries, like comments and macros, so that exports can write them again.
import sql from 'sql-template-tag';
import type { LibraryPart } from '../__generated__/resolverTypes.ts';
import type { LibraryReader, LibraryWriter } from './library.ts';

export type StoredPart = Pick<LibraryPart, 'kind' | 'name' | 'value'>;

/** Adds parts after the existing ones, and returns those that are new. Existing parts, for example from an earlier import, are skipped. */
export async function addLibraryParts(tx: LibraryWriter, parts: readonly StoredPart[]): Promise<StoredPart[]> {
  if (parts.length === 0) return [];
  const present = new Set((await listLibraryParts(tx)).map(identityOf));
  const added = new Map(parts.map((part) => [identityOf(part), part]));
  const records = [...added].filter(([identity]) => !present.has(identity)).map(([, part]) => part);
  await tx.query(
    (libraryId) => sql`
      insert into library_parts (library_id, position, kind, name, value)
      select ${libraryId}, ordinality + (
        select coalesce(max(position), 0) from library_parts where library_id = ${libraryId}
      ), part ->> 'kind', part ->> 'name', part ->> 'value'
      from jsonb_array_elements(${JSON.stringify(records)}::jsonb) with ordinality as record(part, ordinality)`,
  );
  return records;
}

/** Removes parts, and returns those that still existed. */
export async function removeLibraryParts(tx: LibraryWriter, parts: readonly StoredPart[]): Promise<StoredPart[]> {
  if (parts.length === 0) return [];
  return tx.query<StoredPart>(
    (libraryId) => sql`
      delete from library_parts p using jsonb_array_elements(${JSON.stringify(parts)}::jsonb) as record(part)
      where p.library_id = ${libraryId} and p.kind = part ->> 'kind' and p.name is not distinct from part ->> 'name'
        and p.value = part ->> 'value'
      returning p.kind, p.name, p.value`,
  );
}

function identityOf({ kind, name, value }: StoredPart): string {
  return JSON.stringify([kind, name, value]);
}

export async function listLibraryParts(library: LibraryReader): Promise<StoredPart[]> {
  return library.query<StoredPart>(
    (libraryId) => sql`select kind, name, value from library_parts where library_id = ${libraryId} order by position`,
  );
}
