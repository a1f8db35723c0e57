// The style and the language in which references of a library are formatted.
import sql from 'sql-template-tag';
import type { ListedStyle } from '#bibliography/citation/styleIndex.ts';
import type { LibraryReader, WritableLibrary } from '../library/library.ts';
import { findOwnStyle, isOwnStyleId, listedOwnStyle } from './ownStyles.ts';
import type { SharedStyles } from './sharedStyles.ts';

export const defaultStyle = 'apa';

export interface StyleChoice {
  readonly style: string;
  /** Null for the language of the style. */
  readonly locale: string | null;
}

/** A style that a library can use; null if there is none with this id. */
export async function findStyle(
  shared: SharedStyles,
  library: LibraryReader | null,
  id: string,
): Promise<ListedStyle | null> {
  const found = shared.styles.find((style) => style.id === id);
  if (found || library === null || !isOwnStyleId(id)) return found ?? null;
  const own = await findOwnStyle(library, id);
  return own && listedOwnStyle(own);
}

export async function readStyleChoice(shared: SharedStyles, library: LibraryReader): Promise<StyleChoice> {
  const [row] = await library.query<{ citation_style: string | null; citation_locale: string | null }>(
    (libraryId) => sql`select citation_style, citation_locale from libraries where library_id = ${libraryId}`,
  );
  const style = row?.citation_style ?? null;
  // The operator may have removed it since. Own ones are never removed without this choice.
  const isThere = style !== null && (isOwnStyleId(style) || shared.styles.some(({ id }) => id === style));
  return { style: isThere ? style : defaultStyle, locale: row?.citation_locale ?? null };
}

export async function writeStyleChoice(library: WritableLibrary, { style, locale }: StyleChoice): Promise<void> {
  await library.writeAside((tx) =>
    tx.query(
      (libraryId) => sql`
        update libraries set citation_style = ${style}, citation_locale = ${locale} where library_id = ${libraryId}`,
    ),
  );
}
