// The upper part of a recording: the timeline or the sequence, the scrubber, and the keys of both.
import { type KeyboardEvent, useMemo, useState } from 'react';
import { momentBeside, type RecordingIndex } from '../recording/recordingIndex.ts';
import styles from './RecordingPage.module.css';
import type { RecordingViewName } from './recordingSearch.ts';
import { recordingTexts } from './recordingTexts.ts';
import { Scrubber } from './Scrubber.tsx';
import { SequenceView } from './SequenceView.tsx';
import { Timeline } from './Timeline.tsx';
import { rangeShowing, type TimeRange, zoomedRange } from './timeScale.ts';

export interface TimePaneProps {
  index: RecordingIndex;
  place: number;
  actor: string | null;
  view: RecordingViewName;
  isScrubbing: boolean;
  onGo: (place: number) => void;
  onActor: (actor: string) => void;
  onScrub: (isScrubbing: boolean) => void;
}

/** Everything that was recorded, with a little room at the ends. */
function allOf({ recording: { begun, ended, entries } }: RecordingIndex): TimeRange {
  const from = Math.min(begun, entries[0]?.at ?? begun);
  const to = Math.max(ended, entries.at(-1)?.at ?? ended, from + 1);
  const room = (to - from) / 100;
  return { from: from - room, to: to + room };
}

/** Renders the part. */
export function TimePane({ index, place, actor, view, isScrubbing, onGo, onActor, onScrub }: TimePaneProps) {
  // The same object at every position, so that lanes are not drawn anew when it moves.
  const all = useMemo(() => allOf(index), [index]);
  const [zoomed, setZoomed] = useState<TimeRange | null>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const now = index.recording.entries[place]?.at ?? all.from;
  const range = rangeShowing(all, zoomed ?? all, now);
  // Kept, so that the shown part doesn't move as long as the position is within it.
  if (zoomed !== null && range !== zoomed) setZoomed(range);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = placeByKey(event, index, place, actor);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    onGo(to);
  };
  return (
    <section className={styles.time} aria-label={recordingTexts.parts.time} onKeyDown={press}>
      {view === 'sequence' ? (
        <SequenceView index={index} place={place} range={range} folded={folded} onGo={onGo} />
      ) : (
        <Timeline
          index={index}
          place={place}
          range={range}
          actor={actor}
          folded={folded}
          isScrubbing={isScrubbing}
          onFold={(id) =>
            setFolded(folded.has(id) ? new Set([...folded].filter((each) => each !== id)) : new Set([...folded, id]))
          }
          onActor={onActor}
          onGo={onGo}
          onScrub={onScrub}
        />
      )}
      <Scrubber
        index={index}
        place={place}
        onGo={onGo}
        onScrub={onScrub}
        onZoom={(factor) => {
          const next = zoomedRange(all, range, now, factor);
          setZoomed(next === all ? null : next);
        }}
      />
    </section>
  );
}

/** The place to which a key leads; null for other keys. */
function placeByKey(
  { key, shiftKey }: KeyboardEvent,
  index: RecordingIndex,
  place: number,
  actor: string | null,
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return index.length - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const by = key === 'ArrowRight' ? 1 : -1;
  if (!shiftKey) return place + by;
  return actor === null ? place : (momentBeside(index, actor, place, by)?.place ?? place);
}
