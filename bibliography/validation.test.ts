// Tests what is invalid, with its path, and that everything else is valid.
import { describe, expect, test } from 'vitest';
import { documentKinds } from './documents.ts';
import { kindLabels } from './kindLabels.ts';
import { publicationStates } from './fields/table.ts';
import { fieldOf, fieldsOf, labelOf } from './kinds.ts';
import { maximumListLength, maximumTextLength, validateFields } from './validation.ts';

describe('problems have the path of the invalid value', () => {
  test.each<[string, Parameters<typeof validateFields>[0], object, string[][]]>([
    ['month 13', 'journalArticle', { published: '2006-13' }, [['published']]],
    ['a date in words', 'thesis', { published: 'March 2006' }, [['published']]],
    [
      'a date of the volume',
      'proceedingsArticle',
      { proceedings: { published: '20' } },
      [['proceedings', 'published']],
    ],
    ['neither person nor organization', 'other', { authors: [{}] }, [['authors', '0']]],
    [
      'both person and organization',
      'other',
      { authors: [{ person: { family: 'A' }, organization: { name: 'B' } }] },
      [['authors', '0']],
    ],
    ['a nameless person', 'other', { editors: [{ person: { family: ' ' } }] }, [['editors', '0', 'person', 'family']]],
    [
      'a nameless organization',
      'other',
      { authors: [{ organization: { name: '' } }] },
      [['authors', '0', 'organization', 'name']],
    ],
    ['a journal without a name', 'journalArticle', { in: { journal: { issn: ['1'] } } }, [['in', 'journal', 'name']]],
    ['an issue without a journal', 'journalArticle', { in: { volume: '3' } }, [['in', 'journal']]],
    ['two forms of the same volume', 'proceedingsArticle', { in: 'A', proceedings: { title: 'A' } }, [['in']]],
    ['a nameless conference', 'proceedings', { conference: { titleAddon: 'x' } }, [['conference', 'title']]],
    [
      'a conference date without a day',
      'proceedings',
      { conference: { title: 'C', startDate: '2006-03' } },
      [['conference', 'startDate']],
    ],
    ['an impossible day', 'other', { added: '2006-02-30T00:00:00Z' }, [['added']]],
    ['a nameless other field', 'other', { otherFields: [{ name: '', value: 'x' }] }, [['otherFields', '0', 'name']]],
    ['NUL', 'other', { title: 'a\0b' }, [['title']]],
    ['a lone surrogate', 'other', { title: 'a\uD800b' }, [['title']]],
    ['too long', 'other', { title: 'x'.repeat(maximumTextLength + 1) }, [['title']]],
    ['a long key', 'other', { citationKeys: ['x'.repeat(maximumTextLength + 1)] }, [['citationKeys', '0']]],
    ['too many', 'other', { keywords: Array.from({ length: maximumListLength + 1 }, () => 'x') }, [['keywords']]],
    ['no text', 'other', { title: 3 }, [['title']]],
    ['no list', 'other', { keywords: 'a, b' }, [['keywords']]],
    ['two at once', 'journalArticle', { published: 'x', title: 'a\0' }, [['title'], ['published']]],
  ])('%s', (_name, kind, fields, paths) => {
    const problems = validateFields(kind, fields);
    expect(problems.map((problem) => problem.path)).toEqual(paths);
    for (const problem of problems) expect(problem.message).toMatch(/\.$/);
  });
});

test('absent, null, odd identifiers and emoji pass', () => {
  for (const kind of documentKinds) {
    expect(validateFields(kind, {})).toEqual([]);
    expect(validateFields(kind, Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, null])))).toEqual([]);
  }
  const fields = {
    doi: 'not \\a DOI',
    title: '🦊 ist ein Fuchs',
    published: '1984/1986',
    authors: [{ person: { given: 'Plato', family: null }, organization: null }],
    in: { journal: { name: 'J', issn: ['none'] } },
    added: '2006-03-05T12:00:00.123Z',
  };
  expect(validateFields('journalArticle', fields)).toEqual([]);
});

test('blank values are valid', () => {
  expect(
    validateFields('proceedingsArticle', {
      title: '',
      published: ' ',
      added: '',
      keywords: ['', 'x', ' '],
      in: '',
      proceedings: {
        published: '',
        publishers: [{}, { name: ' ', locations: [''] }],
        in: { title: '' },
        conference: { title: '', startDate: '', endDate: '2006-03-05' },
      },
      otherFields: [{ name: 'file', value: '' }],
    }),
  ).toEqual([]);
  expect(validateFields('journalArticle', { in: { journal: { name: '' }, volume: '3' } })).toEqual([]);
});

test('the tables name every field once, with a label', () => {
  for (const kind of documentKinds) {
    const names = fieldsOf(kind).map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('otherFields');
    expect(kindLabels[kind]).not.toBe('');
    expect(fieldsOf(kind).every((field) => field.label !== '')).toBe(true);
  }
  expect(fieldOf('thesis', 'degreeType')?.suggestions.map(({ value }) => value)).toContain('phdthesis');
  expect(fieldOf('thesis', 'journal')).toBeUndefined();
  expect(labelOf(publicationStates, 'inpress')).toBe('In press');
  expect(labelOf(publicationStates, 'lost')).toBe('lost');
});
