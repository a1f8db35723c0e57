// One path, played up to the step that the person has chosen.
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { announce } from '#src/ui/live/announce.ts';
import { CopyButtons } from '../play/CopyButtons.tsx';
import { changedPart } from '../play/leadText.ts';
import { LogRows } from '../play/LogRows.tsx';
import { playSteps } from '../play/playSteps.ts';
import { shortMembers } from '../play/shortText.ts';
import { StepControls } from '../play/StepControls.tsx';
import { stepWords, type Step } from '../play/steps.ts';
import { writeSteps } from '../play/stepsText.ts';
import type { ModeProps } from '../viewer/mode.ts';
import { emptyOverlay } from '../chart/overlay.ts';
import { eventsAt } from './findPaths.ts';
import styles from './Paths.module.css';
import { stepsAlong } from './stepsAlong.ts';
import { pathsTexts } from './pathsTexts.ts';

export interface PathStepsProps extends ModeProps {
  start: number;
  /** The indices of its events in the model. */
  path: readonly number[];
  /** The target of the path, for the address. */
  to: string;
}

/** Renders the path and its controls, and marks it on the chart. */
export function PathSteps({ entry, start: number, path, to, onSearch, onOverlay, log }: PathStepsProps) {
  const start = entry.model.starts[number] ?? entry.model.starts[0];
  const steps = useMemo(() => stepsAlong(entry, start, eventsAt(entry, path)), [entry, start, path]);
  const whole = useMemo(() => playSteps(entry, start, steps), [entry, start, steps]);
  const [position, setPosition] = useState(steps.length);
  const played = useMemo(
    () => (position === steps.length ? whole : playSteps(entry, start, steps.slice(0, position))),
    [entry, start, steps, whole, position],
  );
  const overlay = useMemo(
    () => ({
      ...emptyOverlay,
      current: new Set(played.snapshot._nodes.map(({ id }) => id)),
      marked: new Set(whole.log.flatMap(({ transitions }) => transitions)),
    }),
    [played, whole],
  );
  useEffect(() => {
    onOverlay(overlay);
  }, [overlay, onOverlay]);

  const at = whole.places[position];
  const announced = useRef(position);
  useEffect(() => {
    if (announced.current === position) return;
    announced.current = position;
    announce(pathsTexts.nowIn(at ?? ''));
  }, [position, at]);

  return (
    <>
      <StepControls
        position={position}
        length={steps.length}
        onGoTo={setPosition}
        onAgain={() => {
          setPosition(0);
        }}
      />
      <ol className={styles.steps} start={0}>
        {whole.places.map((place, at) => (
          <li key={at}>
            <button
              type="button"
              className={styles.step}
              aria-current={at === position ? 'step' : undefined}
              onClick={() => {
                setPosition(at);
              }}
            >
              <span className={styles.label}>{at === 0 ? pathsTexts.startStep : describeStep(steps[at - 1])}</span>
              <span className={styles.detail}>{at === 0 ? place : toText(whole.places[at - 1] ?? '', place)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button
          disabled={position === steps.length}
          onClick={() => {
            setPosition(steps.length);
          }}
        >
          {pathsTexts.whole}
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            onSearch({ tab: 'play', steps: writeSteps({ steps, position }) || undefined });
          }}
        >
          {pathsTexts.play}
        </Button>
      </div>
      {log({
        title: pathsTexts.events,
        count: String(played.log.length),
        actions: (
          <CopyButtons entry={entry} played={played} search={{ tab: 'paths', start: number || undefined, to }} />
        ),
        children: <LogRows log={played.log} step={position} />,
      })}
    </>
  );
}

function describeStep(step: Step | undefined): string {
  if (step === undefined) return '';
  const detail: unknown = 'resolve' in step ? step.output : 'event' in step ? { ...step.event, type: undefined } : null;
  return [stepWords(step), isObject(detail) ? shortMembers(detail, 60) : ''].filter(Boolean).join(' ');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function toText(from: string, to: string): string {
  const changed = changedPart(from, to);
  return changed === '' ? pathsTexts.stays : pathsTexts.to(changed);
}
