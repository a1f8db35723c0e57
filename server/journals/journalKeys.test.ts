// Tests the keys by which journals are compared: any name gives a key that the database accepts.
import { expect, test } from 'vitest';
import { isStorable } from '../database/storable.ts';
import { issnKey, journalNameKey } from './journalKeys.ts';

test('a name is compared without accents, case and doubled spaces', () => {
  expect(journalNameKey('  Zeitschrift  für\nPhysik ')).toBe(journalNameKey('ZEITSCHRIFT FUR PHYSIK'));
});

test('a long name is not cut in the middle of a character', () => {
  expect(isStorable(journalNameKey(`${'a'.repeat(499)}😀`))).toBe(true);
});

test('an ISSN is compared without its hyphen', () => {
  expect(issnKey('0000-006x')).toBe('0000006X');
});
