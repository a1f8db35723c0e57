// The address that puts the mock server into the state in which a recording begins.
import type { MockSetting } from '#site/recordedMock.ts';
import type { RecordedPlace, Recording } from './recording.ts';

/** The address below the mock server's own; it logs nobody in if `as` is null. */
export function openAddress({ scenario, seed, documents, groups, clock, as }: MockSetting, route: string): string {
  const params = new URLSearchParams({
    ...{ scenario, seed: String(seed), documents: String(documents), groups: String(groups), clock },
    ...(as !== null && { as }),
    route,
  });
  return `/__mock/open?${params.toString()}`;
}

/** The page on which the person began to act; the first one if they did nothing. */
export function beginningOf({ entries }: Pick<Recording, 'entries'>): RecordedPlace | undefined {
  const first = entries.findIndex(({ kind }) => kind === 'action');
  const places = entries.filter((entry) => entry.kind === 'place');
  return entries.slice(0, Math.max(0, first)).findLast((entry) => entry.kind === 'place') ?? places[0];
}

/**
 * The address of the state in which a recording begins; null if it is not of the mock server, or its beginning is no longer kept. Where the texts were replaced
 * nobody knows the account and the page, so that it leads to the home page, with nobody logged in.
 */
export function stateAddress(recording: Pick<Recording, 'mock' | 'texts' | 'entries' | 'dropped'>): string | null {
  const { mock, texts, dropped } = recording;
  if (mock === null || dropped > 0) return null;
  return texts === 'replaced'
    ? openAddress({ ...mock, as: null }, '/')
    : openAddress(mock, beginningOf(recording)?.address ?? '/');
}
