// Writes the play of a recording as a Vitest test that expects the recorded states.
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { copyTest } from '../play/copyTest.ts';
import { playSteps } from '../play/playSteps.ts';
import type { PlayedRecording } from './playRecording.ts';

/** The source of the test. It fails on every machine that goes another way than the recorded one. */
export function testOf(
  entry: CatalogueEntry,
  { start, steps, recorded, refused, divergence }: PlayedRecording,
): string {
  const next = refused !== null && divergence !== null ? { step: refused, place: divergence.recorded } : null;
  return copyTest(entry, playSteps(entry, start, steps), { places: recorded, next });
}
