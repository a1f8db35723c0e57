// Tests bug reports by sequences of events; tests/models covers the transitions.
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { controlled } from '#tests/models/controlled.ts';
import { bugReportMachine } from './bugReportMachine.ts';
import type { Report, ScreenshotSource } from './bugReportTypes.ts';

const recording = { format: 'flow' };

function begin() {
  const fetchRecording = controlled<object | null>();
  const addScreenshot = controlled<string | null, ScreenshotSource>();
  const saveFile = controlled<undefined, Report>();
  const actors = {
    fetchRecording: fetchRecording.logic,
    addScreenshot: addScreenshot.logic,
    saveFile: saveFile.logic,
  };
  const actor = createActor(bugReportMachine.provide({ actors }), { input: { included: ['values'] } }).start();
  return { actor, fetchRecording, addScreenshot, saveFile };
}

test('what the person wrote and chose is in the file, and stays after a failure', async () => {
  const { actor, fetchRecording, saveFile } = begin();
  await fetchRecording.last().resolve(recording);
  actor.send({ type: 'text.changed', text: 'It is empty' });
  actor.send({ type: 'part.toggled', part: 'texts' });
  actor.send({ type: 'part.toggled', part: 'values' });
  actor.send({ type: 'report.save' });
  const report = { recording, included: ['texts'], text: 'It is empty', screenshot: null };
  expect(saveFile.last().input).toEqual(report);
  await saveFile.last().reject('The disk is full');
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { ...report, message: 'The disk is full' } });
});

test('a screenshot that the person cancels changes nothing', async () => {
  const { actor, fetchRecording, addScreenshot } = begin();
  await fetchRecording.last().resolve(recording);
  actor.send({ type: 'screenshot.added', source: { from: 'page' } });
  await addScreenshot.last().resolve('data:image/png;base64,AAAA');
  actor.send({ type: 'screenshot.added', source: { from: 'page' } });
  await addScreenshot.last().resolve(null);
  expect(actor.getSnapshot().context.screenshot).toBe('data:image/png;base64,AAAA');
});

test('where nothing is recorded, it can be looked for again', async () => {
  const { actor, fetchRecording } = begin();
  await fetchRecording.last().resolve(null);
  expect(actor.getSnapshot().value).toBe('nothingRecorded');
  actor.send({ type: 'report.refresh' });
  await fetchRecording.last().resolve(recording);
  expect(actor.getSnapshot().value).toBe('editing');
});
