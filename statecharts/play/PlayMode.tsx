// Plays a machine with fake actors.
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { announce } from '#src/ui/live/announce.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import type { ModeProps } from '../viewer/mode.ts';
import { emptyOverlay } from '../chart/overlay.ts';
import panelStyles from '../panel/Panel.module.css';
import { StartChoice } from '../panel/StartChoice.tsx';
import { ActorCard } from './ActorCard.tsx';
import { everyChoice } from './choices.ts';
import { CopyButtons } from './CopyButtons.tsx';
import { LogRows } from './LogRows.tsx';
import { NowIn } from './NowIn.tsx';
import { OfferedEvents } from './OfferedEvents.tsx';
import styles from './Play.module.css';
import { PlayClock } from './PlayClock.tsx';
import { StepControls } from './StepControls.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePlay } from './usePlay.ts';
import { usePressed } from './usePressed.ts';
import { WayHere } from './WayHere.tsx';
import { statePathOf } from './createLog.ts';
import { playTexts } from './playTexts.ts';

/** The content of the panel. */
export function PlayMode(props: ModeProps): ReactNode {
  const { entry, chart, search, onOverlay, log, pressed } = props;
  const play = usePlay(props);
  const { played, choices, misfit } = play;
  const at = statePathOf(played.snapshot);
  const now = useRef<HTMLDivElement>(null);

  const overlay = useMemo(
    () => ({
      ...emptyOverlay,
      current: new Set<string>((played.snapshot._nodes as { id: string }[] | undefined)?.map(({ id }) => id)),
      possible: new Set(everyChoice(choices).flatMap(({ transitions }) => transitions)),
    }),
    [played, choices],
  );
  useEffect(() => {
    onOverlay(overlay);
  }, [overlay, onOverlay]);

  usePressed(pressed, search.tab === undefined, (target) => {
    const choice =
      target.kind === 'transition' && everyChoice(choices).find(({ transitions }) => transitions.includes(target.name));
    if (choice) play.take(choice.step);
  });

  // The pressed button may disappear after the step; the focus then moves to the current state.
  const kept = useKeptFocus(now, played);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else announce(playTexts.state.nowIn(at));
  }, [played, at]);

  return (
    <div className={panelStyles.panel} {...kept}>
      <StepControls
        position={played.steps.length}
        length={play.length}
        onGoTo={play.goTo}
        onAgain={() => {
          play.goTo(0);
        }}
      />
      <StartChoice {...props} />
      {misfit && (
        <Notice tone="warning" role="status">
          {playTexts.steps.misfit(misfit.step, misfit.why)}
        </Notice>
      )}
      {played.error !== null && (
        <Notice tone="danger" role="alert">
          {playTexts.threw(played.error)}
        </Notice>
      )}
      <NowIn played={played} ref={now} />
      {choices.actors.length > 0 && (
        <section>
          <h2>{playTexts.actors.title}</h2>
          <ul className={styles.actors}>
            {choices.actors.map((actor) => (
              <ActorCard
                key={`${actor.id} ${actor.since} ${at}`}
                chart={chart}
                actor={actor}
                now={played.now}
                at={at}
                onTake={play.take}
              />
            ))}
          </ul>
        </section>
      )}
      <OfferedEvents key={at} chart={chart} play={play} />
      <PlayClock play={play} />
      <WayHere played={played} onGoTo={play.goTo} />
      {log({
        title: playTexts.log.title,
        count: String(played.log.length),
        actions: <CopyButtons entry={entry} played={played} search={play.search} />,
        children: <LogRows log={played.log} step={played.steps.length} />,
      })}
    </div>
  );
}
