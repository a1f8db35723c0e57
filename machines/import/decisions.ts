// Which entries of a file are imported, and what is done with those that may be in the library already.
import type { DuplicateDecision, ImportContext, ImportDuplicate, PlannedEntry } from './importTypes.ts';

type Decided = Pick<ImportContext, 'duplicates' | 'decisions' | 'forAll' | 'taken' | 'excluded'>;

/** The action for one entry. An entry that was looked up to complete a document is never added as another one. */
export function decisionOf(
  { decisions, forAll }: Pick<Decided, 'decisions' | 'forAll'>,
  { entry, suggested, completes }: Pick<ImportDuplicate, 'entry' | 'suggested' | 'completes'>,
): DuplicateDecision {
  if (completes === 'gone') return 'skip';
  const decision = decisions[entry] ?? forAll ?? suggested;
  return completes === 'found' && decision === 'keep' ? suggested : decision;
}

/** The duplicates among the chosen entries. If an entry duplicates one in the file that is not chosen, it is simply added. */
export function duplicatesOf({
  duplicates,
  excluded,
}: Pick<Decided, 'duplicates' | 'excluded'>): readonly ImportDuplicate[] {
  if (excluded.length === 0) return duplicates;
  const out = new Set(excluded);
  return duplicates.filter(({ entry, target }) => !out.has(entry) && !('entry' in target && out.has(target.entry)));
}

/** How many duplicates have each action. */
export function countDecisions(context: Decided): Readonly<Record<DuplicateDecision, number>> {
  const counts = { merge: 0, skip: 0, keep: 0 };
  for (const duplicate of duplicatesOf(context)) counts[decisionOf(context, duplicate)] += 1;
  return counts;
}

/**
 * The entries that are not simply added. Two that are kept because nobody decided are added without a mark, so that "Find duplicates"
 * shows them again. An entry that would be merged into one that is not chosen is added, so that nothing is lost.
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

/** `before`: the actions of earlier entries, among them the one that this entry duplicates. */
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
      // Merged into the target of its own target.
      return { entry, action: 'merge', target: other?.action === 'merge' ? other.target : target, take };
    }
    case 'skip':
      return { entry, action: 'skip' };
    case 'keep':
      return (context.decisions[entry] ?? context.forAll) === 'keep' ? { entry, action: 'keep', target } : null;
  }
}

/** Whether the files complete documents of the library. */
export function isCompletion({ files }: Pick<ImportContext, 'files'>): boolean {
  return files.length > 0 && files.every(({ completes }) => completes !== undefined);
}

/**
 * Whether the import can start: anything is chosen, if the files have entries. Documents are completed only after they were compared, since
 * their records would be added as new documents otherwise.
 */
export function canStart(context: Pick<ImportContext, 'report' | 'excluded' | 'files' | 'message'>): boolean {
  const { report, excluded, files, message } = context;
  const isUnchecked = message !== null;
  if (isUnchecked && files.some(({ completes }) => completes !== undefined)) return false;
  return report !== null && (report.entries === 0 || excluded.length < report.entries);
}
