// The types of the recording buffer (recordingBuffer.ts): its methods, and its content as plain data.
import type { MockSetting } from '#site/recordedMock.ts';
import type { LiveActor, LiveMoment } from '../live/protocol.ts';
import type { RecordedActor, RecordedEntry, RecordedMoment } from './recording.ts';

/** The content of the buffer as plain data, which one page of a tab hands over to the next. */
export interface BufferedRecording {
  /** How many pages were loaded before. */
  readonly loads: number;
  readonly actors: readonly RecordedActor[];
  readonly entries: readonly RecordedEntry[];
  /** How many entries were dropped. */
  readonly dropped: number;
  /** The hashes of the machines that were seen, by their ids. */
  readonly machines: Readonly<Record<string, string>>;
  /** How the mock server was set at the beginning; null elsewhere. */
  readonly mock: MockSetting | null;
  /** The id of the account that is logged in; null for nobody. */
  readonly person: string | null;
  /** The id of the account that was the last to be logged in, even if nobody is now; null if nobody was. */
  readonly lastPerson: string | null;
}

/** What the recording begins with: the load of an earlier page, the load of this page, or a change of the person on this page. */
export type Beginning = 'an earlier page' | 'this page' | 'another person';

/** An entry that is added as it is. Moments are added by `addMoments`. */
export type OtherEntry = Exclude<RecordedEntry, RecordedMoment>;

export interface RecordingBuffer {
  /** Adds what the actors of this page did. */
  readonly addMoments: (moments: readonly LiveMoment[], actors: readonly LiveActor[]) => void;
  /** Adds an entry other than a moment. */
  readonly add: (entry: OtherEntry) => void;
  /** The number of this page load, from 1. As a prefix, it makes ids of a page unique in the recording. */
  readonly load: number;
  /** Returns the content of the buffer, after dropping the oldest entries until the rest fits into `limit` characters. */
  readonly snapshot: (
    limit?: number,
  ) => Pick<BufferedRecording, 'loads' | 'actors' | 'entries' | 'dropped' | 'person' | 'lastPerson'>;
  /** What the recording in the buffer begins with. */
  readonly beginning: () => Beginning;
}

export const emptyBuffer: BufferedRecording = {
  ...{ loads: 0, actors: [], entries: [], dropped: 0 },
  ...{ machines: {}, mock: null, person: null, lastPerson: null },
};
