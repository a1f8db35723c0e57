// The details of the shown entry: who sent it, what came of it, its payload, and the context of its actor afterwards.
import { useId } from 'react';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { timeText } from '../live/moments.ts';
import type { Plain } from '../live/plain.ts';
import type { RecordedEntry } from '../recording/recording.ts';
import { contextAt, type RecordingIndex } from '../recording/recordingIndex.ts';
import { becameText, entryText, whoseText } from '../recording/entryText.ts';
import { ContextText } from '../panel/ContextText.tsx';
import details from '../viewer/PressedDetails.module.css';
import { AnswerLinks, SetGoing } from './EntryLinks.tsx';
import styles from './EntryDetails.module.css';
import { recordingTexts } from './recordingTexts.ts';
import { SenderText } from './SenderText.tsx';

const texts = recordingTexts.entry;

export interface EntryDetailsProps {
  index: RecordingIndex;
  place: number;
  onGo: (place: number) => void;
  onActor: (actor: string) => void;
  /** Shows a transition of the actor in its chart. */
  onTransition: (actor: string, name: string) => void;
}

/** `submission.editing — submit #1 → submission.submitting`, without what every name of the machine has. */
const shortName = (name: string) => name.replace(/ #\d+/, '');

function payloadOf(entry: RecordedEntry): Plain {
  if (entry.kind === 'moment') return entry.payload;
  if (entry.kind === 'setting') return entry.fields;
  return entry.kind === 'request' ? entry.variables : null;
}

/** Renders the details. */
export function EntryDetails({ index, place, onGo, onActor, onTransition }: EntryDetailsProps) {
  const id = useId();
  const entry = index.recording.entries[place];
  if (!entry) return null;
  const isMoment = entry.kind === 'moment';
  const payload = payloadOf(entry);
  const became = becameText(entry);
  return (
    <section className={details.details} aria-labelledby={id}>
      <div className={details.head}>
        <h2 id={id} className={details.title}>
          {texts.title(place + 1)} <strong>{entryText(index, entry)}</strong>
        </h2>
      </div>
      {/* It scrolls, so it must be focusable by keyboard. */}
      <div className={details.body} tabIndex={0} role="group" aria-labelledby={id}>
        <p className={details.quiet}>
          {timeText(entry.at)} · {whoseText(index, entry)}
          {became !== '' && ` · ${became}`}
        </p>
        {isMoment && <SenderText index={index} moment={entry} onActor={onActor} />}
        {isMoment && <SetGoing index={index} placed={{ place, moment: entry }} onGo={onGo} />}
        <AnswerLinks index={index} entry={entry} onGo={onGo} />
        {isMoment &&
          entry.transitions.map((name, at) => (
            <p key={at} className={styles.transition}>
              <TextButton variant="plain" onClick={() => onTransition(entry.actor, name)}>
                {shortName(name)}
              </TextButton>
            </p>
          ))}
        {payload !== null && (
          <>
            <h3 className={details.label}>{entry.kind === 'request' ? texts.variables : texts.payload}</h3>
            <pre className={styles.json}>{JSON.stringify(payload, null, 2)}</pre>
          </>
        )}
        {entry.kind === 'action' && entry.value !== null && (
          <p>
            {texts.value}: <code>{entry.value}</code>
          </p>
        )}
        {isMoment && <ContextText context={contextAt(index, entry.actor, place)} />}
      </div>
    </section>
  );
}
