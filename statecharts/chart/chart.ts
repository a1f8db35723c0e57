// A statechart as plain data: what there is to draw, to list and to write down of a machine, with nothing of XState left in it.

/** A state of a machine; the machine itself is the one without a parent. */
export interface ChartState {
  /** That of XState's node, such as `dialog.open.idle`. */
  readonly id: string;
  /** The last part of it. */
  readonly key: string;
  /** Without the machine: `open.idle`; empty for the machine itself. */
  readonly path: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** How far back a history state leads; null for all others. */
  readonly history: 'shallow' | 'deep' | null;
  readonly parent: string | null;
  /** In the order of the source. */
  readonly children: readonly ChartState[];
  /** Of a collapsed state: how many states are hidden inside it. */
  readonly hidden?: number | undefined;
  /** The id of the child where it begins; null where there is none, or all begin together. */
  readonly initial: string | null;
  /** What is done on the way into that child, in the words of `entry`. */
  readonly initialActions: readonly string[];
  /** Of a history state: where it leads as long as nothing is remembered; null where it says nothing of its own. */
  readonly historyDefault: string | null;
  readonly tags: readonly string[];
  readonly description: string | null;
  /** The names of actions; what has none is told by its kind, such as `assign`. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
}

/** An actor that runs as long as the machine is in the state. */
export interface ChartInvoke {
  readonly id: string;
  /** Its name in `setup()`; `inline` where it has none. */
  readonly source: string;
}

export interface ChartDelay {
  /** That of `setup()`, or the milliseconds themselves. */
  readonly name: string;
  /** In milliseconds; null where it depends on the context. */
  readonly milliseconds: number | null;
}

/** What sets off a transition. */
export type ChartTrigger =
  | { readonly kind: 'event'; readonly type: string }
  | { readonly kind: 'always' }
  | { readonly kind: 'after'; readonly type: string; readonly delay: ChartDelay }
  /** An invoked actor is done, fails, or tells of its progress. */
  | { readonly kind: 'done' | 'error' | 'snapshot'; readonly type: string; readonly actor: string }
  /** The state itself has come to a final state of its own. */
  | { readonly kind: 'stateDone'; readonly type: string };

/** One guarded branch. */
export interface ChartTransition {
  /** As `nameOf` in machines/transitions.ts writes it: unique in the machine. */
  readonly name: string;
  readonly source: string;
  /** Empty where the machine stays where it is. */
  readonly targets: readonly string[];
  readonly trigger: ChartTrigger;
  /** The guard in words: `mayDismiss`, `not hasProblem`, `isLonger (3)`. */
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly description: string | null;
  readonly reenter: boolean;
}

export interface Chart {
  /** Of the machine. */
  readonly id: string;
  readonly root: ChartState;
  /** Every state by its id, the root first, parents before children. */
  readonly states: ReadonlyMap<string, ChartState>;
  /** Every transition, in the order of the states and of their sources. */
  readonly transitions: readonly ChartTransition[];
}
