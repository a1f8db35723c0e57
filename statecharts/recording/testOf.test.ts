// Tests that a test copied from a recording expects what was recorded: it passes where the machine goes that way, and fails where it doesn't.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import { recordSteps } from '#tests/support/recordPlay.ts';
import { playFrom } from './playRecording.ts';
import type { RecordedMoment } from './recording.ts';
import { testOf } from './testOf.ts';

/** Inside the project, so that import aliases resolve. */
const folder = fileURLToPath(new URL('../../test-results/copied/', import.meta.url));
mkdirSync(folder, { recursive: true });

const found = catalogue.find(({ id }) => id === 'submission');
if (!found) throw new Error('There is no machine');
const submission: CatalogueEntry = found;
const start = submission.model.starts[0];
const steps = [
  { event: { type: 'field.changed', name: 'email', value: 'ada@example.org' } },
  { event: { type: 'submit' } },
  { reject: 'submit', message: 'No answer' },
];

function copied(change: (moment: RecordedMoment) => RecordedMoment): string {
  const moments = recordSteps(submission, start, steps).map(change);
  return testOf(
    submission,
    playFrom(
      submission,
      start,
      [],
      moments.map((moment, place) => ({ place, moment })),
    ),
  );
}

const same = copied((moment) => moment);
// As from a machine that came to another state, and from one that took an event that this one ignores.
const elsewhere = copied((moment) => (moment.event === 'submit' ? { ...moment, after: 'elsewhere' } : moment));
const refused = copied((moment) =>
  moment.event === 'submit' ? { ...moment, event: 'hand.in', transitions: ['gone'], after: 'submitting' } : moment,
);

test('a test copied from a recording expects the recorded states', () => {
  expect(same).not.toContain('// Recorded');
  expect(elsewhere).toContain(`
  actor.send({ type: 'submit' });
  // Recorded: elsewhere. The machine from which this test was copied comes to submitting.
  // If the recording has the bug, expect the state that is right instead.
  expect(state()).toBe('elsewhere');`);
  expect(refused).toContain(`
  // Recorded: submitting. The machine from which this test was copied comes to editing, and can't take this step.
  // If the recording has the bug, expect the state that is right instead.
  actor.send({ type: 'hand.in' });
  expect(state()).toBe('submitting');`);
});

const fails = (text: string) => text.replace(/^test\(/m, 'test.fails(');

// The first passes on this machine; the others fail, as they should where a machine goes another way than the recorded one.
for (const [name, text] of Object.entries({ same, elsewhere: fails(elsewhere), refused: fails(refused) })) {
  const file = `${folder}recorded-${name}.ts`;
  writeFileSync(file, text);
  await import(/* @vite-ignore */ file);
}
