// What a `UserDocumentsConnection` is resolved from: one page, and how to count the whole list when that is asked for.
import type { PageInfo, UserDocumentsEdge } from '../__generated__/resolverTypes.ts';

export interface DocumentsPage {
  readonly edges: readonly UserDocumentsEdge[];
  readonly pageInfo: PageInfo;
  readonly startIndex: number;
  /** Counts the whole list; may cost more than the page. */
  readonly countAll: () => Promise<number>;
}
