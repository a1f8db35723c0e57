// Names an exported file after the library, the only selected group, or its content.
import type { DocumentSelection } from '../__generated__/resolverTypes.ts';
import type { LibraryReader } from '../library/library.ts';
import type { Selection } from '../list/selection.ts';
import { findMade, readMadeId } from '../groups/content/made.ts';
import { findGroup } from '../groups/readGroups.ts';
import { isWholeLibrary } from './exportDocuments.ts';

/** In characters of up to four bytes each. Systems allow 255 bytes, including the date and the extension. */
const longest = 56;

/** The name without date and extension, for a selection that was read from `input`. */
export async function fileNameOf(
  library: LibraryReader,
  { filterBy }: DocumentSelection,
  selection: Selection,
): Promise<string> {
  if (isWholeLibrary(selection)) return 'library';
  const groupId = filterBy?.groupId;
  const isOneGroup =
    groupId != null &&
    selection.ids === null &&
    selection.except.length === 0 &&
    selection.filter?.search === null &&
    !selection.filter.trashed &&
    filterBy?.groupIds == null;
  return (isOneGroup && asFileName(await findGroupName(library, groupId))) || 'references';
}

/** The name of a group as people see it; empty if there is no such group. */
export async function findGroupName(library: LibraryReader, id: string): Promise<string> {
  if (readMadeId(id)) return (await findMade(library, [id]))[0]?.name ?? '';
  const row = await findGroup(library, id);
  return row?.display_name ?? row?.name ?? '';
}

/** Removes characters that some systems do not allow in file names, or hide. */
function asFileName(words: string): string {
  const plain = words.replaceAll(/[\p{C}\p{Zl}\p{Zp}"%*/:<>?\\|]+/gu, ' ').replaceAll(/\s+/g, ' ');
  return Array.from(plain.trim())
    .slice(0, longest)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
}

/** The header that makes browsers save a file under this name: non-ASCII names are encoded by RFC 6266, with a plain name for other clients. */
export function attachmentOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/gu, '_');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${exact}`}`;
}
