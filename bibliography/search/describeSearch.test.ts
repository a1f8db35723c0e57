// Tests the description of a search.
import { describe, expect, test } from 'vitest';
import { describeSearch, isPlainSearch } from './describeSearch.ts';
import { parseSearch } from './parseSearch.ts';

function read(text: string) {
  const { expression } = parseSearch(text, { caseSensitive: false, isRegEx: false });
  if (!expression) throw new Error(`${text} is no search`);
  return expression;
}

describe('describeSearch', () => {
  test.each([
    ['', 'everything'],
    ['berg', '“berg”'],
    ['north sea', '“north” and “sea”'],
    ['"north sea"', '“north sea”'],
    ['author:berg year:2010..2015 -draft', 'author contains “berg” and year 2010–2015, without “draft”'],
    ['-draft berg -"to do"', '“berg”, without “draft” and without “to do”'],
    ['-draft', 'without “draft”'],
    ['author:smith model', 'author contains “smith” and “model” anywhere'],
    ['author:smith or (any =! X -"to do")', 'author contains “smith” or (“X” (match case) anywhere, without “to do”)'],
    ['not (title:a b)', 'not (title contains “a” and “b” anywhere)'],
    ['author:(berg model)', 'author contains “berg” and author contains “model”'],
    ['sea year:2010..', '“sea” and year from 2010'],
    ['year:2010.. year:..99', 'year from 2010 and year up to 99'],
    ['-year:2010..2012', 'year not 2010–2012'],
    ['a or b c', '“a” or (“b” and “c”)'],
    ['a (b or c)', '“a” and (“b” or “c”)'],
    ['not (a b)', 'not (“a” and “b”)'],
    ['title == x', 'title is “x”'],
    ['title !== x', 'title is not “x”'],
    ['title != x', 'title does not contain “x”'],
    ['not title != x', 'title contains “x”'],
    ['keywords:mood', 'keywords contain “mood”'],
    ['keywords !=~ ^m', 'keywords do not match /^m/'],
    ['keywords !== mood', 'keywords are not “mood”'],
    ['groups !=~ .+', 'groups do not match /.+/'],
    ['anykeyword == mood', 'any keyword is “mood”'],
    ['anykeyword !== mood', 'no keyword is “mood”'],
    ['any =~ ^x', 'any field matches /^x/'],
    ['any != x', 'without “x”'],
    ['title =! X', 'title contains “X” (match case)'],
    ['key:a doi:10.1/x', 'citation key contains “a” and DOI contains “10.1/x”'],
    ['readstatus = read', 'read status contains “read”'],
  ])('%s', (text, words) => {
    expect(describeSearch(read(text))).toBe(words);
  });
});

describe('isPlainSearch', () => {
  test.each([
    ['', true],
    ['north sea', true],
    ['"north sea"', false],
    ['-north', false],
    ['author:berg', false],
    ['a or b', false],
    ['any =! x', false],
    ['year:2010..', false],
  ])('%s: %s', (text, isPlain) => {
    expect(isPlainSearch(read(text))).toBe(isPlain);
  });
});
