// Tests addresses that contain LaTeX, as in files, and which links are allowed.
import { expect, test } from 'vitest';
import { linkOf, readUrl } from './urls.ts';

test.each([
  ['https://ex.org/a{\\_}b/c\\_d?x=1\\&y=\\%7Ez{\\#}q', 'https://ex.org/a_b/c_d?x=1&y=%7Ez#q'],
  ['\\url{https://ex.org/a_b}', 'https://ex.org/a_b'],
  ['\\url{https://ex.org/a{\\_}b}', 'https://ex.org/a_b'],
  ['\\href{https://ex.org/a\\%20b}{A {label}}', 'https://ex.org/a%20b'],
  ['{https://ex.org/}', 'https://ex.org/'],
  ['https://ex.org/$\\sim$me/', 'https://ex.org/~me/'],
  ['https://ex.org/${\\sim}$me/', 'https://ex.org/~me/'],
  ['https://ex.org/\\~{}me/', 'https://ex.org/~me/'],
  ['https://ex.org/\\~me/', 'https://ex.org/~me/'],
  ['https://ex.org/{\\textasciitilde}me/', 'https://ex.org/~me/'],
  ['https://ex.org/\\string~me/', 'https://ex.org/~me/'],
  ['https://ex.org/a\\textunderscore{}b', 'https://ex.org/a_b'],
  ['https://ex.org/a\\-b\\/c', 'https://ex.org/ab/c'],
  ['https://ex.org/?q=\\{x\\}', 'https://ex.org/?q=x'],
  [' https://ex.org/a_b%20c~d#e--f ', 'https://ex.org/a_b%20c~d#e--f'],
  ['file:///C:\\docs\\a.pdf', 'file:///C:\\docs\\a.pdf'],
  ['', ''],
])('%s is %s', (source, url) => {
  expect(readUrl(source)).toBe(url);
  expect(readUrl(url)).toBe(url);
});

test.each([
  ['https://ex.org/a?b#c', true],
  ['HTTP://ex.org', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['ex.org', false],
  ['https://ex.org/a b', false],
  ['https://', false],
])('a link to %s: %s', (url, leads) => {
  expect(linkOf(url)).toBe(leads ? url : null);
});
