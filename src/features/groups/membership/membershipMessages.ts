// The messages after documents were added to groups or removed from them.
import type { Choice } from '#machines/groupMembership/groupMembershipTypes.ts';
import type { DragPayload } from '../dragPayload.ts';
import { membershipTexts } from './membershipTexts.ts';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';

const texts = membershipTexts.changes;

/** A group that was created, or documents that were added or removed. */
export interface StepTaken {
  readonly groupId: string;
  readonly did: 'made' | Choice;
  /** How many documents or groups were really changed. */
  readonly count: number;
}

/** For a step that had nothing to change. */
export function unchangedMessage(documents: DragPayload, { did }: StepTaken, group: string): string {
  return (did === 'none' ? texts.notIn : texts.alreadyIn)(documents.name, isOne(documents), group);
}

/** For steps that changed something: "3 documents added to Read and the new group Used, removed from Old". */
export function changedMessage(
  documents: DragPayload,
  done: readonly StepTaken[],
  nameOf: (groupId: string) => string,
): string {
  const put = done.filter(({ did }) => did !== 'made');
  const namesOf = (wanted: StepTaken['did']) =>
    inWords(done.filter(({ did }) => did === wanted).map(({ groupId }) => nameOf(groupId)));
  if (put.length === 0) return texts.createdEmpty(namesOf('made'));
  const [added, removed] = [namesOf('all'), namesOf('none')];
  const parts = [added && texts.addedTo(added), removed && texts.removedFrom(removed)].filter(Boolean);
  // The number of changed documents is reported for a single step only; with several steps it may differ.
  const [step] = put;
  const who = put.length === 1 && step && !isOne(documents) ? countedDocuments(step.count) : documents.name;
  return `${who} ${parts.join(', ')}`;
}

const isOne = ({ count }: DragPayload) => count === 1;

/** "Read", "Read and Used", "Read, Used and 3 others". */
function inWords(names: readonly string[]): string {
  const [first, second, ...rest] = names;
  if (first === undefined || second === undefined) return first ?? '';
  if (rest.length === 0) return texts.two(first, second);
  return texts.many(first, second, rest.length);
}
