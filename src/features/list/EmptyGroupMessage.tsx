// Says why a group is empty, by its kind, and what a person can do about it.
import type { GroupKind } from '#bibliography/groups/groupRule.ts';
import { emptyStateTexts } from './emptyStateTexts.ts';

/** Renders the sentence; null where there are several groups, or the kind is not known. */
export function EmptyGroupMessage({ kind }: { kind: GroupKind | null }): string {
  const { desktop, tex, other } = emptyStateTexts.groupText;
  return kind === 'desktop' ? desktop : kind === 'tex' ? tex : other;
}
