// Runs the machine of the page with the recordings that are kept in this browser.
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { recordingViewMachine } from '#machines/recordingView/recordingViewMachine.ts';
import type { OpenedRecording, RecordingViewEvent } from '#machines/recordingView/recordingViewTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { readKeptRecording } from '../recording/keptRecordings.ts';
import { indexRecording, type RecordingIndex } from '../recording/recordingIndex.ts';
import type { RecordingSearch } from './recordingSearch.ts';

export interface RecordingView {
  /** The path of the machine's state. */
  readonly state: string;
  readonly problem: string | null;
  /** The recording while it is shown. */
  readonly index: RecordingIndex | null;
  /** The place of the shown entry, from 0. */
  readonly place: number;
  readonly send: (event: RecordingViewEvent) => void;
}

/** Follows the address, and writes the position into it. */
export function useRecordingView(
  { recording, at = 1 }: RecordingSearch,
  onSearch: (patch: Partial<RecordingSearch>) => void,
): RecordingView {
  const [opened, setOpened] = useState<RecordingIndex | null>(null);
  const name = recording ?? null;
  const [snapshot, send] = useMachine(
    recordingViewMachine.provide({
      actors: {
        open: fromPromise<OpenedRecording, { name: string }>(async ({ input }) => {
          const kept = await readKeptRecording(input.name);
          const index = kept && indexRecording(kept);
          setOpened(index);
          return { length: index?.length ?? null };
        }),
      },
      actions: {
        writeAddress: ({ context }) => {
          onSearch({ at: context.at });
        },
      },
    }),
    { input: { name, at } },
  );
  useEffect(() => {
    send({ type: 'address.changed', name, at });
  }, [send, name, at]);
  const isShown = snapshot.matches('shown');
  return {
    state: statePath(snapshot.value),
    problem: snapshot.context.problem,
    index: isShown ? opened : null,
    place: snapshot.context.at - 1,
    send,
  };
}
