// Fetches once what the tests walked, for all of the page who ask.
import { catalogue } from '#machines/catalogue.ts';
import { coveragePath, type Walks } from '#site/walks.ts';
import { createListeners } from '#src/ui/createListeners.ts';
import { chartFor } from '../viewer/machineCharts.ts';
import { coverageOf, type Coverage } from './coverage.ts';

export type Fetched =
  | { readonly kind: 'fetching' }
  | { readonly kind: 'known'; readonly coverage: Coverage }
  /** No test has been run, or this server keeps no notes of tests. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' };

const { hear, tell } = createListeners();
let fetched: Fetched = { kind: 'fetching' };
let hasBegun = false;

async function fetchCoverage(): Promise<Fetched> {
  try {
    const response = await fetch(coveragePath, { headers: { accept: 'application/json' } });
    if (response.status === 404) return { kind: 'none' };
    if (!response.ok) return { kind: 'failed' };
    const walks = (await response.json()) as Walks;
    return { kind: 'known', coverage: coverageOf(walks, catalogue.map(chartFor)) };
  } catch {
    return { kind: 'failed' };
  }
}

/** Hears when it is known; the first who hears makes it fetched. */
export function hearCoverage(listener: () => void): () => void {
  if (!hasBegun) {
    hasBegun = true;
    void fetchCoverage().then((answer) => {
      fetched = answer;
      tell();
    });
  }
  return hear(listener);
}

/** What is known by now. */
export function coverageNow(): Fetched {
  return fetched;
}
