// A statechart as plain data, independent of XState: everything of a machine that is drawn, listed or written.

/** A state of a machine. The machine itself is the state without a parent. */
export interface ChartState {
  /** The id of XState's node, such as `dialog.open.idle`. */
  readonly id: string;
  /** The last part of the id. */
  readonly key: string;
  /** The id without the machine: `open.idle`; empty for the machine itself. */
  readonly path: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The depth of a history state; null for all other states. */
  readonly history: 'shallow' | 'deep' | null;
  readonly parent: string | null;
  /** In source order. */
  readonly children: readonly ChartState[];
  /** The number of states hidden inside a collapsed state. */
  readonly hidden?: number | undefined;
  /** The id of the initial child; null if there are no children or all of them start together. */
  readonly initial: string | null;
  /** The actions of the initial transition, named as in `entry`. */
  readonly initialActions: readonly string[];
  /** The default target of a history state, used while nothing is remembered; null if it declares none. */
  readonly historyDefault: string | null;
  readonly tags: readonly string[];
  readonly description: string | null;
  /** The names of actions; an action without a name is named after its kind, such as `assign`. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
}

/** An actor that runs as long as the machine is in the state. */
export interface ChartInvoke {
  readonly id: string;
  /** Its name in `setup()`; `inline` if it has none. */
  readonly source: string;
}

export interface ChartDelay {
  /** The delay's name in `setup()`, or the milliseconds. */
  readonly name: string;
  /** In milliseconds; null if the delay depends on the context. */
  readonly milliseconds: number | null;
}

/** What triggers a transition. */
export type ChartTrigger =
  | { readonly kind: 'event'; readonly type: string }
  | { readonly kind: 'always' }
  | { readonly kind: 'after'; readonly type: string; readonly delay: ChartDelay }
  /** An invoked actor completes, fails, or emits a snapshot. */
  | { readonly kind: 'done' | 'error' | 'snapshot'; readonly type: string; readonly actor: string }
  /** The state reaches one of its own final states. */
  | { readonly kind: 'stateDone'; readonly type: string };

/** One guarded branch of a transition. */
export interface ChartTransition {
  /** In the format of `nameOf` in machines/transitions.ts, unique in the machine. */
  readonly name: string;
  readonly source: string;
  /** Empty if the machine stays in its state. */
  readonly targets: readonly string[];
  readonly trigger: ChartTrigger;
  /** The guard in words: `mayDismiss`, `not hasProblem`, `isLonger (3)`. */
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly description: string | null;
  readonly reenter: boolean;
}

export interface Chart {
  /** The id of the machine. */
  readonly id: string;
  readonly root: ChartState;
  /** All states by id: the root first, parents before their children. */
  readonly states: ReadonlyMap<string, ChartState>;
  /** All transitions, ordered by their source states, and in source order within a state. */
  readonly transitions: readonly ChartTransition[];
}
