// The citation styles that libraries have of their own.
import sql from 'sql-template-tag';
import type { StyleSummary } from '#bibliography/citation/readStyle.ts';
import type { ListedStyle } from '#bibliography/citation/styleIndex.ts';
import { isStorable } from '../database/storable.ts';
import type { LibraryReader, WritableLibrary } from '../library/library.ts';
import { stylePath } from './styleAddress.ts';

export const maximumOwnStyles = 50;

/** A style without its file. */
export interface OwnStyle {
  readonly id: string;
  readonly summary: StyleSummary;
  readonly added: Date;
}

export const isOwnStyleId = (id: string): boolean => id.startsWith('own:') && isStorable(id);

export const listedOwnStyle = ({ id, summary }: OwnStyle): ListedStyle => ({
  ...summary,
  id,
  path: stylePath(id),
  source: 'own',
});

/** The newest first. */
export function listOwnStyles(library: LibraryReader): Promise<OwnStyle[]> {
  return library.query<OwnStyle>(
    (libraryId) => sql`
      select id, summary, added from citation_styles where library_id = ${libraryId} order by added desc, id desc`,
  );
}

export async function findOwnStyle(library: LibraryReader, id: string): Promise<OwnStyle | null> {
  if (!isOwnStyleId(id)) return null;
  const [row] = await library.query<OwnStyle>(
    (libraryId) => sql`select id, summary, added from citation_styles where library_id = ${libraryId} and id = ${id}`,
  );
  return row ?? null;
}

/** The file of a style; null if the library does not have it. */
export async function readOwnStyle(library: LibraryReader, id: string): Promise<string | null> {
  if (!isOwnStyleId(id)) return null;
  const [row] = await library.query<{ xml: string }>(
    (libraryId) => sql`select xml from citation_styles where library_id = ${libraryId} and id = ${id}`,
  );
  return row?.xml ?? null;
}

/** Adds a style, and answers the one that is there if it has the same file; null if the library has too many already. */
export function addOwnStyle(
  library: WritableLibrary,
  { id, xml, summary }: { readonly id: string; readonly xml: string; readonly summary: StyleSummary },
): Promise<OwnStyle | null> {
  library.checkRoom(Buffer.byteLength(xml));
  return library.writeAside(async (tx) => {
    const [same] = await tx.query<OwnStyle>(
      (libraryId) =>
        sql`select id, summary, added from citation_styles where library_id = ${libraryId} and xml = ${xml}`,
    );
    if (same) return same;
    const [counted] = await tx.query<{ count: number }>(
      (libraryId) => sql`select count(*) from citation_styles where library_id = ${libraryId}`,
    );
    if ((counted?.count ?? 0) >= maximumOwnStyles) return null;
    const added = library.now();
    await tx.query(
      (libraryId) => sql`
        insert into citation_styles (library_id, id, xml, summary, added)
        values (${libraryId}, ${id}, ${xml}, ${JSON.stringify(summary)}::jsonb, ${added})`,
    );
    return { id, summary, added };
  });
}

/** Removes a style, also as the chosen one. False if the library does not have it. */
export function removeOwnStyle(library: WritableLibrary, id: string): Promise<boolean> {
  if (!isOwnStyleId(id)) return Promise.resolve(false);
  return library.writeAside(async (tx) => {
    const removed = await tx.query(
      (libraryId) => sql`delete from citation_styles where library_id = ${libraryId} and id = ${id} returning 1`,
    );
    await tx.query(
      (libraryId) => sql`
        update libraries set citation_style = null where library_id = ${libraryId} and citation_style = ${id}`,
    );
    return removed.length > 0;
  });
}
