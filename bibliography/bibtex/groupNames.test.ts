// Tests that the names of groups are taken out of an entry and put back.
import { describe, expect, test } from 'vitest';
import type { DocumentDraft, OtherField } from '../documents.ts';
import { putGroupNames, takeGroupNames } from './groupNames.ts';

const draft = (...otherFields: OtherField[]): DocumentDraft => ({
  kind: 'other',
  fields: { title: 'T', ...(otherFields.length > 0 ? { otherFields } : {}) },
});
const groups = (value: string) => ({ name: 'groups', value });
const file = { name: 'file', value: ':paper.pdf:PDF' };

describe('taken', () => {
  test('are the known names; others stay, and the field is removed if none do', () => {
    const known = new Set(['Read', 'Sea and shore']);
    expect(takeGroupNames(draft(file, groups('Read, Sea and shore')), known)).toEqual({
      draft: draft(file),
      names: ['Read', 'Sea and shore'],
    });
    expect(takeGroupNames(draft(groups('Lost, Read'), file), known)).toEqual({
      draft: draft(groups('Lost'), file),
      names: ['Read'],
    });
    expect(takeGroupNames(draft(groups('Read')), known).draft).toEqual(draft());
  });

  test('is nothing if no name is known: the field stays unchanged', () => {
    const entry = draft(groups('A,B ;C'));
    expect(takeGroupNames(entry, new Set(['Read']))).toEqual({ draft: entry, names: [] });
  });

  test('is each name once, from all fields called `groups`', () => {
    const { names } = takeGroupNames(draft(groups('A, B'), groups('B')), new Set(['A', 'B']));
    expect(names).toEqual(['A', 'B']);
  });
});

describe('put back', () => {
  test('before the other fields, together with the names that stayed', () => {
    expect(putGroupNames(draft(file, groups('Lost, A')), ['A', 'B'])).toEqual(draft(groups('A, B, Lost'), file));
    expect(putGroupNames(draft(), ['A'])).toEqual(draft(groups('A')));
  });

  test('without names, the entry stays unchanged', () => {
    const entry = draft(file, groups('Lost'));
    expect(putGroupNames(entry, [])).toBe(entry);
  });

  test('what was taken is put back unchanged', () => {
    const entry = draft(groups('A, B'), file);
    const { draft: without, names } = takeGroupNames(entry, new Set(['A', 'B']));
    expect(putGroupNames(without, names)).toEqual(entry);
  });
});
