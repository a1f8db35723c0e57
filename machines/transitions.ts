// Every transition a machine defines, one name for each guarded branch: by it walks, charts and counts of what was walked know each other.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** The type of the event that sets off a transition, empty for `always`. Typed here because XState types it loosely. */
export function eventOf(transition: AnyTransitionDefinition): string {
  return transition.eventType as string;
}

function siblingsOf(transition: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const source: AnyStateNode = transition.source;
  const eventType = eventOf(transition);
  return eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
}

function nameOfGuard(guard: AnyTransitionDefinition['guard']): string {
  if (guard === undefined) {
    return '';
  }
  return ` [${typeof guard === 'string' ? guard : 'type' in guard ? guard.type : guard.name}]`;
}

/** State, event, number and guard of the branch, targets: the same for a machine and for what `provide` makes of it. */
export function nameOf(transition: AnyTransitionDefinition): string {
  const event = eventOf(transition) || '(always)';
  const targets = transition.target?.map(({ id }) => id).join(' ') ?? '(stays)';
  const branch = siblingsOf(transition).indexOf(transition) + 1;
  return `${transition.source.id} — ${event} #${branch}${nameOfGuard(transition.guard)} → ${targets}`;
}

/** What was taken in what XState tells its inspectors; it does so of each microstep, under a name it has not made public. */
export function transitionsIn(inspection: InspectionEvent): readonly AnyTransitionDefinition[] {
  return inspection.type === '@xstate.microstep' ? inspection._transitions : [];
}

/** All states of the machine, from the root down. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const withChildren = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap((child) => withChildren(child)),
  ];
  return withChildren(machine.root);
}

/** All transitions that the machine defines, state by state. */
export function definitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return statesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
}

/** The names of all transitions that the machine defines. */
export function transitionsOf(machine: AnyStateMachine): string[] {
  return definitionsOf(machine).map((transition) => nameOf(transition));
}

/** The paths of all states that the machine can rest in, as `statePath` writes them: of parallel regions, one of each. */
export function restingPathsOf(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  if (node.type === 'parallel') {
    return children
      .map((child) => restingPathsOf(child))
      .reduce((paths, region) => paths.flatMap((path) => region.map((other) => `${path} ${other}`)));
  }
  if (node.type === 'compound') return children.flatMap((child) => restingPathsOf(child));
  // A history state is a way back to one of the others.
  return node.always === undefined && node.type !== 'history' ? [node.path.join('.')] : [];
}
