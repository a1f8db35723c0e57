// Why a group is empty, by its kind: what fills it, and what somebody can do about it.
import type { GroupKind } from '#bibliography/groups/groupRule.ts';

/** Draws the sentence; null where there are several groups, or the kind is not known. */
export function EmptyGroupWords({ kind }: { kind: GroupKind | null }): string {
  switch (kind) {
    case 'desktop':
      return 'Only the desktop app fills this group. It is kept as it came, and goes out again with an export.';
    case 'tex':
      return 'This group lists the documents of your library that a TeX file cites. Import those that are missing, or choose the file again under Edit… in the menu of the group.';
    default:
      return 'A group that is filled by hand lists what you put into it: tick documents and choose Groups. Any other lists what its rule finds.';
  }
}
