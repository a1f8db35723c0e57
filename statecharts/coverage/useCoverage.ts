// Provides the coverage of the last test run to components.
import { useSyncExternalStore } from 'react';
import type { Coverage } from './coverage.ts';
import { coverageNow, type Fetched, hearCoverage } from './coverageStore.ts';

export type { Coverage as CoverageReport, MachineCoverage } from './coverage.ts';

/** The state of loading it. */
export function useFetchedCoverage(): Fetched {
  return useSyncExternalStore(hearCoverage, coverageNow);
}

/** Whether this server has recorded coverage, or would have it after a test run. */
export function useIsCoverageOffered(): boolean {
  return useFetchedCoverage().kind !== 'notOffered';
}

/** The coverage; null while it loads, and if there is none. */
export function useCoverage(): Coverage | null {
  const fetched = useFetchedCoverage();
  return fetched.kind === 'known' ? fetched.coverage : null;
}
