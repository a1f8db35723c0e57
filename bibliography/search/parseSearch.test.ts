// Tests the search language described in ../shared/spec/desktop-formats.md.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { parseSearch } from './parseSearch.ts';
import type { SearchExpression } from './searchExpression.ts';

const plain = { caseSensitive: false, isRegEx: false };

/** A short form of an expression: `author=berg`, `AND(a, b)`; a value alone is `any=value`. */
function short(expression: SearchExpression | null): string {
  if (expression === null) return 'problem';
  switch (expression.type) {
    case 'everything':
      return '*';
    case 'range':
      return `${expression.field}=${expression.from ?? ''}..${expression.to ?? ''}`;
    case 'not':
      return `NOT(${short(expression.operand)})`;
    case 'and':
    case 'or':
      return `${expression.type.toUpperCase()}(${expression.operands.map(short).join(', ')})`;
    case 'term': {
      const { field, operator, negated, caseSensitive, value } = expression;
      const sign = { contains: '=', is: '==', matches: '=~' }[operator];
      return `${field}${negated ? '!' : ''}${sign}${caseSensitive ? '!' : ''}${value}`;
    }
  }
}

const read = (text: string, flags = plain): string => short(parseSearch(text, flags).expression);

describe('parseSearch', () => {
  test.each([
    ['', '*'],
    ['  ', '*'],
    ['berg', 'any=berg'],
    ['north sea', 'AND(any=north, any=sea)'],
    ['"north sea"', 'any=north sea'],
    ['author = berg or title = sensors', 'OR(author=berg, title=sensors)'],
    ['groups !=~ .+ and readstatus !=~ .+', 'AND(groups!=~.+, readstatus!=~.+)'],
    ['a and b or c d', 'OR(AND(any=a, any=b), AND(any=c, any=d))'],
    ['a (b or c)', 'AND(any=a, OR(any=b, any=c))'],
    ['not a b', 'AND(NOT(any=a), any=b)'],
    ['NOT NOT NOT (a Or b)', 'NOT(OR(any=a, any=b))'],
    ['author CONTAINS "van der"', 'author=van der'],
    ['entrytype matches article', 'entrytype==article'],
    [
      'AnyField=x Any=y AnyKeyword==z Key=k CitationKey=l',
      'AND(any=x, any=y, anykeyword==z, citationkey=k, citationkey=l)',
    ],
    ['journaltitle = nature', 'journal=nature'],
    ['title = a\\=b\\(c\\)\\!\\~', 'title=a=b(c)!~'],
    ['title = "say \\"hi\\" (x=1)"', 'title=say "hi" (x=1)'],
    [
      "C++ O'Brien well-known old:key 10.1000/xyz-1.2",
      "AND(any=C++, any=O'Brien, any=well-known, any=old:key, any=10.1000/xyz-1.2)",
    ],
    ['Yahoo! ~x a\\d', 'AND(any=Yahoo!, any=~x, any=a\\d)'],
    ['title = not', 'title=not'],
    ['"and"', 'any=and'],
    ['title = ""', 'title='],
    ['title="x"y', 'AND(title=x, any=y)'],
    ['author:berg', 'author=berg'],
    ['Author:"van der Berg" title:sea', 'AND(author=van der Berg, title=sea)'],
    ['journaltitle:nature key:a:b', 'AND(journal=nature, citationkey=a:b)'],
    ['DOI: 10.1000/(abc)def-1:2 b', 'AND(any=10.1000/(abc)def-1:2, any=b)'],
    ['DOI: https://doi.org/10.1000/a b', 'AND(any=10.1000/a, any=b)'],
    ['https://doi.org/10.1000/%28abc%29def-1:2', 'any=10.1000/(abc)def-1:2'],
    ['doi.org/10.1000/%28a%29', 'any=10.1000/(a)'],
    ['https://doi.org/10.1000/100%', 'any=10.1000/100%'],
    ['doi: a history', 'AND(any=doi:, any=a, any=history)'],
    [
      'month=may month:sept. month!=MAR',
      'AND(OR(month==5, month=may), OR(month==9, month=sept.), AND(month!==3, month!=MAR))',
    ],
    ['month=1 month:ma month:constructor month=~ma', 'AND(month=1, month=ma, month=constructor, month=~ma)'],
    ['doi:10.1000/a-b=c url:https://x.org?a=b', 'AND(doi=10.1000/a-b=c, url=https://x.org?a=b)'],
    ['title:(sea or "north wind") a', 'AND(OR(title=sea, title=north wind), any=a)'],
    ['title:(sea author:berg)', 'AND(title=sea, author=berg)'],
    ['old:key http://x.org title: a', 'AND(any=old:key, any=http://x.org, any=title:, any=a)'],
    ['foo: (auhtor:) bar:', 'AND(any=foo:, any=auhtor:, any=bar:)'],
    ['"author:" title = author:', 'AND(any=author:, title=author:)'],
    ['/choc(o|a)late/', 'any=~choc(o|a)late'],
    ['title:/^the sea/ -/draft$/ /x/i', 'AND(title=~^the sea, NOT(any=~draft$), any=~x)'],
    ['(/a b/ or title:(/c/))', 'OR(any=~a b, title=~c)'],
    ['/a\\/b[/]c/ /\\d+/', 'AND(any=~a/b[/]c, any=~\\d+)'],
    [
      '/ a/b and/or /usr/bin / x / // /',
      'AND(any=/, any=a/b, any=and/or, any=/usr/bin, any=/, any=x, any=/, any=//, any=/)',
    ],
    ['"/x/" title = /x/', 'AND(any=/x/, title=/x/)'],
    ['year:2010..2015', 'year=2010..2015'],
    ['year:2010.. year:..99', 'AND(year=2010.., year=..99)'],
    ['year:2010', 'year=2010'],
    ['year:..', 'year=..'],
    ['year:-44..14 year:..-1', 'AND(year=-44..14, year=..-1)'],
    ['year:-44', 'year=-44'],
    ['year:(2010..2015)', 'year=2010..2015'],
    ['year:(1990..1995 or 2010..) -year:(..1980)', 'AND(OR(year=1990..1995, year=2010..), NOT(year=..1980))'],
    ['year:(2010 or title:1..2000)', 'problem'],
    ['year = 2010..2015', 'year=2010..2015'],
    ['Year matches ..2015', 'year=..2015'],
    ['year != 2010..2015', 'NOT(year=2010..2015)'],
    ['year =~ 201..', 'year=~201..'],
    ['year:"2010..2015" year = "1..2"', 'AND(year=2010..2015, year=1..2)'],
    ['pages = 1..3 and 2010..2015', 'AND(pages=1..3, any=2010..2015)'],
    ['a -b', 'AND(any=a, NOT(any=b))'],
    ['-"north sea" -title:sea -(a or b)', 'AND(NOT(any=north sea), NOT(title=sea), NOT(OR(any=a, any=b)))'],
    ['-year:..2000', 'NOT(year=..2000)'],
    ['not -a', 'any=a'],
    ['a - b -- --> well-known', 'AND(any=a, any=-, any=b, any=--, any=-->, any=well-known)'],
    ['title = -a title contains -b', 'AND(title=-a, title=-b)'],
    ['title:-a', 'title=-a'],
    ['“north sea” “a', 'problem'],
    [
      '“north sea” „the "old" north“ „b” title:«c d» »e f« ”g h”',
      'AND(any=north sea, any=the "old" north, any=b, title=c d, any=e f, any=g h)',
    ],
    ['-“a b” (“c”) title = “d e”', 'AND(NOT(any=a b), any=c, title=d e)'],
    ['“a\\” b” 5” O’Brien', 'AND(any=a” b, any=5”, any=O’Brien)'],
    ['readstatus:read ranking:rank5 edition:2 type:phd', 'AND(readstatus=read, ranking=rank5, edition=2, type=phd)'],
    [
      'annote:x journaltitle:y eventtitleaddon:z mainisbn:1 usera:2 pmid:3',
      'AND(annotation=x, journal=y, eventtitleaddon=z, mainisbn=1, usera=2, pmid=3)',
    ],
    ['Knuth:1984 auhtor:x', 'AND(any=Knuth:1984, any=auhtor:x)'],
    ['10.1016/S0140-6736(97)11096-0', 'any=10.1016/S0140-6736(97)11096-0'],
    [
      '(10.1002/(SICI)1097(19980815/30)17:15<16::AID>3.0.CO;2-2)',
      'any=10.1002/(SICI)1097(19980815/30)17:15<16::AID>3.0.CO;2-2',
    ],
    [
      'doi:10.1/x(1) doi = 10.1/y(2)=3 10.1/a(b c)',
      'AND(doi=10.1/x(1), doi=10.1/y(2)=3, any=10.1/a, AND(any=b, any=c))',
    ],
    [
      'https://doi.org/10.1016/x(97)1 or http://dx.doi.org/10.1/y or doi.org/10.1/z',
      'OR(any=10.1016/x(97)1, any=10.1/y, any=10.1/z)',
    ],
    [
      'doi:https://doi.org/10.1/x DOI:doi:10.1/y doi == "https://doi.org/10.1/z"',
      'AND(doi=10.1/x, doi=10.1/y, doi==10.1/z)',
    ],
    [
      '"https://doi.org/10.1/x" url:https://doi.org/10.1/x',
      'AND(any=https://doi.org/10.1/x, url=https://doi.org/10.1/x)',
    ],
    [
      'https://x.org/?a=b&c!=d (url = https://y.org/w_(x)?e=f)',
      'AND(any=https://x.org/?a=b&c!=d, url=https://y.org/w_(x)?e=f)',
    ],
    ['"title:a" "-b"', 'AND(any=title:a, any=-b)'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each(['=', '=!', '==', '==!', '=~', '=~!', '!=', '!=!', '!==', '!==!', '!=~', '!=~!'])('knows %s', (sign) => {
    expect(read(`title${sign}x`)).toBe(`title${sign}x`);
    expect(read(`title ${sign} x`, { caseSensitive: true, isRegEx: true })).toBe(`title${sign}x`);
  });

  test('treats values without an operator according to the flags', () => {
    expect(read('[Tt]ide title=x', { caseSensitive: true, isRegEx: true })).toBe('AND(any=~![Tt]ide, title=x)');
  });

  test('has the position of each term', () => {
    expect(parseSearch('a title = "b c"', plain).expression).toMatchObject({
      operands: [
        { start: 0, end: 1 },
        { start: 2, end: 15 },
      ],
    });
  });

  test.each([
    ['(a', 0, 1, 'This ( isn’t closed. To search for it, write \\(.'],
    ['(', 0, 1, 'This ( isn’t closed. To search for it, write \\(.'],
    ['a)', 1, 2, 'This ) has no matching (. To search for it, write \\).'],
    ['a ()', 3, 4, 'Add a search term before this ).'],
    ['a and', 5, 5, 'Add a search term after AND.'],
    ['or a', 0, 2, 'Add a search term before OR. To search for it, put it in quotes.'],
    ['a "b', 2, 4, 'This quote isn’t closed.'],
    ['"a\\"b', 0, 5, 'This quote isn’t closed.'],
    ['a “b', 2, 4, 'This quote isn’t closed.'],
    ['a title:«b c', 8, 12, 'This quote isn’t closed.'],
    ['x\0y', 1, 2, 'No document can contain this character.'],
    [
      'year:2010...2015',
      5,
      16,
      '“2010...2015” isn’t a range of years. Write year:2010..2015, year:2010.. or year:..2015.',
    ],
    [
      'year:2010..20155',
      5,
      16,
      '“2010..20155” isn’t a range of years. Write year:2010..2015, year:2010.. or year:..2015.',
    ],
    ['year:2010-2015', 5, 14, '“2010-2015” isn’t a range of years. Write year:2010..2015, year:2010.. or year:..2015.'],
    ['year = a..b', 7, 11, '“a..b” isn’t a range of years. Write year:2010..2015, year:2010.. or year:..2015.'],
    ['year:(a or 1..x)', 11, 15, '“1..x” isn’t a range of years. Write year:2010..2015, year:2010.. or year:..2015.'],
    ['volume:(1..3)', 8, 12, 'To search for a range of years, write year:1..3.'],
    ['a title:"b', 8, 10, 'This quote isn’t closed.'],
    ['a title:(b', 8, 9, 'This ( isn’t closed. To search for it, write \\(.'],
    ['title:()', 7, 8, 'Add a search term before this ).'],
    ['author:', 0, 7, 'Add a search term after “author:”. To search for it, put it in quotes.'],
    ['sea -Year: ', 5, 10, 'Add a search term after “Year:”. To search for it, put it in quotes.'],
    ['(sea or any: ) a', 8, 12, 'Add a search term after “any:”. To search for it, put it in quotes.'],
    ['author=', 6, 7, 'Add a search term after “author =”. Put signs such as ( and = in quotes.'],
    ['-or', 1, 3, 'Add a search term before OR. To search for it, put it in quotes.'],
    ['year:2015..2010', 5, 15, 'The range ends before it starts. Write year:2010..2015.'],
    ['volume:1..3', 7, 11, 'To search for a range of years, write year:1..3.'],
    ['= a', 0, 1, 'Add a field name before =. To search for it, put it in quotes.'],
    ['1st = a', 0, 3, '“1st” can’t be a field name.'],
    ['title =', 6, 7, 'Add a search term after “title =”. Put signs such as ( and = in quotes.'],
    ['title = (a)', 8, 9, 'Add a search term after “title =”. Put signs such as ( and = in quotes.'],
    ['x title =~ [a', 11, 12, 'Regular expression: This [ isn’t closed. To search for a bracket, write \\[.'],
    // The position is that in the text, even after escaped characters.
    ['any =~ \\=a**', 11, 12, 'Regular expression: There’s nothing to repeat here.'],
    ['any =~ "\\"😀(a"', 12, 13, 'Regular expression: This ( isn’t closed. To search for a parenthesis, write \\(.'],
  ])('%s is no search', (text, start, end, message) => {
    expect(parseSearch(text, plain)).toEqual({ expression: null, problems: [{ start, end, message }] });
  });

  test('limits the input', () => {
    expect(parseSearch('('.repeat(10_000), plain).problems).toEqual([
      { start: 50, end: 51, message: 'Nest parentheses at most 50 levels deep.' },
    ]);
    expect(parseSearch('a '.repeat(201), plain).problems[0]?.message).toBe('Use at most 200 search terms.');
    expect(parseSearch('a'.repeat(10_001), plain).problems[0]?.message).toBe('Use at most 10,000 characters.');
    expect(read('not '.repeat(2_000) + 'a')).toBe('any=a');
    expect(read(`${'('.repeat(50)}a${')'.repeat(50)}`)).toBe('any=a');
  });

  test('reads any text, and returns an expression or problems with positions in the text', () => {
    const piece = fc.constantFrom(
      'a',
      ' ',
      '(',
      ')',
      '=',
      '!',
      '~',
      '"',
      '“',
      '«',
      '\0',
      'https://doi.org/10.1/',
      '\\',
      '-',
      ':',
      'year:',
      '1..2',
      'and',
      'or',
      'not',
      'contains',
      '/',
      '/a b/',
      '[',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), fc.boolean(), (pieces, isRegEx) => {
        const text = pieces.join('');
        const { expression, problems } = parseSearch(text, { caseSensitive: false, isRegEx });
        expect(expression === null).toBe(problems.length > 0);
        for (const { start, end } of problems) expect(0 <= start && start <= end && end <= text.length).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
