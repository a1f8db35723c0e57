import { describe, expect, it } from 'vitest';
import { type FieldDescription, fieldOf } from '#bibliography/kinds.ts';
import { hintOf, problemOf, valueOf } from './writtenField.ts';

const field = (name: string): FieldDescription => {
  const description = fieldOf('thesis', name);
  if (!description) throw new Error(`A thesis has no ${name}`);
  return description;
};

describe('a text that many documents are given', () => {
  it.each([
    ['published', ' March 2006 ', '2006-03'],
    ['published', '2006–2008', '2006/2008'],
    ['published', 'long ago', 'long ago'],
    ['note', ' March 2006 ', 'March 2006'],
    ['languages', 'English, German', 'English, German'],
    ['published', '  ', null],
    ['languages', ' , ', null],
  ])('of %s, "%s", is sent as the form reads it', (name, text, value) => {
    expect(valueOf(field(name), text)).toBe(value);
  });

  it.each([
    ['published', '2006-03', 'Read as March 2006'],
    [
      'published',
      'March 2006',
      'For example 2006, March 2006, 2006-03-05, Summer 2006 or 2006–2008. Left empty, it is cleared.',
    ],
    ['languages', '', 'With commas between them. Left empty, it is cleared.'],
    ['institutionLocations', '', 'With semicolons between them. Left empty, it is cleared.'],
    ['note', '', 'Left empty, it is cleared.'],
    ['entryType', 'PhdThesis', 'Only of the kind “Thesis” they come out as @phdthesis'],
    ['entryType', 'book', 'Only of the kind “Other”, and where the field “Type” says no other, they come out as @book'],
    ['entryType', 'a b', 'The BibTeX or BibLaTeX type used when exporting. Left empty, it is cleared.'],
  ])('of %s, "%s", is explained', (name, text, hint) => {
    expect(hintOf(field(name), text)).toBe(hint);
  });

  it.each([
    ['entryType', 'weird type!', true],
    ['entryType', 'weird type!{a,', true],
    ['entryType', 'comment', true],
    ['entryType', ' Article ', false],
    ['entryType', '', false],
    ['note', 'weird type!', false],
  ])('of %s, "%s", is refused where no file could hold it: %s', (name, text, isRefused) => {
    expect(problemOf(field(name), text) !== null).toBe(isRefused);
  });
});
