// The page of a recording: what is said while none is shown, and the recording.
import type { ReactNode } from 'react';
import { Notice } from '#src/ui/notice/Notice.tsx';
import type { ViewerSearch } from '../viewer/mode.ts';
import viewer from '../viewer/Viewer.module.css';
import { ViewerBar } from '../viewer/ViewerBar.tsx';
import { RecordingBody } from './RecordingBody.tsx';
import styles from './RecordingPage.module.css';
import type { RecordingSearch } from './recordingSearch.ts';
import { recordingTexts } from './recordingTexts.ts';
import { useRecordingView } from './useRecordingView.ts';

export interface RecordingPageProps {
  search: RecordingSearch;
  onSearch: (patch: Partial<RecordingSearch>) => void;
}

const noSearch: ViewerSearch = {};

/** Renders the page. */
export function RecordingPage({ search, onSearch }: RecordingPageProps) {
  const view = useRecordingView(search, onSearch);
  const { state, problem, index } = view;
  return (
    <div className={viewer.viewer} data-state={state}>
      <ViewerBar covered={null} search={noSearch} />
      {index ? (
        <RecordingBody
          // The folded lanes and filters of one recording don't apply to the next.
          key={search.recording}
          index={index}
          view={view}
          search={search}
          onSearch={onSearch}
        />
      ) : (
        <main id="main" className={styles.message}>
          <h1 className={styles.title}>{recordingTexts.title}</h1>
          {messageFor(state, problem)}
        </main>
      )}
    </div>
  );
}

function messageFor(state: string, problem: string | null): ReactNode {
  if (state === 'refused')
    return (
      <Notice tone="danger" role="alert">
        {problem}
      </Notice>
    );
  if (state === 'missing')
    return (
      <Notice tone="warning" role="alert">
        {recordingTexts.missing}
      </Notice>
    );
  return <p role="status">{state === 'unnamed' ? recordingTexts.unnamed : recordingTexts.reading}</p>;
}
