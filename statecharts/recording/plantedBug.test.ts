// A bug from end to end: an editor with one wrong transition is recorded as a page records it, the saved file is read again, and it is played on the
// editor that has the bug and on the one that has not.
import { expect, test } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import { documentEditorMachine } from '#machines/documentEditor/documentEditorMachine.ts';
import type { SaveOutcome } from '#machines/documentEditor/documentEditorTypes.ts';
import { createRecorder } from '../live/recorder.ts';
import { watchActors } from '../live/watchActors.ts';
import { playTodayTexts } from '../recordingPage/playTodayTexts.ts';
import { recordingOf } from '#tests/support/recordPlay.ts';
import { definitionHash } from './definitionHash.ts';
import { createRecordingBuffer } from './recordingBuffer.ts';
import { leaveOut, type Part, parts } from './leaveOut.ts';
import { playActor } from './playActor.ts';
import { parseRecording, type Recording } from './recording.ts';
import { indexRecording } from './recordingIndex.ts';

/** A copy of a machine's configuration in which the transition with this guard leads elsewhere. */
function retarget<Config>(config: Config, guard: string, target: string): Config {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copy(member)]));
    const { guard: ownGuard } = members;
    const isMeant = typeof ownGuard === 'object' && ownGuard !== null && 'type' in ownGuard && ownGuard.type === guard;
    return isMeant ? { ...members, target } : members;
  };
  return copy(config) as Config;
}

/** When somebody else has changed the same field, it says that saving failed instead of asking. */
const machineWithBug: AnyStateMachine = createMachine(
  retarget(documentEditorMachine.config, 'isDisputed', 'failed'),
  documentEditorMachine.implementations,
);

function entryOf(machine: AnyStateMachine): CatalogueEntry {
  const entry = catalogue.find(({ id }) => id === machine.id);
  if (!entry) throw new Error(`There is no machine ${machine.id}`);
  return { ...entry, machine };
}

const conflict: SaveOutcome = { kind: 'conflict', revision: 5, fields: [{ name: 'title', value: 'Their title' }] };

/** A person corrects a title that somebody else has just changed, and saves. */
async function recordConflict(machine: AnyStateMachine): Promise<Recording> {
  const recorder = createRecorder(() => undefined);
  const stop = watchActors(recorder.listener);
  const buffer = createRecordingBuffer();
  try {
    const actor = createActor(machine.provide({ actors: { save: fromPromise(() => Promise.resolve(conflict)) } }), {
      clock: new SimulatedClock(),
      input: { documentId: 'doc_1', kind: 'journalArticle', revision: 1, autosave: false },
    }).start();
    actor.send({ type: 'field.changed', name: 'title', base: 'Teh title', value: 'The title' });
    actor.send({ type: 'save' });
    await waitFor(actor, (snapshot) => !snapshot.matches('saving'));
    const batch = recorder.take();
    buffer.addMoments(batch?.moments ?? [], batch?.actors ?? []);
  } finally {
    stop();
  }
  const { entries, actors } = buffer.snapshot();
  return recordingOf(entries, { actors: [...actors], machines: { [machine.id]: definitionHash(machine) } });
}

/** What the page of the recording says about the play of its editor, after the recording was saved and opened again. */
async function playOn(machine: AnyStateMachine, recording: Recording): Promise<string | null> {
  const index = indexRecording(parseRecording(JSON.stringify(recording)));
  const actor = [...index.actors.values()].find((each) => each.machine === machine.id);
  const { best, moments } = await playActor(index, actor?.id ?? '', entryOf(machine), index.length - 1);
  if (best === null) return null;
  return best.divergence === null ? playTodayTexts.agrees(moments.length) : playTodayTexts.diverges(best.divergence);
}

const withoutTexts = new Set<Part>(parts.filter((part) => part !== 'texts'));
const report = { text: 'It says that saving failed.', screenshot: null };

test.each([
  ['with its texts', (recording: Recording) => recording],
  ['without its texts', (recording: Recording) => leaveOut(recording, withoutTexts, report)],
])(
  'the recording of a planted bug plays to its end on the machine with the bug, and diverges on the one without it: %s',
  async (_, save) => {
    const recording = save(await recordConflict(machineWithBug));
    expect(recording.machines.documentEditor).not.toBe(definitionHash(documentEditorMachine));
    expect(await playOn(machineWithBug, recording)).toBe(playTodayTexts.agrees(4));
    expect(await playOn(documentEditorMachine, recording)).toBe(
      'They diverge at entry 4. Recorded: saving.settled → failed; today: saving.settled → conflict.comparing.',
    );
  },
);

test('what was recorded before the bug came parts where the bug is', async () => {
  const recording = await recordConflict(documentEditorMachine);
  expect(await playOn(documentEditorMachine, recording)).toBe(playTodayTexts.agrees(4));
  expect(await playOn(machineWithBug, recording)).toBe(
    'They diverge at entry 4. Recorded: saving.settled → conflict.comparing; today: saving.settled → failed.',
  );
});
