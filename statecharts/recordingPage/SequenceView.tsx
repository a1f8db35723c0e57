// The sequence of what happened around the shown entry, drawn, with its exports.
import { useMemo } from 'react';
import { Menu } from '#src/ui/menu/Menu.tsx';
import { lastAt, type RecordingIndex } from '../recording/recordingIndex.ts';
import { sequenceOf } from '../recording/sequence.ts';
import { sequenceLayout } from '../recording/sequenceLayout.ts';
import { sequenceMermaid } from '../recording/sequenceMermaid.ts';
import { sequenceSvg } from '../recording/sequenceSvg.ts';
import { saveFile } from '../viewer/saveFile.ts';
import { sequenceTexts as texts } from './sequenceTexts.ts';
import styles from './SequenceView.module.css';
import type { TimeRange } from './timeScale.ts';

export interface SequenceViewProps {
  index: RecordingIndex;
  place: number;
  /** The chosen part of the time. */
  range: TimeRange;
  folded: ReadonlySet<string>;
  onGo: (place: number) => void;
}

/** More messages than anybody reads, and as many as draw at once. */
const most = 200;

/** The first and the last place within the range, and how many there are; of too many, those around the shown one. */
function placesIn({ recording: { entries } }: RecordingIndex, { from, to }: TimeRange, place: number) {
  const first = lastAt(entries, ({ at }) => at, from - 1) + 1;
  const last = lastAt(entries, ({ at }) => at, to);
  // In steps, so that the drawing doesn't move with every entry.
  const begin = Math.max(first, Math.min(last - most + 1, Math.floor((place - most / 4) / (most / 2)) * (most / 2)));
  const end = Math.min(last, begin + most - 1);
  return { begin, end, all: Math.max(0, last - first + 1) };
}

function placesBetween(begin: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - begin + 1) }, (_, at) => begin + at);
}

/** Renders the drawing; pressing a message goes to its entry. */
export function SequenceView({ index, place, range, folded, onGo }: SequenceViewProps) {
  const { begin, end, all } = useMemo(() => placesIn(index, range, place), [index, range, place]);
  const sequence = useMemo(() => sequenceOf(index, placesBetween(begin, end), folded), [index, begin, end, folded]);
  const { width, height, columns, messages } = useMemo(() => sequenceLayout(sequence), [sequence]);
  return (
    <div className={styles.sequence}>
      <div className={styles.head}>
        <p>{end - begin + 1 < all ? texts.cut(begin + 1, end + 1, all) : texts.count(all)}</p>
        <Menu
          label={texts.export}
          icon="upload"
          items={[
            {
              id: 'svg',
              label: texts.svg,
              icon: 'download',
              onSelect: () => saveFile('sequence.svg', 'image/svg+xml', sequenceSvg(sequence)),
            },
            {
              id: 'mermaid',
              label: texts.mermaid,
              icon: 'download',
              onSelect: () => saveFile('sequence.mmd', 'text/plain', sequenceMermaid(sequence)),
            },
          ]}
        />
      </div>
      {/* It scrolls, so it must be focusable by keyboard. */}
      <div className={styles.scroller} role="group" aria-label={texts.label} tabIndex={0}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          className={styles.drawing}
          role="img"
          aria-label={texts.label}
        >
          {columns.map(({ key, x, label }) => (
            <g key={key}>
              <text x={x} y={22} textAnchor="middle" className={styles.column}>
                {label}
              </text>
              <line x1={x} y1={32} x2={x} y2={height} className={styles.life} />
            </g>
          ))}
          {messages.map(({ message, y, path, tip, label, textX }) => (
            <g
              key={message.place}
              className={styles.message}
              data-current={message.place === place || undefined}
              onClick={() => onGo(message.place)}
            >
              <rect x={0} y={y - 18} width={width} height={34} className={styles.row} />
              <path d={path} className={styles.line} strokeDasharray={message.isAnswer ? '4 3' : undefined} />
              <path d={`M${tip.x} ${tip.y}l${tip.side * 7} -4v8z`} className={styles.tip} />
              <text x={textX} y={y - 6} className={styles.text}>
                {label}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
