// The modes of the viewer as tabs: each is loaded when it is first selected, and keeps its state while another one is shown.
import { lazy, type LazyExoticComponent, type ReactNode, Suspense } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import type { Chart } from '../chart/chart.ts';
import { type MachineCoverage, useIsCoverageOffered } from '../coverage/useCoverage.ts';
import { useRunning } from '../live/useRunning.ts';
import { LoadBoundary } from './LoadBoundary.tsx';
import { LogFrame } from './LogFrame.tsx';
import type { Pressed } from '../chart/pressed.ts';
import type { LogView, ModeProps, ViewerSearch } from './mode.ts';
import styles from './ModePanel.module.css';
import { RunningDot } from './RunningDot.tsx';
import type { ModeOverlays } from './useModeOverlays.ts';
import { type Mode, modes } from './viewerSearch.ts';
import { viewerTexts } from './viewerTexts.ts';

const components: Readonly<Record<Mode, LazyExoticComponent<(props: ModeProps) => ReactNode>>> = {
  play: lazy(() => import('../play/PlayMode.tsx').then((module) => ({ default: module.PlayMode }))),
  live: lazy(() => import('../live/LiveMode.tsx').then((module) => ({ default: module.LiveMode }))),
  paths: lazy(() => import('../paths/PathsMode.tsx').then((module) => ({ default: module.PathsMode }))),
  coverage: lazy(() => import('../coverage/CoverageMode.tsx').then((module) => ({ default: module.CoverageMode }))),
  compare: lazy(() => import('../compare/CompareMode.tsx').then((module) => ({ default: module.CompareMode }))),
};

const names = viewerTexts.modes;

export interface ModePanelProps {
  entry: CatalogueEntry;
  chart: Chart;
  search: ViewerSearch;
  onSearch: (patch: Partial<ViewerSearch>) => void;
  mode: Mode;
  tellOverlay: ModeOverlays['tell'];
  /** The container for the log of the mode; null until it is mounted. */
  logPlace: Element | null;
  pressed: Pressed | null;
  onShow: (shown: Pressed) => void;
  coverage: MachineCoverage | null;
}

/** Renders the tabs and the selected mode. */
export function ModePanel({ mode, tellOverlay, logPlace, coverage, ...props }: ModePanelProps) {
  const { entry, onSearch } = props;
  const isRunning = useRunning().has(entry.id);
  const isCoverageOffered = useIsCoverageOffered();
  const offered = modes.filter((each) => each !== 'coverage' || isCoverageOffered);
  const labels: Readonly<Record<Mode, ReactNode>> = {
    ...names,
    live: (
      <>
        {names.live}
        {isRunning && <RunningDot />}
      </>
    ),
    coverage: (
      <>
        {names.coverage}
        {coverage && (
          <span className={styles.count}>
            {coverage.coveredTransitions}/{coverage.transitions}
          </span>
        )}
      </>
    ),
  };
  const panel = (each: Mode) => {
    const Component = components[each];
    const log = (view: LogView) =>
      logPlace && each === mode ? <LogFrame key="log" place={logPlace} {...view} /> : null;
    return (
      <LoadBoundary what={names[each]}>
        <Suspense fallback={<ModeSkeleton />}>
          <Component {...props} onOverlay={tellOverlay[each]} log={log} />
        </Suspense>
      </LoadBoundary>
    );
  };
  return (
    <Tabs
      label={viewerTexts.modesLabel}
      className={styles.tabs}
      tabs={offered.map((id) => ({ id, label: labels[id], panel: () => panel(id) }))}
      selected={mode}
      onSelect={(tab) => {
        onSearch({ tab });
      }}
    />
  );
}

function ModeSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={viewerTexts.loading}>
      <Skeleton width="40%" />
      <Skeleton width="90%" />
      <Skeleton width="70%" />
    </div>
  );
}
