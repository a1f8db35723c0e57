// Styles are found by either of their names; one's own come first.
import { expect, test } from 'vitest';
import type { ListedStyle, StyleSource } from '#bibliography/citation/styleIndex.ts';
import { labelOfStyle, languageOptions, styleOptions } from './styleOptions.ts';

const style = (
  id: string,
  title: string,
  shortTitle: string | null = null,
  source: StyleSource = 'included',
): ListedStyle => ({
  ...{ id, source, title, shortTitle, fields: [], format: null, hasBibliography: true, defaultLocale: null, path: '' },
});

test('a label has both names, unless one begins with the other', () => {
  expect(labelOfStyle(style('apa', 'American Psychological Association 7th edition', 'APA'))).toBe(
    'APA – American Psychological Association 7th edition',
  );
  expect(labelOfStyle(style('nature', 'Nature', 'Nature'))).toBe('Nature');
});

test('styles of one’s own come first, under their name', () => {
  const options = styleOptions([style('nature', 'Nature'), style('own:1', 'Mine', null, 'own')]);
  expect(options.map(({ value, group }) => [value, group])).toEqual([
    ['own:1', 'Styles of the library'],
    ['nature', 'Styles'],
  ]);
});

test('without others, the included styles need no name', () => {
  expect(styleOptions([style('nature', 'Nature')])).toEqual([{ value: 'nature', label: 'Nature' }]);
});

test('the language of the style comes first, the others by name', () => {
  expect(languageOptions({ 'fr-FR': '', 'de-DE': '' }, 'de-DE').map(({ label }) => label)).toEqual([
    'Language of the style (German (Germany))',
    'French (France)',
    'German (Germany)',
  ]);
});
