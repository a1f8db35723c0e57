// Follows the actors of the running app, in other tabs of this browser or in the page beside this panel.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import type { ModeProps } from '../viewer/mode.ts';
import { emptyOverlay } from '../chart/overlay.ts';
import panel from '../panel/Panel.module.css';
import { ActorChoice } from './ActorChoice.tsx';
import { activeNodes, possibleTransitions } from './activeStates.ts';
import styles from './Live.module.css';
import { LiveControls } from './LiveControls.tsx';
import { LiveNow } from './LiveNow.tsx';
import { LogActions } from './LogActions.tsx';
import { LogRows } from './LogRows.tsx';
import { actorKey, filterMoments, type LogScope, tabOf } from './moments.ts';
import { NothingRuns } from './NothingRuns.tsx';
import { useFollowMachines } from './useFollowMachines.ts';
import { useLiveView } from './useLiveView.ts';
import { readWanted, writeWanted } from './wanted.ts';
import { liveTexts } from './liveTexts.ts';

/** The content of the panel. */
export function LiveMode({ entry, search, onSearch, onOverlay, log }: ModeProps): ReactNode {
  const { wanted, everywhere } = readWanted(search.actor);
  const view = useLiveView(entry.id, wanted);
  useFollowMachines(view, entry.id, search);
  const isShown = search.tab === 'live';
  const { state, actor, moments, then, last, value, send } = view;
  const [scope, setScope] = useState<LogScope>('machine');
  const [text, setText] = useState('');
  const [after, setAfter] = useState(0);

  const overlay = useMemo(() => {
    if (value === null) return emptyOverlay;
    const nodes = activeNodes(entry.machine, value);
    const runs = state !== 'lost' && (last?.status ?? 'active') === 'active';
    const isTheirs = then !== null && actorKey(then.page, then.actor) === actor;
    return {
      ...emptyOverlay,
      current: new Set(nodes.map(({ id }) => id)),
      possible: runs ? possibleTransitions(nodes) : new Set<string>(),
      marked: new Set(isTheirs ? then.transitions : []),
    };
  }, [entry, value, state, last, then, actor]);
  useEffect(() => {
    if (isShown) onOverlay(overlay);
  }, [overlay, onOverlay, isShown]);

  const shown = useMemo(
    () => filterMoments(moments, { scope, machine: entry.id, actor, text, after }),
    [moments, scope, entry, actor, text, after],
  );
  return (
    <div className={panel.panel} data-state={state}>
      {state === 'waiting' ? <NothingRuns entry={entry} view={view} /> : <LiveControls view={view} />}
      {(state !== 'waiting' || view.actors.length > 0) && (
        <>
          <ActorChoice
            view={view}
            onChoose={(chosen) => {
              send({ type: 'actor.chosen', wanted: chosen });
              onSearch({ actor: writeWanted(chosen, false) });
            }}
          />
          <Checkbox
            className={styles.everywhere}
            label={liveTexts.actor.followAll}
            checked={everywhere}
            onChange={({ target }) => {
              const page = view.wanted === null ? null : tabOf(view.wanted);
              send({ type: 'actor.chosen', wanted: page });
              onSearch({ actor: writeWanted(page, target.checked) });
            }}
          />
        </>
      )}
      {state !== 'waiting' && <LiveNow value={value} last={last} state={state} />}
      {log({
        title: liveTexts.log.title,
        count: liveTexts.log.count(shown.length, moments.length),
        actions: (
          <LogActions
            moments={shown}
            scope={scope}
            onScope={setScope}
            text={text}
            onText={setText}
            onClear={() => {
              setAfter(Date.now());
            }}
          />
        ),
        children: <LogRows moments={shown} then={then} scope={scope} send={send} hasActor={actor !== null} />,
      })}
    </div>
  );
}
