// What becomes of the entries of a file: which come in, and what is done with those that are possibly in the library already.
import type { DuplicateDecision, ImportContext, ImportDuplicate, PlannedEntry } from './importTypes.ts';

type Decided = Pick<ImportContext, 'duplicates' | 'decisions' | 'forAll' | 'taken' | 'excluded'>;

/** What becomes of one. */
export function decisionOf(
  { decisions, forAll }: Pick<Decided, 'decisions' | 'forAll'>,
  { entry, suggested }: Pick<ImportDuplicate, 'entry' | 'suggested'>,
): DuplicateDecision {
  return decisions[entry] ?? forAll ?? suggested;
}

/** The duplicates among the entries that come in: one whose counterpart in the file stays out is simply added. */
export function duplicatesOf({
  duplicates,
  excluded,
}: Pick<Decided, 'duplicates' | 'excluded'>): readonly ImportDuplicate[] {
  if (excluded.length === 0) return duplicates;
  const out = new Set(excluded);
  return duplicates.filter(({ entry, target }) => !out.has(entry) && !('entry' in target && out.has(target.entry)));
}

/** How many of them have each fate. */
export function countDecisions(context: Decided): Readonly<Record<DuplicateDecision, number>> {
  const counts = { merge: 0, skip: 0, keep: 0 };
  for (const duplicate of duplicatesOf(context)) counts[decisionOf(context, duplicate)] += 1;
  return counts;
}

/**
 * What is to be done with the entries that are not simply added. Two that are kept because nobody decided are added and nothing more:
 * "Find duplicates" shows them again. What would be merged into an entry that stays out itself is added, so that nothing is lost.
 */
export function planOf(context: Decided): PlannedEntry[] {
  const plan = new Map<number, PlannedEntry>(context.excluded.map((entry) => [entry, { entry, action: 'leaveOut' }]));
  for (const duplicate of duplicatesOf(context)) {
    const { entry } = duplicate;
    const planned = planOne(context, duplicate, plan);
    if (planned) plan.set(entry, planned);
  }
  return [...plan.values()];
}

/** `before` is what becomes of the entries before it, among them the one that it is like. */
function planOne(
  context: Decided,
  duplicate: ImportDuplicate,
  before: ReadonlyMap<number, PlannedEntry>,
): PlannedEntry | null {
  const { entry, target } = duplicate;
  switch (decisionOf(context, duplicate)) {
    case 'merge': {
      const take = context.taken[entry] ?? [];
      const other = 'entry' in target ? before.get(target.entry) : undefined;
      if (other?.action === 'skip') return null;
      // Merged on with what it is merged into.
      return { entry, action: 'merge', target: other?.action === 'merge' ? other.target : target, take };
    }
    case 'skip':
      return { entry, action: 'skip' };
    case 'keep':
      return (context.decisions[entry] ?? context.forAll) === 'keep' ? { entry, action: 'keep', target } : null;
  }
}

/** Whether anything comes in, of files that hold entries. */
export function isAnyChosen({ report, excluded }: Pick<ImportContext, 'report' | 'excluded'>): boolean {
  return report !== null && (report.entries === 0 || excluded.length < report.entries);
}
