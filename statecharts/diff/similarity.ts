// How alike two states or two machines are: the share of what is said of either that is said of both.
import type { Chart, ChartState, ChartTrigger } from '../chart/chart.ts';

/** Says what a state is and does, with a weight for each statement: what few states share counts more. */
export type Features = ReadonlyMap<string, number>;

/** The weights in both divided by the weights in either, from 0 to 1. */
export function likeness(one: Features, other: Features): number {
  let [both, either] = [0, 0];
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [mine, theirs] = [one.get(name) ?? 0, other.get(name) ?? 0];
    both += Math.min(mine, theirs);
    either += Math.max(mine, theirs);
  }
  return either === 0 ? 0 : both / either;
}

/** The trigger without what XState generates of the state's id. */
export function triggerKey(trigger: ChartTrigger): string {
  if (trigger.kind === 'event') return trigger.type;
  if (trigger.kind === 'after') return `after ${trigger.delay.name}`;
  return 'actor' in trigger && !/^\d+\./.test(trigger.actor) ? `${trigger.kind} ${trigger.actor}` : trigger.kind;
}

function lastKey(chart: Chart, id: string): string {
  return chart.states.get(id)?.key ?? '';
}

/** Everything that the chart says of a state, except its name. */
export function featuresOf(chart: Chart, state: ChartState): Features {
  const features = new Map<string, number>();
  const say = (feature: string, weight: number) => features.set(feature, (features.get(feature) ?? 0) + weight);
  if (state.type !== 'atomic') say(`type ${state.type}`, 1);
  for (const { id, source } of state.invokes) say(`invoke ${source === 'inline' ? id : source}`, 2);
  for (const action of state.entry) say(`entry ${action}`, 2);
  for (const action of state.exit) say(`exit ${action}`, 2);
  for (const tag of state.tags) say(`tag ${tag}`, 1);
  for (const child of state.children) say(`child ${child.key}`, 2);
  if (state.description !== null) say(state.description, 1);
  for (const { source, targets, trigger, guard } of chart.transitions) {
    const isOwn = source === state.id;
    // An actor is often renamed together with its state.
    const event = 'actor' in trigger ? trigger.kind : triggerKey(trigger);
    if (isOwn) {
      say(`on ${event} ${guard ?? ''}`, 1);
      for (const target of targets) say(`on ${event} to ${target === state.id ? 'itself' : lastKey(chart, target)}`, 1);
    } else if (targets.includes(state.id)) {
      say(`by ${event} of ${lastKey(chart, source)}`, 1);
    }
  }
  return features;
}
