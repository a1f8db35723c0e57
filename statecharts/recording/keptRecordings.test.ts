// Tests which kept recordings are read: those of this version and the first one, and no others.
import { expect, test } from 'vitest';
import { readKeptRecord } from './keptRecordings.ts';
import { type Recording, WrongRecording } from './recording.ts';

const recording: Recording = {
  format: 'flow',
  version: 1,
  build: 'build-1',
  begun: 0,
  ended: 0,
  machines: {},
  actors: [],
  entries: [],
  dropped: 0,
  texts: 'replaced',
  leftOut: [],
  environment: null,
  mock: null,
  report: { text: '', screenshot: null },
};

test('a record is read, and so is a recording that was kept by itself, as in the first version', () => {
  expect(readKeptRecord({ version: 2, account: 'ada', recording })).toEqual(recording);
  expect(readKeptRecord(recording)).toEqual(recording);
});

test.each([{ version: 3, recording }, { version: '2', recording }, { recording }])(
  'another record is refused: %#',
  (value) => {
    expect(() => readKeptRecord(value)).toThrow(WrongRecording);
  },
);
