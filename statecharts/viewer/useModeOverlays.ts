// Stores the overlay of each mode; the chart shows the one of the current mode.
import { useCallback, useMemo, useState } from 'react';
import type { ChartCoverage, ChartOverlay } from '../chart/overlay.ts';
import { emptyOverlay } from '../chart/overlay.ts';
import { modes, type Mode } from './viewerSearch.ts';

export interface ModeOverlays {
  /** The overlay of the current mode. If it has no coverage and is no comparison, the coverage of the last test run is added. */
  readonly overlay: ChartOverlay;
  /** The setter of each mode, which never changes. */
  readonly tell: Readonly<Record<Mode, (overlay: ChartOverlay) => void>>;
}

/** A mode's overlay, completed with the coverage. A comparison gets none: lines that no test covers would look like lines that are gone. */
function useOver(own: ChartOverlay, covered: ChartCoverage | null): ChartOverlay {
  return useMemo(() => {
    if (own.coverage !== null) return { ...own, isCounted: true };
    return own.changes ? own : { ...own, coverage: covered };
  }, [own, covered]);
}

/** The overlays for one machine. */
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
