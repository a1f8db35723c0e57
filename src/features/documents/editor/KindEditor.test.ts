// What a change of the kind puts out of sight, to be said to the person.
import { expect, test } from 'vitest';
import { keptUnseen } from './KindEditor.tsx';

const names = (fields: ReturnType<typeof keptUnseen>) => fields.map(({ name }) => name);
const values = { title: 'Tides', pageStart: '1', in: { volume: '3' }, note: null };

test('what is filled and the other kind does not have is listed, and nothing else', () => {
  expect(names(keptUnseen('thesis', 'journalArticle', values, []))).toEqual(['in', 'pageStart']);
  expect(keptUnseen('thesis', 'journalArticle', { title: 'Tides' }, [])).toEqual([]);
});

test('a field of the same name that holds something else is not the same field', () => {
  expect(names(keptUnseen('proceedingsArticle', 'journalArticle', values, []))).toEqual(['in']);
});

test('what was out of sight before is, until a kind has it', () => {
  const before = keptUnseen('thesis', 'journalArticle', values, []);
  expect(
    names(keptUnseen('proceedingsArticle', 'thesis', { title: 'Tides', degreeType: 'phdthesis' }, before)),
  ).toEqual(['in', 'degreeType']);
  expect(keptUnseen('journalArticle', 'thesis', { title: 'Tides' }, before)).toEqual([]);
});
