import { expect, test } from 'vitest';
import { nameInAddress, sharedFileAt, sharedFiles } from './shareAddresses.ts';

test('a file is known by its ending, in any case, and the longest ending wins', () => {
  expect(sharedFileAt('library.bib')).toEqual({ format: 'bib', ending: '.bib', name: 'library' });
  expect(sharedFileAt('library.BIB')?.format).toBe('bib');
  expect(sharedFileAt('my.library.biblatex.bib')).toEqual({
    format: 'biblatex',
    ending: '.biblatex.bib',
    name: 'my.library',
  });
  expect(sharedFileAt('a.csl.json')).toMatchObject({ format: 'csl.json', name: 'a' });
  expect(sharedFileAt('a.json')).toMatchObject({ format: 'csl.json', name: 'a' });
});

test.each(['library', '.bib', '', 'library.pdf', 'library.bib.exe'])('%s is not the name of a shared file', (name) => {
  expect(sharedFileAt(name)).toBeNull();
});

test('each file is found by its own ending', () => {
  for (const file of sharedFiles) expect(sharedFileAt(`x${file.ending}`)).toEqual({ ...file, name: 'x' });
});

test('a name in an address needs no escapes, and is never empty', () => {
  expect(nameInAddress('Überblick: 50 % of LaTeX_')).toBe('Uberblick-50-of-LaTeX');
  expect(nameInAddress('图书')).toBe('references');
  expect(nameInAddress(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
});
