// Finds the changes that no test has walked.
import type { MachineChange } from '#statecharts/diff/diffMachines.ts';
import type { RecordedCoverage } from '#site/coverage.ts';

/** Transitions of one machine that are new or changed and that no test took. */
export interface Untested {
  readonly change: Exclude<MachineChange, { kind: 'gone' }>;
  /** Their names. */
  readonly transitions: readonly string[];
}

/** Whether any kind of test took a transition in its last run; the walks of the models count. */
function isWalked(recorded: RecordedCoverage, machine: string, name: string): boolean {
  return Object.values(recorded).some((part) => (part.machines[machine]?.transitions[name] ?? 0) > 0);
}

/** The changes that no test walks, machine by machine. `recorded` is what the tests took of the later version. */
export function untestedChanges(changes: readonly MachineChange[], recorded: RecordedCoverage): Untested[] {
  return changes.flatMap((change) => {
    if (change.kind === 'gone') return [];
    const { chart } = change.after;
    const names =
      change.kind === 'added'
        ? chart.transitions.map(({ name }) => name)
        : change.diff.transitions.flatMap((each) => (each.kind === 'gone' ? [] : [each.after]));
    const transitions = names.filter((name) => !isWalked(recorded, chart.id, name));
    return transitions.length > 0 ? [{ change, transitions }] : [];
  });
}
