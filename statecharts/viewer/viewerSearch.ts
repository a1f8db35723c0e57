// Reads and writes the viewer's address parameters. Invalid values are dropped.
import { textOf, wholeNumberOf, writeParams } from './addressParams.ts';
import type { ViewerSearch } from './mode.ts';

/** The modes, in the order of their tabs; the first is the default. */
export const modes = ['play', 'live', 'paths', 'coverage', 'compare'] as const;

/** The views of a machine; the first is the default. */
export const views = ['chart', 'outline', 'source'] as const;

export type Mode = (typeof modes)[number];
export type View = (typeof views)[number];

function positiveOf(value: unknown): number | undefined {
  const number = wholeNumberOf(value);
  return number !== undefined && number > 0 ? number : undefined;
}

/** Validates the parameters of an address. */
export function readSearch(search: Readonly<Record<string, unknown>>): ViewerSearch {
  const { tab, view, collapsed, steps, start, to, actor } = search;
  return {
    tab: modes.slice(1).find((mode) => mode === tab),
    view: views.slice(1).find((each) => each === view),
    collapsed: textOf(collapsed),
    steps: textOf(steps),
    start: positiveOf(start),
    to: textOf(to),
    actor: textOf(actor),
  };
}

/** Parses the query of an address, with or without its `?`. */
export function parseSearch(text: string): ViewerSearch {
  return readSearch(Object.fromEntries(new URLSearchParams(text)));
}

/** `search` as a query with its `?`; empty if all parameters have their defaults. */
export function writeSearch(search: ViewerSearch): string {
  return writeParams(readSearch({ ...search }));
}
