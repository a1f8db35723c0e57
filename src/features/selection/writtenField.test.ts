import { describe, expect, it } from 'vitest';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import { hintOf, problemOf, valueOf } from './writtenField.ts';

const field = (name: string): FieldDescription => {
  const description = fieldOf('thesis', name);
  if (!description) throw new Error(`A thesis has no ${name}`);
  return description;
};

describe('a text that many documents get', () => {
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
      'For example 2006, March 2006, 2006-03-05, Summer 2006 or 2006–2008. Leave empty to clear the field.',
    ],
    ['languages', '', 'Separate with commas. Leave empty to clear the field.'],
    ['institutionLocations', '', 'Separate with semicolons. Leave empty to clear the field.'],
    ['note', '', 'Leave empty to clear the field.'],
    ['entryType', 'PhdThesis', 'Only documents of the kind “Thesis” are exported as @phdthesis'],
    [
      'entryType',
      'book',
      'Only documents of the kind “Other” are exported as @book, unless their “Type” field says otherwise',
    ],
    ['entryType', 'a b', 'The BibTeX or BibLaTeX type used when exporting. Leave empty to clear the field.'],
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
