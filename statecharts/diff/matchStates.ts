// Matches the states of two versions of a chart: first those with the same path, then renamed or moved ones by the similarity of their features.
import type { Chart, ChartState } from '../chart/chart.ts';
import { featuresOf, similarity } from './similarity.ts';

/** Ids of the later version by ids of the earlier one. */
export type StateMatches = ReadonlyMap<string, string>;

/** The minimum similarity of two states with different names. */
const minimumSimilarity = 0.5;
/** The minimum similarity of two states with the same key but different parents. */
const minimumWithSameKey = 0.25;

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

  /** The states of both versions that have no match yet. */
  unmatched(): { before: ChartState[]; after: ChartState[] } {
    return {
      before: [...this.before.states.values()].filter(({ id }) => !this.matches.has(id)),
      after: [...this.after.states.values()].filter(({ id }) => !this.taken.has(id)),
    };
  }

  /** The most similar pair of unmatched states; null if no pair is similar enough. */
  mostSimilarPair(): { before: ChartState; after: ChartState } | null {
    const { before, after } = this.unmatched();
    const features = new Map(after.map((state) => [state.id, featuresOf(this.after, state)]));
    let best: { before: ChartState; after: ChartState; score: number } | null = null;
    for (const one of before) {
      const own = featuresOf(this.before, one);
      for (const other of after) {
        const score = similarity(own, features.get(other.id) ?? new Map<string, number>());
        const isSameKey = one.key === other.key;
        // Key and parent decide between pairs of about the same similarity.
        const isSameParent = one.parent !== null && this.matches.get(one.parent) === other.parent;
        const total = score + (isSameKey ? 0.2 : 0) + (isSameParent ? 0.1 : 0);
        if (score < (isSameKey ? minimumWithSameKey : minimumSimilarity)) continue;
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
  for (let pair = matching.mostSimilarPair(); pair !== null; pair = matching.mostSimilarPair())
    matching.match(pair.before, pair.after);
  return matching.matches;
}
