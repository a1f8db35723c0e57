// How many groups, in words.
import type { ImportContext } from '#machines/import/importTypes.ts';

/** "1 group", "1,200 groups". */
export function countedGroups(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'group' : 'groups'}`;
}

/** What an import that is over says of groups, after its documents: ", with 12 groups"; nothing for a file without groups. */
export function groupsOfIt({ report, groupsMade }: ImportContext): string {
  if (!report || report.groups === 0) return '';
  if (groupsMade === 0) return '; the groups of the file were there already';
  return `, with ${groupsMade < report.groups ? 'new groups: ' + groupsMade.toLocaleString('en') : countedGroups(groupsMade)}`;
}

/** What an import that stopped says of groups; nothing while documents were on their way, which come first. */
export function groupsNotIn({ report, nextBatch, nextGroups }: ImportContext): string {
  if (!report || nextBatch < report.batchKeys.length || nextGroups >= report.groupKeys.length) return '';
  return nextGroups === 0 ? 'The groups of the file are not in.' : 'The groups of the file are not all in.';
}
