// Tests the addresses of e-prints.
import { expect, test } from 'vitest';
import { eprintUrl } from './eprints.ts';

test.each([
  ['2101.00001', 'arXiv', 'https://arxiv.org/abs/2101.00001'],
  ['arXiv:2101.00001v2', 'arxiv', 'https://arxiv.org/abs/2101.00001v2'],
  ['hep-th/0603001', null, 'https://arxiv.org/abs/hep-th/0603001'],
  ['math.GT/0309136', '', 'https://arxiv.org/abs/math.GT/0309136'],
  ['hal-01234567', 'HAL', 'https://hal.science/hal-01234567'],
  ['12345678', 'pubmed', 'https://pubmed.ncbi.nlm.nih.gov/12345678/'],
  ['2958591', 'jstor', 'https://www.jstor.org/stable/2958591'],
  ['10411/TUGAVC', 'hdl', 'https://hdl.handle.net/10411/TUGAVC'],
  ['a b#c', 'googlebooks', 'https://books.google.com/books?id=a%20b%23c'],
  ['a&id=b+c', 'googlebooks', 'https://books.google.com/books?id=a%26id%3Db%2Bc'],
  ['10.1000/a?b#c%d', 'hdl', 'https://hdl.handle.net/10.1000/a%3Fb%23c%25d'],
  ['1\ud800', 'jstor', 'https://www.jstor.org/stable/1%EF%BF%BD'],
])('%s of %s', (eprint, type, url) => {
  expect(eprintUrl(eprint, type)).toBe(url);
});

test.each([
  ['1234', 'ours'],
  ['1234', null],
  ['1234', 'constructor'],
  [' ', 'arxiv'],
])('%s of %s leads nowhere', (eprint, type) => {
  expect(eprintUrl(eprint, type)).toBeNull();
});
