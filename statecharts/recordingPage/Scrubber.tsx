// The scrubber below the timeline: a slider over all entries, with buttons for steps and zoom.
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { SignButton } from '../viewer/SignButton.tsx';
import { timeText } from '../live/moments.ts';
import { entryText, whoseText } from '../recording/entryText.ts';
import type { RecordingIndex } from '../recording/recordingIndex.ts';
import { recordingTexts } from './recordingTexts.ts';
import styles from './Scrubber.module.css';

const texts = recordingTexts.scrubber;

export interface ScrubberProps {
  index: RecordingIndex;
  place: number;
  onGo: (place: number) => void;
  onScrub: (isScrubbing: boolean) => void;
  /** Multiplies the shown time span by `factor`: more than 1 zooms out. */
  onZoom: (factor: number) => void;
}

/** Renders the row. The slider has no key handling of its own: TimePane handles the keys. */
export function Scrubber({ index, place, onGo, onScrub, onZoom }: ScrubberProps) {
  const entry = index.recording.entries[place];
  const what = entry ? `${whoseText(index, entry)}, ${entryText(index, entry)}` : '';
  const said = texts.text(place + 1, index.length, what);
  return (
    <div className={styles.scrubber}>
      <SignButton sign="stepBack" label={texts.previous} disabled={place <= 0} onClick={() => onGo(place - 1)} />
      <SignButton
        sign="stepForward"
        label={texts.next}
        disabled={place >= index.length - 1}
        onClick={() => onGo(place + 1)}
      />
      <input
        type="range"
        className={styles.range}
        aria-label={texts.label}
        aria-valuetext={said}
        min={1}
        max={Math.max(1, index.length)}
        value={place + 1}
        onPointerDown={() => onScrub(true)}
        onLostPointerCapture={() => onScrub(false)}
        onPointerUp={() => onScrub(false)}
        onPointerCancel={() => onScrub(false)}
        onChange={({ currentTarget }) => {
          onGo(Number(currentTarget.value) - 1);
        }}
      />
      <span className={styles.said}>
        <span className={styles.number}>{`${place + 1} / ${index.length}`}</span>
        {entry && <span className={styles.time}>{timeText(entry.at)}</span>}
      </span>
      <IconButton size="sm" icon="minus" label={texts.zoomOut} onClick={() => onZoom(4)} />
      <IconButton size="sm" icon="plus" label={texts.zoomIn} onClick={() => onZoom(1 / 4)} />
    </div>
  );
}
