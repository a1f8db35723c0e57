// Tests identifiers: they get a canonical spelling, and invalid ones a remark instead of being rejected.
import { describe, expect, test } from 'vitest';
import { doiUrl, identifierField, isIsbn, isIssn, readDoi, readIsbn, readIssn } from './identifiers.ts';

describe('DOI', () => {
  test.each([
    '10.1109/TCSII.2015.2483422',
    'https://doi.org/10.1109/TCSII.2015.2483422',
    'http://dx.doi.org/10.1109/TCSII.2015.2483422',
    'doi:10.1109/TCSII.2015.2483422',
    'DOI: 10.1109/TCSII.2015.2483422',
    ' doi.org/10.1109/TCSII.2015.2483422 ',
  ])('%s', (text) => {
    expect(readDoi(text)).toEqual({ value: '10.1109/TCSII.2015.2483422', remark: null, suggestion: null });
  });

  test('a backslash causes a remark with a correction', () => {
    expect(readDoi('10.1007/978-3-540-70706-6\\_18')).toEqual({
      value: '10.1007/978-3-540-70706-6\\_18',
      remark: 'The DOI contains a backslash.',
      suggestion: '10.1007/978-3-540-70706-6_18',
    });
  });

  test('brackets and semicolons are part of a DOI', () => {
    const doi = '10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2';
    expect(readDoi(doi).remark).toBeNull();
    expect(doiUrl('10.1000/a#b?c')).toBe('https://doi.org/10.1000/a%23b%3Fc');
  });

  test('a lone surrogate, as from an import, causes no error', () => {
    expect(doiUrl('10.1000/a\ud800')).toBe('https://doi.org/10.1000/a%EF%BF%BD');
  });

  test('other texts stay unchanged', () => {
    expect(readDoi('to appear')).toMatchObject({ value: 'to appear', suggestion: null });
    expect(readDoi('to appear').remark).not.toBeNull();
    expect(readDoi('')).toEqual({ value: '', remark: null, suggestion: null });
  });
});

test('ISBN', () => {
  expect(isIsbn('0-306-40615-2')).toBe(true);
  expect(isIsbn('080442957X')).toBe(true);
  expect(isIsbn('978-0-306-40615-7')).toBe(true);
  expect(isIsbn('978-0-306-40615-8')).toBe(false);
  expect(isIsbn('12345')).toBe(false);
  expect(readIsbn('ISBN 978‐0‐306‐40615‐7')).toEqual({ value: '978-0-306-40615-7', remark: null, suggestion: null });
});

test('ISSN', () => {
  expect(isIssn('0165-0327')).toBe(true);
  expect(isIssn('2434561x')).toBe(true);
  expect(isIssn('0165-0328')).toBe(false);
  expect(readIssn('issn: 01650327')).toEqual({ value: '0165-0327', remark: null, suggestion: null });
  expect(readIssn('none').remark).not.toBeNull();
});

test('fields of identifiers, and the address of each lookup', () => {
  expect(identifierField('doi')?.url('10.1000/a#b')).toBe('https://doi.org/10.1000/a%23b');
  expect(identifierField('isbn')?.url('0-306-40615-2')).toBe('https://search.worldcat.org/search?q=bn%3A9780306406157');
  expect(identifierField('journal.issn')?.url('01650327')).toBe('https://portal.issn.org/resource/ISSN/0165-0327');
  expect(identifierField('title')).toBeUndefined();
});
