// Reads and writes the address parameters of a recording's page. Invalid values are dropped.
import { textOf, wholeNumberOf, writeParams } from '../viewer/addressParams.ts';

/** The views of a recording; the first is the default. */
export const recordingViews = ['timeline', 'sequence'] as const;
export type RecordingViewName = (typeof recordingViews)[number];

export interface RecordingSearch {
  /** The name of a recording that is kept in this browser. */
  readonly recording?: string | undefined;
  /** The actor whose chart is shown; by default whichever reacted last. */
  readonly actor?: string | undefined;
  /** The number of the shown entry, from 1. */
  readonly at?: number | undefined;
  readonly view?: RecordingViewName | undefined;
}

/** Validates the parameters of an address. */
export function readRecordingSearch({
  recording,
  actor,
  at,
  view,
}: Readonly<Record<string, unknown>>): RecordingSearch {
  const number = wholeNumberOf(at);
  return {
    recording: textOf(recording),
    actor: textOf(actor),
    at: number !== undefined && number > 1 ? number : undefined,
    view: recordingViews.slice(1).find((each) => each === view),
  };
}

/** Parses the query of an address, with or without its `?`. */
export function parseRecordingSearch(text: string): RecordingSearch {
  return readRecordingSearch(Object.fromEntries(new URLSearchParams(text)));
}

/** `search` as a query with its `?`; empty if all parameters have their defaults. */
export function writeRecordingSearch(search: RecordingSearch): string {
  return writeParams(readRecordingSearch({ ...search }));
}
