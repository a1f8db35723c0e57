// What is kept of the pages of a tab until it is saved, and who keeps it (keeper.ts).
import type { MockSetting } from '#site/recordedMock.ts';
import type { LiveActor, LiveMoment } from '../live/protocol.ts';
import type { RecordedActor, RecordedEntry, RecordedMoment } from './recording.ts';

/** What is kept, as plain data: it is handed from one page of the tab to the next. */
export interface Kept {
  /** How many pages were loaded before. */
  readonly loads: number;
  readonly actors: readonly RecordedActor[];
  readonly entries: readonly RecordedEntry[];
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

/** With what a recording begins: the loading of an earlier page or of this one, or with another person on the page. */
export type Beginning = 'an earlier page' | 'this page' | 'another person';

/** An entry without what the keeper adds. */
export type OtherEntry = Exclude<RecordedEntry, RecordedMoment>;

export interface Keeper {
  /** Adds what the actors of this page did. */
  readonly addMoments: (moments: readonly LiveMoment[], actors: readonly LiveActor[]) => void;
  /** Adds an entry that is no moment. */
  readonly add: (entry: OtherEntry) => void;
  /** The number of this page load, from 1; ids that are unique on a page are unique in the recording behind it. */
  readonly load: number;
  /** What is kept, or of it what fits into `limit` characters. */
  readonly kept: (limit?: number) => Pick<Kept, 'loads' | 'actors' | 'entries' | 'dropped' | 'person' | 'lastPerson'>;
  /** With what the recording that is kept begins. */
  readonly beginning: () => Beginning;
}

export const nothing: Kept = {
  ...{ loads: 0, actors: [], entries: [], dropped: 0 },
  ...{ machines: {}, mock: null, person: null, lastPerson: null },
};
