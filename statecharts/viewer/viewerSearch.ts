// What of the viewer is in the address, read and written. What is not understood is left out.
import type { ViewerSearch } from './mode.ts';

/** The modes, in the order of their tabs; the first is shown where the address names none. */
export const modes = ['play', 'live', 'paths', 'coverage'] as const;

/** What the chart is shown as; the first where the address says nothing. */
export const views = ['chart', 'outline', 'source'] as const;

export type Mode = (typeof modes)[number];
export type View = (typeof views)[number];

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : Number(textOf(value));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** The search of an address, whatever was written there. */
export function readSearch(search: Readonly<Record<string, unknown>>): ViewerSearch {
  const { tab, view, collapsed, steps, start, to, actor } = search;
  return {
    tab: modes.slice(1).find((mode) => mode === tab),
    view: views.slice(1).find((each) => each === view),
    collapsed: textOf(collapsed),
    steps: textOf(steps),
    start: numberOf(start),
    to: textOf(to),
    actor: textOf(actor),
  };
}

/** The same, of what an address has after its `?`, with it or without. */
export function parseSearch(text: string): ViewerSearch {
  return readSearch(Object.fromEntries(new URLSearchParams(text)));
}

/** `search` after a `?`; empty where it says nothing. */
export function writeSearch(search: ViewerSearch): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(readSearch({ ...search }))) {
    if (value !== undefined) params.set(name, String(value));
  }
  return params.size === 0 ? '' : `?${params.toString()}`;
}
