// Adds the states and transitions that were removed since the earlier version to the later version of a chart, so that one drawing shows both.
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import type { ChangeKind } from '../chart/overlay.ts';
import type { Change, ChartDiff, Detail } from './chartDiff.ts';
import { matchStates } from './matchStates.ts';

export interface MergedChart {
  readonly chart: Chart;
  /** By the ids of states and the names of transitions in the merged chart; unchanged ones have no entry. */
  readonly changes: ReadonlyMap<string, ChangeKind>;
  /** What has changed, for those with the kind `changed`. */
  readonly details: ReadonlyMap<string, readonly Detail[]>;
}

/** Inserts a removed state after the last child that preceded it in the earlier version, whose order `siblings` has. */
function insertRemoved(
  children: readonly ChartState[],
  removed: ChartState,
  siblings: readonly string[],
): ChartState[] {
  const before = siblings.slice(0, siblings.indexOf(removed.id));
  const at = children.findLastIndex(({ id }) => before.includes(id)) + 1;
  return [...children.slice(0, at), removed, ...children.slice(at)];
}

function withDescendants(state: ChartState): ChartState[] {
  return [state, ...state.children.flatMap(withDescendants)];
}

class Merging {
  readonly #before: Chart;
  readonly #after: Chart;
  /** Ids of the merged chart by those of the earlier version. */
  readonly #ids: ReadonlyMap<string, string>;

  constructor(before: Chart, after: Chart) {
    this.#before = before;
    this.#after = after;
    const matches = matchStates(before, after);
    // A removed state keeps its id, unless another state of the later version has the same id.
    this.#ids = new Map(
      [...before.states.keys()].map((id) => [id, matches.get(id) ?? (after.states.has(id) ? `${id} (gone)` : id)]),
    );
  }

  id(before: string): string {
    return this.#ids.get(before) ?? before;
  }

  #isRemoved(state: ChartState): boolean {
    return !this.#after.states.has(this.id(state.id));
  }

  /** `children` and the removed children of `state`, which is the same state in the earlier version. `parent` is its id in the merged chart. */
  #withRemoved(children: readonly ChartState[], state: ChartState | undefined, parent: string): ChartState[] {
    const siblings = state?.children.map(({ id }) => this.id(id)) ?? [];
    return (state?.children ?? [])
      .filter((child) => this.#isRemoved(child))
      .reduce<ChartState[]>(
        (merged, child) => insertRemoved(merged, this.#removedState(child, parent), siblings),
        [...children],
      );
  }

  #removedState(state: ChartState, parent: string): ChartState {
    const id = this.id(state.id);
    return {
      ...state,
      id,
      parent,
      children: this.#withRemoved([], state, id),
      initial: null,
      historyDefault: state.historyDefault === null ? null : this.id(state.historyDefault),
    };
  }

  state(later: ChartState): ChartState {
    const earlier = [...this.#before.states.values()].find(({ id }) => this.id(id) === later.id);
    const children = this.#withRemoved(
      later.children.map((child) => this.state(child)),
      earlier,
      later.id,
    );
    return { ...later, children, type: later.type === 'atomic' && children.length > 0 ? 'compound' : later.type };
  }

  removedTransition(transition: ChartTransition): ChartTransition {
    const isTaken = this.#after.transitions.some(({ name }) => name === transition.name);
    return {
      ...transition,
      name: isTaken ? `${transition.name} (gone)` : transition.name,
      source: this.id(transition.source),
      targets: transition.targets.map((target) => this.id(target)),
    };
  }
}

function changesOf(changes: readonly Change<string>[], nameOfRemoved: (name: string) => string) {
  return changes.map((change): [string, ChangeKind] =>
    change.kind === 'gone' ? [nameOfRemoved(change.before), 'gone'] : [change.after, change.kind],
  );
}

/** Both versions as one chart: the later one with the removed states and transitions at their old places. */
export function mergeCharts(before: Chart, after: Chart, diff: ChartDiff): MergedChart {
  const merging = new Merging(before, after);
  const root = merging.state(after.root);
  const removed = new Map(
    before.transitions
      .filter(({ name }) => diff.transitions.some((change) => change.kind === 'gone' && change.before === name))
      .map((transition) => [transition.name, merging.removedTransition(transition)]),
  );
  return {
    chart: {
      id: after.id,
      root,
      states: new Map(withDescendants(root).map((state) => [state.id, state])),
      transitions: [...after.transitions, ...removed.values()],
    },
    changes: new Map([
      ...changesOf(diff.states, (id) => merging.id(id)),
      ...changesOf(diff.transitions, (name) => removed.get(name)?.name ?? name),
    ]),
    details: new Map(
      [...diff.states, ...diff.transitions].flatMap((change) =>
        change.kind === 'changed' ? [[change.after, change.details] as const] : [],
      ),
    ),
  };
}
