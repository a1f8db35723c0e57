// What becomes of the entries of a file that are likely in the library already: as somebody said of each, of all, or as is suggested.
import type { DuplicateDecision, ImportContext, ImportDuplicate, PlannedEntry } from './importTypes.ts';

type Decided = Pick<ImportContext, 'duplicates' | 'decisions' | 'forAll' | 'taken'>;

/** What becomes of one. */
export function decisionOf(
  { decisions, forAll }: Pick<Decided, 'decisions' | 'forAll'>,
  { entry, suggested }: Pick<ImportDuplicate, 'entry' | 'suggested'>,
): DuplicateDecision {
  return decisions[entry] ?? forAll ?? suggested;
}

/** How many of them have each fate. */
export function countDecisions(context: Decided): Readonly<Record<DuplicateDecision, number>> {
  const counts = { merge: 0, skip: 0, keep: 0 };
  for (const duplicate of context.duplicates) counts[decisionOf(context, duplicate)] += 1;
  return counts;
}

/** What is to be done with the entries that are not simply added. */
export function planOf(context: Decided): PlannedEntry[] {
  return context.duplicates.map((duplicate): PlannedEntry => {
    const { entry, target } = duplicate;
    const decision = decisionOf(context, duplicate);
    switch (decision) {
      case 'merge':
        return { entry, action: 'merge', target, take: context.taken[entry] ?? [] };
      case 'skip':
        return { entry, action: 'skip' };
      case 'keep':
        return { entry, action: 'keep', target };
    }
  });
}
