// The timeline: one lane for each actor, the person, the page and the API, with a line at the shown entry.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { lastAt, type RecordingIndex } from '../recording/recordingIndex.ts';
import { LaneCanvas, laneHeight } from './LaneCanvas.tsx';
import { laneRows, type LaneRow } from './lanes.ts';
import { recordingTexts } from './recordingTexts.ts';
import styles from './Timeline.module.css';
import { partAt, type TimeRange } from './timeScale.ts';
import { useShownRow } from './useShownRow.ts';

const texts = recordingTexts.lanes;

export interface TimelineProps {
  index: RecordingIndex;
  place: number;
  range: TimeRange;
  /** The shown actor. */
  actor: string | null;
  folded: ReadonlySet<string>;
  isScrubbing: boolean;
  onFold: (actor: string) => void;
  onActor: (actor: string) => void;
  onGo: (place: number) => void;
  /** Called with whether a lane is held, so that its entries can be scrubbed. */
  onScrub: (isScrubbing: boolean) => void;
}

/** Renders the lanes that are in view. Pressing one goes to the entry there. */
export function Timeline({
  index,
  place,
  range,
  actor,
  folded,
  isScrubbing,
  onFold,
  onActor,
  onGo,
  onScrub,
}: TimelineProps) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const rows = useMemo(() => laneRows(index, folded), [index, folded]);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here and passed nowhere
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => laneHeight,
    overscan: 4,
  });
  const shownRow = useMemo(() => rows.findIndex((row) => row.actor !== null && row.actor === actor), [rows, actor]);
  // Lanes stay where they are until the pointer that scrubs is released: it may hold one of them.
  useShownRow(frame, virtualizer, isScrubbing ? -1 : shownRow, laneHeight);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  const { entries } = index.recording;
  const now = partAt(range, entries[place]?.at ?? range.from);
  const goTo = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, row: LaneRow) => {
    const { left } = currentTarget.getBoundingClientRect();
    const time = range.from + ((clientX - left) / width) * (range.to - range.from);
    const timeOf = (each: number) => entries[each]?.at ?? 0;
    const before = lastAt(row.places, timeOf, time);
    // The nearer of the two entries around the pointer.
    const [one, other] = [row.places[Math.max(0, before)], row.places[before + 1]];
    const nearest =
      one !== undefined && other !== undefined && timeOf(other) - time < Math.abs(time - timeOf(one)) ? other : one;
    if (nearest !== undefined) onGo(nearest);
  };
  return (
    // The frame scrolls, so it must be focusable by keyboard.
    <div ref={frame} className={styles.frame} role="group" aria-label={texts.label} tabIndex={0}>
      <div className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
        <div ref={track} className={styles.track} aria-hidden="true">
          {now >= 0 && now <= 1 && <div className={styles.now} style={{ translate: `${now * width}px` }} />}
        </div>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return (
            row && (
              <div
                key={row.key}
                className={styles.row}
                data-shown={row.actor !== null && row.actor === actor}
                style={{ translate: `0 ${item.start}px` }}
              >
                <LaneLabel row={row} isShown={row.actor === actor} onFold={onFold} onActor={onActor} />
                <div
                  className={styles.lane}
                  onPointerDown={(event) => {
                    if (event.button !== 0) return;
                    event.currentTarget.setPointerCapture(event.pointerId);
                    onScrub(true);
                    goTo(event, row);
                  }}
                  onPointerMove={(event) => {
                    if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event, row);
                  }}
                  onLostPointerCapture={() => {
                    onScrub(false);
                  }}
                >
                  <LaneCanvas index={index} row={row} range={range} width={width} />
                </div>
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

interface LaneLabelProps extends Pick<TimelineProps, 'onFold' | 'onActor'> {
  row: LaneRow;
  isShown: boolean;
}

function LaneLabel({ row: { actor, label, depth, folded }, isShown, onFold, onActor }: LaneLabelProps) {
  if (actor === null) return <span className={styles.label}>{label}</span>;
  return (
    <span className={styles.label} style={{ paddingInlineStart: 4 + Math.min(depth, 6) * 12 }}>
      {folded === null ? (
        <span className={styles.noFold} />
      ) : (
        <IconButton
          size="sm"
          icon={folded ? 'chevronRight' : 'chevronDown'}
          label={folded ? texts.unfold(label) : texts.fold(label)}
          onClick={() => {
            onFold(actor);
          }}
        />
      )}
      <button
        type="button"
        className={styles.actor}
        aria-pressed={isShown}
        title={`${label} (${actor})`}
        onClick={() => {
          onActor(actor);
        }}
      >
        {label}
      </button>
    </span>
  );
}
