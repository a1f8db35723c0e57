// The differences between two versions of a chart, as plain data. States are named by their ids and transitions by their names, in the chart that has them.

/** Something that only one version has, or that both have and that differs. */
export type Change<Item> =
  | { readonly kind: 'added'; readonly after: Item }
  | { readonly kind: 'gone'; readonly before: Item }
  | { readonly kind: 'changed'; readonly before: Item; readonly after: Item; readonly details: readonly Detail[] };

/** A part of a state or a transition with one value; null where there is none. */
export interface ValueDetail {
  readonly part:
    | 'name'
    | 'type'
    | 'initial state'
    | 'history default'
    | 'trigger'
    | 'guard'
    | 'target'
    | 're-entry'
    | 'branch';
  readonly before: string | null;
  readonly after: string | null;
}

/** A part with several values. Both lists are empty if only their order differs. */
export interface ListDetail {
  readonly part: 'entry' | 'exit' | 'actions' | 'initial actions' | 'invoke' | 'tag';
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

/** Code that has no name of its own, such as the parameters of an action, does something else. Files of earlier versions have only `part`. */
export interface CodeDetail {
  readonly part: 'code';
  readonly kind?: 'context' | 'input' | 'output' | 'parameters' | 'guard' | 'action' | 'actor';
  /** What it belongs to; null if that has no name. */
  readonly of?: { readonly kind: NamedKind; readonly name: string } | null;
  /** The changed functions and constants that it uses; empty if its own code changed. */
  readonly through?: readonly string[];
}

export type Detail = ValueDetail | ListDetail | CodeDetail;

/** The things that have a name in a whole machine. */
export const namedKinds = ['event', 'guard', 'action', 'actor', 'delay'] as const;

export type NamedKind = (typeof namedKinds)[number];

/** A name that was replaced by another wherever it stood. */
export interface Rename {
  readonly kind: NamedKind;
  readonly before: string;
  readonly after: string;
}

/** A named delay that takes another time; null if the time depends on the context. */
export interface DelayChange {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** A guard, an action, an actor or a computed delay that kept its name, and does something else. */
export interface CodeChange {
  readonly kind: Exclude<NamedKind, 'event'>;
  readonly name: string;
  /** The changed functions and constants that it uses; empty if its own code changed. Files of earlier versions have none. */
  readonly through?: readonly string[];
}

/** The differences between two versions of one machine. All lists are empty if there are none. */
export interface ChartDiff {
  readonly renames: readonly Rename[];
  readonly states: readonly Change<string>[];
  readonly transitions: readonly Change<string>[];
  readonly delays: readonly DelayChange[];
  readonly code: readonly CodeChange[];
}

/** Whether the versions are alike. */
export function isUnchanged({ renames, states, transitions, delays, code }: ChartDiff): boolean {
  return [renames, states, transitions, delays, code].every((changes) => changes.length === 0);
}
