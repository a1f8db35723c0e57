// Groups pages of a history so that each ends with a sitting, and a line never continues below "Show earlier revisions".
import type { HistoryPage, Revision } from '#machines/documentHistory/documentHistoryTypes.ts';
import { sittingsOf } from '#machines/documentHistory/sittings.ts';

/** A revision, and the cursor after it. */
export interface PlacedRevision {
  readonly revision: Revision;
  readonly cursor: string;
}

export interface PlacedPage {
  readonly revisions: readonly PlacedRevision[];
  readonly hasNext: boolean;
}

/** Loads as many pages from this cursor as needed to complete a sitting. */
export async function readWholeSittings(
  readPage: (after: string | null) => Promise<PlacedPage>,
  after: string | null,
): Promise<HistoryPage> {
  const placed: PlacedRevision[] = [];
  for (let cursor = after; ;) {
    const page = await readPage(cursor);
    placed.push(...page.revisions);
    const revisions = placed.map(({ revision }) => revision);
    cursor = placed.at(-1)?.cursor ?? null;
    if (!page.hasNext || page.revisions.length === 0 || cursor === null) return { revisions, next: null };
    // The last sitting may continue on the next page, so it is loaded again with that.
    const whole = revisions.length - (sittingsOf(revisions).at(-1)?.length ?? 0);
    const next = placed[whole - 1]?.cursor;
    if (next !== undefined) return { revisions: revisions.slice(0, whole), next };
  }
}
