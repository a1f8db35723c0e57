// Fetches the recorded coverage once for the whole page.
import { catalogue } from '#machines/catalogue.ts';
import { coverageMeta, type RecordedCoverage } from '#site/coverage.ts';
import { createListeners } from '#src/ui/createListeners.ts';
import { chartFor } from '../viewer/machineCharts.ts';
import { coverageOf, type Coverage } from './coverage.ts';

export type Fetched =
  | { readonly kind: 'fetching' }
  | { readonly kind: 'known'; readonly coverage: Coverage }
  /** This server has no recorded coverage: the mode is not offered. */
  | { readonly kind: 'notOffered' }
  /** No test has been run yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' };

const { hear, tell } = createListeners();
const address = document.querySelector<HTMLMetaElement>(`meta[name="${coverageMeta}"]`)?.content;
let fetched: Fetched = { kind: address === undefined ? 'notOffered' : 'fetching' };
let hasBegun = false;

async function fetchCoverage(from: string): Promise<Fetched> {
  try {
    const response = await fetch(from, { headers: { accept: 'application/json' } });
    if (!response.ok) return { kind: 'failed' };
    const recorded = (await response.json()) as RecordedCoverage;
    if (Object.keys(recorded).length === 0) return { kind: 'none' };
    return { kind: 'known', coverage: coverageOf(recorded, catalogue.map(chartFor)) };
  } catch {
    return { kind: 'failed' };
  }
}

/** Subscribes to the state of loading; the first subscriber starts the request. */
export function hearCoverage(listener: () => void): () => void {
  if (!hasBegun && address !== undefined) {
    hasBegun = true;
    void fetchCoverage(address).then((answer) => {
      fetched = answer;
      tell();
    });
  }
  return hear(listener);
}

/** The current state of loading. */
export function coverageNow(): Fetched {
  return fetched;
}
