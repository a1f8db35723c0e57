// Finds the states that two versions of a chart share: those at the same place, then those that were renamed or moved, by what stays alike.
import type { Chart, ChartState } from '../chart/chart.ts';
import { featuresOf, likeness } from './likeness.ts';

/** Ids of the later version by ids of the earlier one. */
export type StateMatches = ReadonlyMap<string, string>;

/** Two states are the same under another name from this likeness on: half of what is said of either. */
const leastLikeness = 0.5;
/** A state that kept its key and has another parent needs less. */
const leastWithSameKey = 0.25;

class Matching {
  readonly matches = new Map<string, string>();
  readonly taken = new Set<string>();
  readonly before: Chart;
  readonly after: Chart;

  constructor(before: Chart, after: Chart) {
    this.before = before;
    this.after = after;
  }

  /** Matches two states, and all below them that kept their keys. */
  match(before: ChartState, after: ChartState): void {
    this.matches.set(before.id, after.id);
    this.taken.add(after.id);
    for (const child of before.children) {
      const same = after.children.find(({ key, id }) => key === child.key && !this.taken.has(id));
      if (same && !this.matches.has(child.id)) this.match(child, same);
    }
  }

  rest(): { before: ChartState[]; after: ChartState[] } {
    return {
      before: [...this.before.states.values()].filter(({ id }) => !this.matches.has(id)),
      after: [...this.after.states.values()].filter(({ id }) => !this.taken.has(id)),
    };
  }

  /** The likest two of the states that have no match yet; null if no two are alike enough. */
  likest(): { before: ChartState; after: ChartState } | null {
    const { before, after } = this.rest();
    const features = new Map(after.map((state) => [state.id, featuresOf(this.after, state)]));
    let best: { before: ChartState; after: ChartState; score: number } | null = null;
    for (const one of before) {
      const own = featuresOf(this.before, one);
      for (const other of after) {
        const score = likeness(own, features.get(other.id) ?? new Map<string, number>());
        const isSameKey = one.key === other.key;
        // The parent decides between two that are equally alike.
        const isSameParent = one.parent !== null && this.matches.get(one.parent) === other.parent;
        const total = score + (isSameKey ? 0.2 : 0) + (isSameParent ? 0.1 : 0);
        if (score < (isSameKey ? leastWithSameKey : leastLikeness)) continue;
        if (best === null || total > best.score) best = { before: one, after: other, score: total };
      }
    }
    return best;
  }
}

/** Matches the states of both versions. The machines themselves always match. */
export function matchStates(before: Chart, after: Chart): StateMatches {
  const matching = new Matching(before, after);
  matching.match(before.root, after.root);
  for (let pair = matching.likest(); pair !== null; pair = matching.likest()) matching.match(pair.before, pair.after);
  return matching.matches;
}
