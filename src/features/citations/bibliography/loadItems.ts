// Loads the documents of a bibliography, unless they are too many to be formatted.
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';
import { askForItems, maximumReferences } from '../engine/citations.ts';
import { bibliographyTexts } from './bibliographyTexts.ts';

/** `count` is null where nobody counted them. Rejects with a reason that continues a sentence. */
export async function loadItems(
  { selection, count }: Pick<ActionTarget, 'selection' | 'count'>,
  signal: AbortSignal,
): Promise<CslItem[]> {
  const refuseMore = (than: number) => {
    if (than > maximumReferences) throw new Error(bibliographyTexts.tooMany(than, maximumReferences));
  };
  // Before they are sent: a whole library may have a hundred thousand.
  refuseMore(count ?? 0);
  const items = await askForItems({ selection }, signal);
  refuseMore(items.length);
  return items;
}
