// Tests which parts of a text are highlighted for a search, in the original spelling.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { fold } from '../fold.ts';
import { boundedPattern } from './boundedPattern.ts';
import { foldedText } from './foldedText.ts';
import { matchesIn } from './matchesIn.ts';
import { parseSearch } from './parseSearch.ts';

/** The text with the highlighted parts in brackets. */
function marked(text: string, field: string, search: string): string {
  const { expression } = parseSearch(search, { caseSensitive: false, isRegEx: false });
  if (!expression) throw new Error(`${search} is no search`);
  return [...matchesIn(text, field, expression)]
    .reverse()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`, text);
}

describe('matchesIn', () => {
  test.each([
    ['Dark chocolate', 'title', 'chocolate dark', '[Dark] [chocolate]'],
    ['banana', 'title', 'an', 'b[anan]a'],
    ['chocolate', 'title', 'choco late', '[chocolate]'],
    ['Hünenberger', 'author', 'hunen', '[Hünen]berger'],
    ['Hu\u0308nenberger'.normalize('NFD'), 'author', 'hun', `[${'Hün'.normalize('NFD')}]enberger`],
    ['Hunenberger', 'author', 'hün', '[Hun]enberger'],
    ['Große Straße', 'title', 'strasse', 'Große [Straße]'],
    ['Große Straße', 'title', 's s', 'Gro[ß]e [S]tra[ß]e'],
    ['A ﬁnite ﬁeld', 'title', 'fin', 'A [ﬁn]ite ﬁeld'],
    ['A ﬁnite', 'title', 'i', 'A [ﬁ]n[i]te'],
    ['İstanbul 😀 x', 'title', 'istanbul x', '[İstanbul] 😀 [x]'],
    ['pages 1–2', 'pages', '1-2', 'pages [1–2]'],
    ['one  two\nthree', 'abstract', '"one two three"', '[one  two\nthree]'],
    ['e\u0301te\u0301', 'title', 'e', '[e\u0301]t[e\u0301]'],
    ['chocolate', 'title', '-chocolate', 'chocolate'],
    ['chocolate', 'title', 'not (chocolate or mood)', 'chocolate'],
    ['chocolate', 'title', 'title != chocolate', 'chocolate'],
    ['chocolate', 'title', 'not title != chocolate', '[chocolate]'],
    ['chocolate', 'title', 'author:chocolate', 'chocolate'],
    ['chocolate', 'author', 'author:chocolate', '[chocolate]'],
    ['chocolate', 'title', 'author:chocolate or title:late', 'choco[late]'],
    ['mood', 'keywords', 'anykeyword == Mood', '[mood]'],
    ['moods', 'keywords', 'anykeyword == mood', 'moods'],
    ['Mood mood', 'title', 'title =! Mood', '[Mood] mood'],
    ['Müd mud', 'title', 'title =! mud', 'Müd [mud]'],
    ['Tide tide TIDE', 'title', 'title =~ "t.d"', '[Tid]e [tid]e [TID]E'],
    ['Straße 12', 'title', 'any =~ "\\bstra[s]+e"', '[Straße] 12'],
    ['Düne', 'title', 'title =~ "dü"', '[Dü]ne'],
    ['Tide tide', 'title', 'title =~! "[a-z]ide"', 'Tide [tide]'],
    ['abc', 'title', 'title =~ "x*"', 'abc'],
    ['2013', 'year', 'year:2010..2015', '[2013]'],
    ['2016', 'year', 'year:2010..2015', '2016'],
    ['2013-05', 'year', 'year:2010..', '[2013]-05'],
    ['2013', 'title', 'year:2010..', '2013'],
    ['20 March 2013 – 2014', 'date', 'year:2010..2015', '20 March [2013] – 2014'],
    ['20 March 2013', 'date', 'year:20', '20 March [20]13'],
    ['45 BC', 'year', 'year:-50..-1', '[45 BC]'],
    ['15 March 45 BC', 'date', 'year:..2000', '15 March [45 BC]'],
    ['AD 987', 'date', 'year:900..1000', '[AD 987]'],
    ['987', 'year', 'year:900..1000', '[987]'],
    ['about 1850?', 'date', 'year:1850..', 'about [1850]?'],
    ['20 March 2013', 'date', 'year:2014..', '20 March 2013'],
    ['20 March 2013', 'date', '20', '[20] March [20]13'],
    ['1+1=2', 'title', 'C++ 1+1', '[1+1]=2'],
    ['anything', 'title', 'title = ""', 'anything'],
    ['anything', 'title', '', 'anything'],
  ])('%j in %s by %s', (text, field, search, expected) => {
    expect(marked(text, field, search)).toBe(expected);
  });

  test('highlights matches in any spelling', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const whole = foldedText(text);
        expect(whole.text.replaceAll(' ', '')).toBe(fold(text).replace(/\s+/g, ''));
        const { start, end } = whole.placeOf(0, whole.text.length);
        if (whole.text !== '') expect(fold(text.slice(start, end)).replace(/\s+/g, ' ')).toBe(whole.text);
      }),
    );
  });
});

describe('boundedPattern', () => {
  test.each(['(a+)+b', '((a|b)c)*', '(a|aa)+$', '(?:a*)*', '(x{2,})+', '(?i)a', '\\Qa', '(a?b)*'])(
    'does not run %s',
    (pattern) => {
      expect(boundedPattern(pattern, false)).toBeNull();
    },
  );

  test.each(['a*a*a*a*b', 'a?'.repeat(12) + 'a'.repeat(12), '(a|b)(a|a)(a|a)c', '.{0,50}.{0,50}b', '[ab]+\\(c\\)+'])(
    'is quick with %s',
    (pattern) => {
      const bounded = boundedPattern(pattern, false);
      if (!bounded) throw new Error('It was not taken');
      const text = 'a'.repeat(bounded.maximumLength);
      const begin = performance.now();
      [...text.matchAll(bounded.expression)].at(-1);
      expect(performance.now() - begin).toBeLessThan(1_000);
    },
  );
});
