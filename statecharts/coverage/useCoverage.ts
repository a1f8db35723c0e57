// What the last test run walked, for all who ask.
import { useSyncExternalStore } from 'react';
import type { Coverage } from './coverage.ts';
import { coverageNow, type Fetched, hearCoverage } from './coverageStore.ts';

export type { Coverage as CoverageReport, MachineCoverage } from './coverage.ts';

/** Where the fetching of it stands. */
export function useFetchedCoverage(): Fetched {
  return useSyncExternalStore(hearCoverage, coverageNow);
}

/** Whether this server knows what the tests walked, or would after a run of them. */
export function useIsCoverageOffered(): boolean {
  return useFetchedCoverage().kind !== 'notOffered';
}

/** Null while it is fetched, and where there is none. */
export function useCoverage(): Coverage | null {
  const fetched = useFetchedCoverage();
  return fetched.kind === 'known' ? fetched.coverage : null;
}
