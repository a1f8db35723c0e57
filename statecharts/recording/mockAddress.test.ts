// The link to the state of a recording has all that the mock server needs, and nothing that was replaced.
import { expect, test } from 'vitest';
import { recordingBegin, recordingOf } from '#tests/support/recordPlay.ts';
import { stateAddress } from './mockAddress.ts';
import type { RecordedAction } from './recording.ts';
import { replaceTexts } from './replaceTexts.ts';

const mock = {
  ...{ seed: 7, documents: 108, groups: 16, scenario: 'conflict@updateDocumentMutation:1' },
  ...{ as: 'marie@example.org', clock: '2026-11-01T11:40:00.055Z' },
};
const place = (address: string) => ({ kind: 'place', at: recordingBegin, how: 'loaded', address }) as const;
const action: RecordedAction = {
  kind: 'action',
  at: recordingBegin,
  ...{ action: 'press', role: 'button', name: 'Save', nth: 0, nthOfRole: 0, value: null },
};
const recorded = recordingOf([place('/'), place('/dashboard?q=tides'), action, place('/account')], { mock });

const parametersOf = (address: string | null) =>
  Object.fromEntries(new URL(address ?? '', 'http://localhost').searchParams);

test('it begins where the person began to act', () => {
  const address = stateAddress(recorded);
  expect(address).toMatch(/^\/__mock\/open\?/);
  expect(parametersOf(address)).toEqual({
    ...{ ...mock, seed: '7', documents: '108', groups: '16' },
    route: '/dashboard?q=tides',
  });
});

test('without texts it names neither the account nor the page', () => {
  const parameters = parametersOf(stateAddress(replaceTexts(recorded)));
  expect(parameters).toMatchObject({ scenario: mock.scenario, seed: '7', clock: mock.clock, route: '/' });
  expect(parameters).not.toHaveProperty('as');
});

test('a recording of another server has no state to open, nor has one whose beginning is no longer kept', () => {
  expect(stateAddress({ ...recorded, mock: null })).toBeNull();
  expect(stateAddress({ ...recorded, dropped: 1 })).toBeNull();
});
