// How many groups, in words.
import type { ImportContext } from '#machines/import/importTypes.ts';

/** "1 group", "1,200 groups". */
export function countedGroups(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'group' : 'groups'}`;
}

/** The sentence on groups that follows the one on documents when an import is over; nothing for a file without groups. */
export function groupsOfIt({ report, groupsMade }: ImportContext): string {
  if (!report || report.groups === 0) return '';
  if (groupsMade === 0) return ' The groups of the file were there already.';
  const all = countedGroups(report.groups);
  return groupsMade < report.groups
    ? ` ${all} came with the file, ${groupsMade.toLocaleString('en')} of them new.`
    : ` ${all} came with the file.`;
}

/** What an import that stopped says of groups; nothing while documents were on their way, which come first. */
export function groupsNotIn({ report, nextBatch, nextGroups }: ImportContext): string {
  if (!report || nextBatch < report.batchKeys.length || nextGroups >= report.groupKeys.length) return '';
  return nextGroups === 0 ? 'The groups of the file are not in.' : 'The groups of the file are not all in.';
}

/** What is to be said of groups when an import is taken back: those that were left, by name as far as these are known. */
export function groupsLeft({ leftCount, leftNames }: Pick<ImportContext, 'leftCount' | 'leftNames'>): string {
  if (leftCount === 0) return '';
  const others = leftCount - leftNames.length;
  const names = leftNames.map((name) => `“${name}”`).join(', ');
  const which = names === '' ? '' : `: ${names}${others > 0 ? ` and ${others.toLocaleString('en')} more` : ''}`;
  return leftCount === 1
    ? `1 group was changed since and stays${which}.`
    : `${countedGroups(leftCount)} were changed since and stay${which}.`;
}
