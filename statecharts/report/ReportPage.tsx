// The page that makes a file of a bug: shown over the page that is reported, or by itself.
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { bugReportMachine } from '#machines/bugReport/bugReportMachine.ts';
import type { Report, ScreenshotSource } from '#machines/bugReport/bugReportTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import { parts } from '../recording/leaveOut.ts';
import { readRecording, type Recording } from '../recording/recording.ts';
import { fetchRecording } from '../recording/recordingChannel.ts';
import { saveFile } from '../viewer/saveFile.ts';
import { NothingRecorded } from './NothingRecorded.tsx';
import { hideOverlay } from './overlayMessages.ts';
import { fileNameOf, recordingToSave } from './reportFile.ts';
import { ReportForm } from './ReportForm.tsx';
import styles from './Report.module.css';
import { reportTexts } from './reportTexts.ts';
import { readPicture, takeScreenshot } from './takeScreenshot.ts';

export interface ReportPageProps {
  /** The tab whose recording is saved; null for the one in which something happened last. */
  tab: string | null;
}

/** The parts that are in a file unless the person decides otherwise: nothing that they or others wrote. */
const usualParts = parts.filter((part) => part !== 'texts');

/** Renders the page. */
export function ReportPage({ tab }: ReportPageProps) {
  const machine = useMemo(
    () =>
      bugReportMachine.provide({
        actors: {
          fetchRecording: fromPromise<object | null, undefined>(() => fetchRecording(tab)),
          addScreenshot: fromPromise<string | null, ScreenshotSource>(({ input }) =>
            input.from === 'page' ? takeScreenshot(hideOverlay) : readPicture(input.file),
          ),
          saveFile: fromPromise<undefined, Report>(({ input: { recording, ...content } }) => {
            const saved = recordingToSave(readRecording(recording), content);
            saveFile(fileNameOf(saved), 'application/json', JSON.stringify(saved));
            return Promise.resolve(undefined);
          }),
        },
      }),
    [tab],
  );
  const [snapshot, send] = useMachine(machine, { input: { included: usualParts } });
  const { recording: fetched, ...content } = snapshot.context;
  const recording = useMemo((): Recording | null => (fetched === null ? null : readRecording(fetched)), [fetched]);
  return (
    <main id="main" className={styles.page} data-state={statePath(snapshot.value)}>
      <div className={styles.column}>
        <h1 className={styles.title}>{reportTexts.title}</h1>
        <p className={styles.lead}>{reportTexts.lead}</p>
        {snapshot.matches('fetching') && (
          <div role="status" aria-label={reportTexts.fetching}>
            <Skeleton width="60%" />
          </div>
        )}
        {snapshot.matches('nothingRecorded') && (
          <NothingRecorded
            message={content.message}
            onRefresh={() => {
              send({ type: 'report.refresh' });
            }}
          />
        )}
        {recording && (
          <ReportForm
            recording={recording}
            content={content}
            isBusy={snapshot.hasTag('busy')}
            isSaved={snapshot.matches('saved')}
            send={send}
          />
        )}
      </div>
    </main>
  );
}
