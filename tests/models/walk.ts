// Walks all paths of a model on running machines and reports what differs from the chart and the model.
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { Exemption, MachineModel, Start } from '#machines/model.ts';
import { statePath } from '#machines/statePath.ts';
import { transitionsOf } from '#machines/transitions.ts';
import type { RecordedMachines } from '#site/coverage.ts';
import { countTransitions } from '../coverage/countTransitions.ts';
import { pathsOf, type Path } from './paths.ts';
import { replay } from './replay.ts';

export interface Findings {
  /** Failed expectations, each with the path to it. */
  readonly broken: readonly string[];
  /** Transitions that no path takes and no reason excuses. */
  readonly uncovered: readonly string[];
  /** Excuses for transitions that are taken, or that no longer exist. */
  readonly stale: readonly string[];
}

/** The problems found, and the transitions taken. */
export interface Walk {
  readonly findings: Findings;
  readonly walked: RecordedMachines;
}

/** The expectations that don't hold in the current state of the machine. */
function brokenFacts(model: MachineModel, snapshot: AnyMachineSnapshot): string[] {
  const state = statePath(snapshot.value as StateValue);
  const facts = model.states[state];
  return facts === undefined
    ? [`the model says nothing of ${state}`]
    : Object.entries(facts).flatMap(([fact, holds]) =>
        holds(snapshot) ? [] : [`in ${state} it does not hold that ${fact}`],
      );
}

function walkPath(model: MachineModel, start: Start, path: Path, walked: string[]): string[] {
  const running = replay(model, start, (transition) => walked.push(transition));
  const findings = brokenFacts(model, running.snapshot());
  const way = [start.name];
  for (const { event, state } of path.steps) {
    way.push(event.type);
    running.step(event);
    const snapshot = running.snapshot();
    const expected = statePath(state.value as StateValue);
    const actual = statePath(snapshot.value as StateValue);
    const found = [
      ...(actual === expected ? [] : [`${actual} instead of ${expected}`]),
      ...brokenFacts(model, snapshot),
    ];
    findings.push(...found.map((finding) => `${way.join(' → ')}: ${finding}`));
  }
  running.stop();
  return findings;
}

/** Walks every path from every start. */
export function walk(model: MachineModel): Walk {
  const walked: string[] = [];
  const broken: string[] = [];
  let starts = 0;
  for (const start of model.starts) {
    for (const path of pathsOf(model, start)) {
      starts += 1;
      broken.push(...walkPath(model, start, path, walked));
    }
  }
  return {
    findings: { broken, ...compareWalked(model, new Set(walked), model.exempt) },
    walked: { [model.machine.id]: { starts, transitions: countTransitions(walked) } },
  };
}

/** Compares the taken transitions with all of the machine's, and with the excuses. */
export function compareWalked(
  model: MachineModel,
  walked: ReadonlySet<string>,
  exempt: readonly Exemption[],
): Pick<Findings, 'uncovered' | 'stale'> {
  const excused = new Set(exempt.map(({ transition }) => transition));
  const uncovered = transitionsOf(model.machine).filter((transition) => !walked.has(transition));
  return {
    uncovered: uncovered.filter((transition) => !excused.has(transition)),
    stale: [...excused].filter((transition) => !uncovered.includes(transition)),
  };
}
