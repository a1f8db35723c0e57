// How similar two states or two machines are: the weight of the features that both have, divided by the weight of the features that either has.
import type { Chart, ChartState, ChartTrigger } from '../chart/chart.ts';

/** The features of a state with their weights. Rarer features weigh more. */
export type Features = ReadonlyMap<string, number>;

/** The similarity of two sets of features, from 0 to 1. */
export function similarity(one: Features, other: Features): number {
  let [both, either] = [0, 0];
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [mine, theirs] = [one.get(name) ?? 0, other.get(name) ?? 0];
    both += Math.min(mine, theirs);
    either += Math.max(mine, theirs);
  }
  return either === 0 ? 0 : both / either;
}

/** The trigger's name, without ids that XState generates from the id of the state. */
export function triggerKey(trigger: ChartTrigger): string {
  if (trigger.kind === 'event') return trigger.type;
  if (trigger.kind === 'after') return `after ${trigger.delay.name}`;
  return 'actor' in trigger && !/^\d+\./.test(trigger.actor) ? `${trigger.kind} ${trigger.actor}` : trigger.kind;
}

function lastKey(chart: Chart, id: string): string {
  return chart.states.get(id)?.key ?? '';
}

/** The features of a state: everything in the chart about it, except its name. */
export function featuresOf(chart: Chart, state: ChartState): Features {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) => features.set(feature, (features.get(feature) ?? 0) + weight);
  if (state.type !== 'atomic') add(`type ${state.type}`, 1);
  for (const { id, source } of state.invokes) add(`invoke ${source === 'inline' ? id : source}`, 2);
  for (const action of state.entry) add(`entry ${action}`, 2);
  for (const action of state.exit) add(`exit ${action}`, 2);
  for (const tag of state.tags) add(`tag ${tag}`, 1);
  for (const child of state.children) add(`child ${child.key}`, 2);
  if (state.description !== null) add(state.description, 1);
  for (const { source, targets, trigger, guard } of chart.transitions) {
    const isOwn = source === state.id;
    // An actor is often renamed together with its state.
    const event = 'actor' in trigger ? trigger.kind : triggerKey(trigger);
    if (isOwn) {
      add(`on ${event} ${guard ?? ''}`, 1);
      for (const target of targets) add(`on ${event} to ${target === state.id ? 'itself' : lastKey(chart, target)}`, 1);
    } else if (targets.includes(state.id)) {
      add(`by ${event} of ${lastKey(chart, source)}`, 1);
    }
  }
  return features;
}
