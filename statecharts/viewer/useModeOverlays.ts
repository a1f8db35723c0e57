// What the modes say of the chart: each its own overlay, of which the one of the shown mode counts.
import { useCallback, useMemo, useState } from 'react';
import type { ChartCoverage, ChartOverlay } from '../chart/overlay.ts';
import { emptyOverlay } from '../chart/overlay.ts';
import { modes, type Mode } from './viewerSearch.ts';

export interface ModeOverlays {
  /** Of the mode that is shown. Where it says nothing of what was covered, that of the last test run lies under it. */
  readonly overlay: ChartOverlay;
  /** For each mode, the same function each time. */
  readonly tell: Readonly<Record<Mode, (overlay: ChartOverlay) => void>>;
}

/** What a mode says, over what was covered. */
function useOver(own: ChartOverlay, covered: ChartCoverage | null): ChartOverlay {
  return useMemo(
    () => (own.coverage === null ? { ...own, coverage: covered } : { ...own, isCounted: true }),
    [own, covered],
  );
}

/** Keeps them for one machine. */
export function useModeOverlays(shown: Mode, covered: ChartCoverage | null): ModeOverlays {
  const [overlays, setOverlays] = useState<ReadonlyMap<Mode, ChartOverlay>>(new Map());
  const set = useCallback((mode: Mode, overlay: ChartOverlay) => {
    setOverlays((before) => (before.get(mode) === overlay ? before : new Map(before).set(mode, overlay)));
  }, []);
  const tell = useMemo(
    () =>
      Object.fromEntries(modes.map((mode) => [mode, (overlay: ChartOverlay) => set(mode, overlay)])) as Record<
        Mode,
        (overlay: ChartOverlay) => void
      >,
    [set],
  );
  return { overlay: useOver(overlays.get(shown) ?? emptyOverlay, covered), tell };
}
