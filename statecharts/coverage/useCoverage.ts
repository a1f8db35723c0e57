// The coverage of the last test run, for any component.
import { useSyncExternalStore } from 'react';
import type { Coverage } from './coverage.ts';
import { coverageNow, type Fetched, hearCoverage } from './coverageStore.ts';

export type { Coverage as CoverageReport, MachineCoverage } from './coverage.ts';

/** Where the fetching of it stands. */
export function useFetchedCoverage(): Fetched {
  return useSyncExternalStore(hearCoverage, coverageNow);
}

/** Whether this server has recorded coverage, or would have after a test run. */
export function useIsCoverageOffered(): boolean {
  return useFetchedCoverage().kind !== 'notOffered';
}

/** Null while it is fetched, and where there is none. */
export function useCoverage(): Coverage | null {
  const fetched = useFetchedCoverage();
  return fetched.kind === 'known' ? fetched.coverage : null;
}
