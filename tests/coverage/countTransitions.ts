// Counts how often transitions are taken, by machine.
import type { RecordedMachine, RecordedMachines } from '#site/coverage.ts';

/** The transitions that one actor took in one microstep; empty when the actor starts. */
export interface TakenTransitions {
  /** The id of the machine. */
  readonly machine: string;
  readonly transitions: readonly string[];
}

export class TransitionCounter {
  readonly #machines = new Map<string, { starts: number; taken: string[] }>();

  add({ machine, transitions }: TakenTransitions): void {
    const known = this.#machines.get(machine) ?? { starts: 0, taken: [] };
    this.#machines.set(machine, known);
    if (transitions.length === 0) known.starts += 1;
    known.taken.push(...transitions);
  }

  /** The counts since the last call; null if there are none. */
  take(): RecordedMachines | null {
    if (this.#machines.size === 0) return null;
    const counted: Record<string, RecordedMachine> = {};
    for (const [machine, { starts, taken }] of this.#machines)
      counted[machine] = { starts, transitions: countTransitions(taken) };
    this.#machines.clear();
    return counted;
  }
}

/** How often each value occurs. */
export function countTransitions(taken: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const transition of taken) counts[transition] = (counts[transition] ?? 0) + 1;
  return counts;
}
