// The sender of a moment's event, as a link to its chart.
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { actorText } from '../recording/entryText.ts';
import type { RecordingIndex } from '../recording/recordingIndex.ts';
import type { RecordedMoment } from '../recording/recording.ts';
import { recordingTexts } from './recordingTexts.ts';

const texts = recordingTexts.entry;

export interface SenderTextProps {
  index: RecordingIndex;
  moment: RecordedMoment;
  onActor: (actor: string) => void;
}

/** Renders the actors on both ends of the event. */
export function SenderText({ index, moment: { actor, from }, onActor }: SenderTextProps) {
  const link = (id: string) => <TextButton onClick={() => onActor(id)}>{actorText(index, id)}</TextButton>;
  const isMachine = from !== null && (index.actors.get(from)?.machine ?? null) !== null;
  return (
    <p>
      {texts.of} {link(actor)}. {texts.from}{' '}
      {from === null ? texts.app : isMachine ? link(from) : actorText(index, from)}.
    </p>
  );
}
