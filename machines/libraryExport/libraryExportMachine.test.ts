// Tests exports by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { libraryExportMachine } from './libraryExportMachine.ts';

function begin() {
  const saveUnsaved = controlled<boolean>();
  const downloadFile = controlled<undefined>();
  const actors = { saveUnsaved: saveUnsaved.logic, downloadFile: downloadFile.logic };
  const actor = createActor(libraryExportMachine.provide({ actors })).start();
  return { actor, saveUnsaved, downloadFile };
}

test('unsaved changes are saved before the file is requested', async () => {
  const { actor, saveUnsaved, downloadFile } = begin();
  expect(downloadFile.calls).toHaveLength(0);
  await saveUnsaved.last().resolve(false);
  await downloadFile.last().resolve(undefined);
  expect(actor.getSnapshot()).toMatchObject({ value: 'exported', context: { isPartlyUnsaved: false } });
});

test('giving up aborts the request', async () => {
  const { actor, saveUnsaved, downloadFile } = begin();
  await saveUnsaved.last().resolve(false);
  actor.send({ type: 'export.giveUp' });
  expect(downloadFile.last().signal.aborted).toBe(true);
  expect(actor.getSnapshot().value).toBe('givenUp');
});

test('a failed export starts again by saving, because something may have been typed since', async () => {
  const { actor, saveUnsaved, downloadFile } = begin();
  await saveUnsaved.last().resolve(true);
  await downloadFile.last().reject('The server cannot be reached');
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { message: 'The server cannot be reached' } });
  actor.send({ type: 'export.retry' });
  expect(saveUnsaved.calls).toHaveLength(2);
  await saveUnsaved.last().resolve(false);
  await downloadFile.last().resolve(undefined);
  expect(actor.getSnapshot()).toMatchObject({ value: 'exported', context: { isPartlyUnsaved: false, message: null } });
});
