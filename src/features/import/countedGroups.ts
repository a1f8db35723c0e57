// How many groups, in words.
import type { ImportContext, TakenBack } from '#machines/import/importTypes.ts';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';

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

/** What is to be said when an import is taken back of what was left, by name as far as that is known. */
export function wordsOfLeft({ leftDocuments, leftGroups, leftNames }: TakenBack): string {
  const leftCount = leftDocuments + leftGroups;
  if (leftCount === 0) return '';
  const what = [
    leftDocuments > 0 && countedDocuments(leftDocuments),
    leftGroups > 0 && countedGroups(leftGroups),
  ].filter((each) => each !== false);
  const others = leftCount - leftNames.length;
  const names = leftNames.map((name) => `“${name}”`).join(', ');
  const which = names === '' ? '' : `: ${names}${others > 0 ? ` and ${others.toLocaleString('en')} more` : ''}`;
  return leftCount === 1
    ? `${what.join('')} was changed since and stays as it is${which}.`
    : `${what.join(' and ')} were changed since and stay as they are${which}.`;
}
