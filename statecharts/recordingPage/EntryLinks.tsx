// The links from an entry to those that belong to it: the moment that set a delay going, the request and its answer.
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { internal } from '#machines/internalEvents.ts';
import { durationText } from '../chart/chartText.ts';
import { outcomeText } from '../recording/entryText.ts';
import type { PlacedMoment, RecordingIndex } from '../recording/recordingIndex.ts';
import type { RecordedEntry } from '../recording/recording.ts';
import { setGoing } from '../recording/setGoing.ts';
import { recordingTexts } from './recordingTexts.ts';

const texts = recordingTexts.entry;

interface Links {
  index: RecordingIndex;
  onGo: (place: number) => void;
}

/** Renders the link from a delayed event to the moment that entered its state; nothing for other events. */
export function SetGoing({ index, placed, onGo }: Links & { placed: PlacedMoment }) {
  if (!internal.isAfter(placed.moment.event)) return null;
  const cause = setGoing(index, placed);
  if (!cause) return <p>{texts.notSetGoing}</p>;
  const ago = durationText(Math.max(0, Math.round(placed.moment.at - cause.moment.at)));
  return (
    <p>
      <TextButton onClick={() => onGo(cause.place)}>{texts.setGoing(cause.place + 1, ago)}</TextButton>
    </p>
  );
}

/** Renders the link from a request to its answer, or back; nothing for other entries. */
export function AnswerLinks({ index, entry, onGo }: Links & { entry: RecordedEntry }) {
  const { entries } = index.recording;
  if (entry.kind === 'request') {
    const answer = index.answers.get(entry.id);
    if (!answer) return <p>{texts.unanswered}</p>;
    const at = entries.indexOf(answer);
    return (
      <p>
        <TextButton onClick={() => onGo(at)}>{texts.answeredBy(at + 1, outcomeText(index, answer))}</TextButton>
      </p>
    );
  }
  const request = entry.kind === 'answer' ? index.requests.get(entry.request) : undefined;
  if (!request) return null;
  const at = entries.indexOf(request);
  return (
    <p>
      <TextButton onClick={() => onGo(at)}>{texts.asked(at + 1)}</TextButton>
    </p>
  );
}
