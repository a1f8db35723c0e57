// Shows the shortest paths to a state or transition, step by step.
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import panelStyles from '../panel/Panel.module.css';
import { StartChoice } from '../panel/StartChoice.tsx';
import { startOf } from '../panel/startOf.ts';
import { useKeptFocus } from '../play/useKeptFocus.ts';
import { usePressed } from '../play/usePressed.ts';
import type { ModeProps } from '../viewer/mode.ts';
import { emptyOverlay } from '../chart/overlay.ts';
import styles from './Paths.module.css';
import { PathView } from './PathView.tsx';
import { TargetList } from './TargetList.tsx';
import { targetsOf } from './targets.ts';
import { usePaths } from './usePaths.ts';
import { pathsTexts } from './pathsTexts.ts';

/** The content of the panel. */
export function PathsMode(props: ModeProps): ReactNode {
  const { entry, chart, search, onSearch, onOverlay, pressed } = props;
  const start = startOf(props);
  const targets = useMemo(() => targetsOf(chart), [chart]);
  const chosen = targets.find(({ key }) => key === search.to);
  const isShown = search.tab === 'paths';
  const explored = usePaths(isShown ? { machine: entry.id, start, target: null } : null);
  const shortest = useMemo(
    () => (explored && 'answer' in explored ? new Map(explored.answer.shortest) : null),
    [explored],
  );
  const [filter, setFilter] = useState('');

  usePressed(pressed, isShown, (target) => {
    onSearch({ to: target.kind === 'state' ? target.id : target.name });
  });
  useEffect(() => {
    if (!chosen) onOverlay(emptyOverlay);
  }, [chosen, onOverlay]);

  const panel = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(panel, chosen);

  return (
    <div ref={panel} tabIndex={-1} className={panelStyles.panel} {...kept}>
      <StartChoice {...props} />
      {explored && 'failure' in explored && (
        <Notice tone="danger" role="alert">
          {pathsTexts.failed(explored.failure)}
        </Notice>
      )}
      {search.to !== undefined && !chosen && (
        <Notice tone="warning" role="status">
          {pathsTexts.unknown(search.to)}
        </Notice>
      )}
      {chosen ? (
        <>
          <Button
            variant="quiet"
            icon="chevronLeft"
            className={styles.back}
            onClick={() => {
              onSearch({ to: undefined });
            }}
          >
            {pathsTexts.all}
          </Button>
          <PathView key={`${chosen.key} ${start}`} {...props} start={start} chosen={chosen} shortest={shortest} />
        </>
      ) : (
        <TargetList
          targets={targets}
          shortest={shortest}
          filter={filter}
          onFilter={setFilter}
          onChoose={(to) => {
            onSearch({ to });
          }}
        />
      )}
    </div>
  );
}
