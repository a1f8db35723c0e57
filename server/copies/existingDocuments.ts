// Finds which documents are certainly in another library already.
import { compareWorks } from '#bibliography/duplicates/sameWork.ts';
import { duplicateKeysOf } from '#bibliography/duplicates/duplicateKeys.ts';
import { findLike } from '../duplicates/findDuplicates.ts';
import { derivedFrom } from '../library/derived/derivedDocument.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import type { LibraryReader } from '../library/library.ts';
import { toDraft } from '../library/storedFields.ts';

/**
 * For documents of another library, by their ids, the document of `target` that is certainly the same work. Documents in `except` don't count, for
 * example because they are copies of the same request: what the source has twice is copied twice.
 */
export async function findExisting(
  target: LibraryReader,
  documents: readonly DocumentRow[],
  except: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<string, string>> {
  const drafts = documents.map(derivedFrom);
  const like = await findLike(
    target,
    drafts.map(({ draft, texts }) => duplicateKeysOf(draft, texts)),
  );
  const existing = new Map<string, string>();
  for (const { index, documents: candidates } of like) {
    const own = drafts[index];
    const same = candidates.find(
      ({ id, kind, fields }) =>
        own && !except.has(id) && compareWorks(own.draft, toDraft(kind, fields)).sameness === 'same',
    );
    if (own && same) existing.set(own.id, same.id);
  }
  return existing;
}
