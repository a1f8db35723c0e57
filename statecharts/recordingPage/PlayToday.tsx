// Plays the shown actor on today's machine, and says where it goes another way.
import { Suspense, use } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { machineAddress } from '#site/statecharts.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import panel from '../panel/Panel.module.css';
import { stepWords } from '../play/steps.ts';
import { writeSteps } from '../play/stepsText.ts';
import { testOf } from '../recording/testOf.ts';
import type { ActorPlay } from '../recording/playActor.ts';
import type { Recording } from '../recording/recording.ts';
import type { RecordingIndex } from '../recording/recordingIndex.ts';
import { writeSearch } from '../viewer/viewerSearch.ts';
import { CopyTextButton } from './CopyTextButton.tsx';
import { playOnce } from './playOnce.ts';
import { playTodayTexts as texts } from './playTodayTexts.ts';
import styles from './RecordingPage.module.css';

export interface PlayTodayProps {
  index: RecordingIndex;
  place: number;
  actor: string | null;
  entry: CatalogueEntry | null;
  onGo: (place: number) => void;
}

/** Renders the play, once it is found. */
export function PlayToday({ index, place, actor, entry, onGo }: PlayTodayProps) {
  if (actor === null || entry === null) return <p>{texts.noMachine}</p>;
  return (
    <Suspense fallback={<p role="status">{texts.searching}</p>}>
      <Played promise={playOnce(index, actor, entry, place)} recording={index.recording} entry={entry} onGo={onGo} />
    </Suspense>
  );
}

interface PlayedProps {
  promise: Promise<ActorPlay>;
  recording: Recording;
  entry: CatalogueEntry;
  onGo: (place: number) => void;
}

function Played({ promise, recording, entry, onGo }: PlayedProps) {
  const { best, linked, moments, unreached } = use(promise);
  if (best === null) return <Notice role="status">{texts.unreached(unreached)}</Notice>;
  const { divergence, steps, agreed, start } = best;
  const toPlay = linked && machineAddress(entry.id) + writeSearch(linkOf(linked));
  return (
    <div className={panel.panel}>
      {divergence === null ? (
        <Notice tone="success" role="status">
          {texts.agrees(moments.length)}
        </Notice>
      ) : (
        <Notice tone="warning" role="status">
          {texts.diverges(divergence)} {recording.texts === 'replaced' && texts.replaced}
          {recording.leftOut.includes('values') && texts.leftOut}{' '}
          <TextButton onClick={() => onGo(divergence.entry - 1)}>{texts.show(divergence.entry)}</TextButton>
        </Notice>
      )}
      <section>
        <h2>{texts.steps}</h2>
        <p>{texts.from(start.name, agreed, moments.length)}</p>
        <p className={styles.steps}>{steps.map(stepWords).join(' → ') || texts.noSteps}</p>
      </section>
      <p className={styles.ways}>
        {toPlay && <a href={toPlay}>{texts.open}</a>}
        <CopyTextButton label={texts.copy} text={() => testOf(entry, best)} />
      </p>
      {linked && linked.play.agreed < agreed && <p className={styles.quiet}>{texts.linkParts}</p>}
    </div>
  );
}

function linkOf({ play: { steps }, start }: NonNullable<ActorPlay['linked']>) {
  return { start: start || undefined, steps: writeSteps({ steps, position: steps.length }) || undefined };
}
