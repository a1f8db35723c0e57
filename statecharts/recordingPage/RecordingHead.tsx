// The header of a recording: what it is, and the choices of its view and of the shown actor.
import { useMemo } from 'react';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { actorText } from '../recording/entryText.ts';
import type { RecordingIndex } from '../recording/recordingIndex.ts';
import head from '../viewer/MachineHead.module.css';
import styles from './RecordingPage.module.css';
import { type RecordingViewName, recordingViews } from './recordingSearch.ts';
import { recordingTexts } from './recordingTexts.ts';

const texts = recordingTexts;
const latest = 'latest';
const options = recordingViews.map((value) => ({ value, label: texts.views[value] }));

export interface RecordingHeadProps {
  index: RecordingIndex;
  view: RecordingViewName;
  onView: (view: RecordingViewName) => void;
  /** The chosen actor; undefined for whichever reacted last. */
  actor: string | undefined;
  onActor: (actor: string | undefined) => void;
}

/** Renders the header. */
export function RecordingHead({ index, view, onView, actor, onActor }: RecordingHeadProps) {
  const { recording, actors, moments } = index;
  const { begun, build, dropped, texts: kept, leftOut } = recording;
  const about = [
    new Date(begun).toLocaleString(),
    texts.about(index.length, actors.size),
    texts.build(build),
    ...(dropped > 0 ? [texts.dropped(dropped)] : []),
    ...(kept === 'replaced' ? [texts.replaced] : []),
    ...(leftOut.length > 0 ? [texts.leftOut(leftOut)] : []),
  ];
  const actorOptions = useMemo(() => {
    const machines = [...actors.values()].filter(({ id, machine }) => machine !== null && moments.has(id));
    return [
      { value: latest, label: texts.actor.latest },
      ...machines.map(({ id }) => ({ value: id, label: texts.actor.named(actorText(index, id), id) })),
    ];
  }, [index, actors, moments]);
  return (
    <header className={head.head}>
      <div className={head.words}>
        <h1 className={head.name}>{texts.title}</h1>
        <p className={head.purpose}>{about.join(' · ')}</p>
      </div>
      <div className={head.actions}>
        <div className={styles.actorChoice}>
          <Select
            aria-label={texts.actor.label}
            options={actorOptions}
            value={actor !== undefined && actors.has(actor) ? actor : latest}
            onChange={(value) => onActor(value === latest ? undefined : value)}
          />
        </div>
        <Segmented label={texts.views.label} labelHidden options={options} value={view} onChange={onView} />
      </div>
    </header>
  );
}
