// Pairs the transitions of two versions of a state, and lists those that were added, went or changed.
import type { Chart } from '../chart/chart.ts';
import { stateTextOf, triggerText } from '../chart/chartText.ts';
import type { Change, Detail } from './chartDiff.ts';
import { compareInline } from './compareCode.ts';
import { compareLists, compareValues } from './details.ts';
import type { Versions } from './diffStates.ts';
import { sameNames, type TransitionKeys } from './translate.ts';

interface Pair {
  readonly before: TransitionKeys;
  readonly after: TransitionKeys;
}

/**
 * What has to be equal for two transitions of a state to be the same one, the strictest first. The last but one finds another trigger for the same step,
 * and null where a transition leads nowhere and does nothing.
 */
const rounds: readonly ((keys: TransitionKeys) => unknown)[] = [
  ({ trigger, guard, targets, actions }) => [trigger, guard, targets, actions],
  ({ trigger, guard, targets }) => [trigger, guard, targets],
  ({ trigger, guard }) => [trigger, guard],
  ({ trigger, targets }) => [trigger, targets],
  ({ transition, guard, targets, actions }) =>
    targets === '' && actions.length === 0 ? null : [transition.trigger.kind, guard, targets, actions],
  ({ trigger }) => trigger,
];

interface Pairing {
  readonly pairs: readonly Pair[];
  readonly added: readonly TransitionKeys[];
  readonly gone: readonly TransitionKeys[];
}

function pairUp(before: readonly TransitionKeys[], after: readonly TransitionKeys[]): Pairing {
  const pairs: Pair[] = [];
  let [gone, added] = [[...before], [...after]];
  for (const keyOf of rounds) {
    for (const later of added) {
      const key = JSON.stringify([later.source, keyOf(later)]);
      if (keyOf(later) === null) continue;
      const earlier = gone.find((each) => JSON.stringify([each.source, keyOf(each)]) === key);
      if (!earlier) continue;
      pairs.push({ before: earlier, after: later });
      gone = gone.filter((each) => each !== earlier);
    }
    added = added.filter((each) => !pairs.some(({ after: paired }) => paired === each));
  }
  return { pairs, added, gone };
}

/** The positions of a pair among the branches of its trigger that both versions have; XState takes the first branch whose guard holds. */
function branches({ before, after }: Pair, pairs: readonly Pair[], order: (keys: TransitionKeys) => number) {
  const siblings = pairs.filter((each) => each.after.source === after.source && each.after.trigger === after.trigger);
  const position = (own: TransitionKeys, version: 'before' | 'after') =>
    siblings.filter((each) => order(each[version]) < order(own)).length + 1;
  return { before: position(before, 'before'), after: position(after, 'after') };
}

function targetText(chart: Chart, { transition }: TransitionKeys): string | null {
  const { targets } = transition;
  return targets.length === 0 ? null : targets.map((id) => stateTextOf(chart, id)).join(', ');
}

/** Lists what changed, in the order of the later version, with what is gone at the end. */
export function diffTransitions({ before, after, translation }: Versions): Change<string>[] {
  const same = sameNames(after.chart.states.keys());
  const earlier = before.chart.transitions.map((each) => translation.transition(each));
  const later = after.chart.transitions.map((each) => same.transition(each));
  const { pairs, added, gone } = pairUp(earlier, later);
  const order = new Map([...earlier, ...later].map((keys, at) => [keys, at]));

  const detailsOf = (pair: Pair): Detail[] => {
    const [one, other] = [pair.before, pair.after];
    const position = branches(pair, pairs, (keys) => order.get(keys) ?? 0);
    return [
      ...compareValues(
        'trigger',
        one.trigger === other.trigger,
        triggerText(one.transition.trigger),
        triggerText(other.transition.trigger),
      ),
      ...compareValues('guard', one.guard === other.guard, one.transition.guard, other.transition.guard),
      ...compareValues(
        'target',
        one.targets === other.targets,
        targetText(before.chart, one),
        targetText(after.chart, other),
      ),
      ...compareLists('actions', one.actions, other.actions),
      ...compareValues(
        're-entry',
        one.transition.reenter === other.transition.reenter,
        one.transition.reenter ? 'yes' : 'no',
        other.transition.reenter ? 'yes' : 'no',
      ),
      ...compareValues('branch', position.before === position.after, String(position.before), String(position.after)),
      ...compareInline(
        before.code.inline[one.transition.name] ?? [],
        after.code.inline[other.transition.name] ?? [],
        [before.code.helpers, after.code.helpers],
        (kind, name) => translation.name(kind, name),
      ),
    ];
  };

  const changes = later.flatMap((keys): Change<string>[] => {
    if (added.includes(keys)) return [{ kind: 'added', after: keys.transition.name }];
    const pair = pairs.find((each) => each.after === keys);
    const details = pair ? detailsOf(pair) : [];
    if (!pair || details.length === 0) return [];
    return [{ kind: 'changed', before: pair.before.transition.name, after: keys.transition.name, details }];
  });
  return [...changes, ...gone.map(({ transition }): Change<string> => ({ kind: 'gone', before: transition.name }))];
}
