// The ETag of a link's file: made of everything that its bytes depend on, so that an unchanged file is recognized without reading documents.
import { createHash } from 'node:crypto';
import sql, { empty } from 'sql-template-tag';
import type { SharedFormat } from '#site/shareAddresses.ts';
import type { OpenedShareLink } from '../accounts/shareLinks.ts';
import type { LibraryReader } from '../library/library.ts';

/**
 * A strong ETag (RFC 9110, section 8.8.3). `program` identifies the program that writes the file, because another version may write it differently.
 * Read it before the documents: if the library changes meanwhile, the next request gets a new file.
 */
export async function etagOf(
  library: LibraryReader,
  link: OpenedShareLink,
  { format, program }: { format: SharedFormat; program: string },
): Promise<string> {
  // What comes after the first three is stored without changing the library's time (`Library.writeAside`). Only a whole .bib file has the tree of
  // groups, in which the expanded ones are marked.
  const isWholeBib = ['bib', 'biblatex'].includes(format) && link.groupId === null && link.query === null;
  const style = format === 'html' ? sql`, citation_style, citation_locale` : empty;
  const expanded = sql`, (
    select md5(string_agg(g.id, ',' order by g.id)) from groups g
    where g.library_id = libraries.library_id and g.is_expanded and g.deleted_at is null) as expanded`;
  const [state] = await library.query(
    (libraryId) => sql`
      select last_modified, groups_modified, derived_version, citation_key_pattern${style}${isWholeBib ? expanded : empty}
      from libraries where library_id = ${libraryId}`,
  );
  const parts = JSON.stringify([program, link.id, format, state ?? null]);
  return `"${createHash('sha256').update(parts).digest('base64url').slice(0, 22)}"`;
}
