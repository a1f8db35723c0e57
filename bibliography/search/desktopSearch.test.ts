// Tests the translation of searches to the desktop app's language and back.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, it, test } from 'vitest';
import { fromDesktopSearch, rangePattern, toDesktopSearch } from './desktopSearch.ts';
import { hasOwnForms } from './ownForms.ts';
import { parseSearch } from './parseSearch.ts';
import { patternProblem } from './pattern.ts';
import type { SearchExpression } from './searchExpression.ts';

const plain = { caseSensitive: false, isRegEx: false };

/** The meaning of a search regardless of positions, with ranges as the patterns written for them. */
function meaning(expression: SearchExpression | null): unknown {
  switch (expression?.type) {
    case undefined:
      return null;
    case 'everything':
      return 'everything';
    case 'and':
    case 'or':
      return [expression.type, ...expression.operands.map(meaning)];
    case 'not':
      return ['not', meaning(expression.operand)];
    case 'range':
      return [expression.field, 'matches', false, false, rangePattern(expression)];
    case 'term':
      return [expression.field, expression.operator, expression.negated, expression.caseSensitive, expression.value];
  }
}

describe('toDesktopSearch', () => {
  it.each([
    ['author:berg', 'author = berg'],
    ['author:"van der Berg" sea', 'author = "van der Berg" AND sea'],
    ['-sea', 'NOT sea'],
    ['-year != 2010..2015', 'year =~ "^(0{0,2}(201[0-5]))$"'],
    ['-(a or title:b) c', 'NOT (a OR title = b) AND c'],
    ['title:(a or b)', 'title = a OR title = b'],
    ['url:https://x.org?a=b', 'url = "https://x.org?a=b"'],
    ['note:and', 'note = and'],
    ['title:c\\ -a', 'title = c\\  AND NOT a'],
    ['year:2010..2015', 'year =~ "^(0{0,2}(201[0-5]))$"'],
    ['year = 2010..2015', 'year =~ "^(0{0,2}(201[0-5]))$"'],
    ['year != 2010..2015', 'NOT year =~ "^(0{0,2}(201[0-5]))$"'],
    ['“model checking”', '"model checking"'],
    ['10.1016/S0140-6736(97)11096-0', '"10.1016/S0140-6736(97)11096-0"'],
    ['https://doi.org/10.1000/x', '"10.1000/x"'],
    ['https://x.org/?a=b', '"https://x.org/?a=b"'],
    ['year:..1 -b', 'year =~ "^(0{0,5}([0-1])|-[0-9]+)$" AND NOT b'],
    ['year:-44..14', 'year =~ "^(0{0,5}([0-9])|0{0,4}(1[0-4])|-0{0,5}([1-9])|-0{0,4}([1-3][0-9]|4[0-4]))$"'],
    ['year:-44..-40', 'year =~ "^(-0{0,4}(4[0-4]))$"'],
    [
      'year:..-40',
      'year =~ "^(-0{0,4}([4-9][0-9])|-0{0,3}([1-9][0-9]{2})|-0{0,2}([1-9][0-9]{3})|-0{0,1}([1-9][0-9]{4})|-([1-9][0-9]{5}))$"',
    ],
  ])('writes %s as %s', (text, written) => {
    // Words that are operators in the other language are quoted.
    expect(toDesktopSearch(text, plain)).toBe(written.replace('= and', '= "and"'));
  });

  it.each([
    ...[
      '',
      'a  b',
      'groups !=~ .+ and  readstatus !=~ .+',
      'author = berg or (title=sensors)',
      '"-a" "title:b"',
      'old:key',
    ],
    ...['NOT a', 'a "open', 'title = -a', 'C++', '10.1000/x-1'],
  ])('leaves %j as it stands', (text) => {
    expect(toDesktopSearch(text, plain)).toBe(text);
    expect(fromDesktopSearch(text)).toBe(text);
  });

  it('writes values without an operator according to the flags', () => {
    expect(toDesktopSearch('[a]b title:c', { caseSensitive: true, isRegEx: true })).toBe('"[a]b" AND title =~! c');
  });

  test('the output contains none of our own forms, and means the same', () => {
    const piece = fc.constantFrom(
      ...[
        'a',
        'b c',
        '"b c"',
        '"-x"',
        'title:',
        '-',
        '(',
        ')',
        ' ',
        ' ',
        ' or ',
        'not ',
        'year:2010..2015',
        'year:(1990.. or ..1980)',
        'year !== 2010..',
        'year:..99',
      ],
      ...[
        '"say \\"hi\\" "',
        'x\\ ',
        'author = b',
        'key !=~! ^a',
        'C++',
        'note:a=b',
        '北',
        'title:"a:b"',
        '\\(',
        'or',
        '=',
        'file:c:\\a\\ ',
        '“b „c” ',
        '«d»',
        'doi:https://doi.org/10.1/x ',
        'https://doi.org/10.1/x(1)=2 ',
        '10.1/x(1)2',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, isRegEx) => {
        const flags = { caseSensitive: false, isRegEx };
        const text = pieces.join('');
        const { expression } = parseSearch(text, flags);
        if (expression === null) return;
        const written = toDesktopSearch(text, flags);
        expect(hasOwnForms(written)).toBe(false);
        expect(meaning(parseSearch(written, flags).expression)).toEqual(meaning(expression));
        expect(fromDesktopSearch(written)).toBe(written);
      }),
      { numRuns: 2_000 },
    );
  });
});

test("a regular expression between slashes is written in the desktop app's form", () => {
  const flags = { caseSensitive: false, isRegEx: false };
  expect(toDesktopSearch('/choc(o|a)late/ -title:/^The \\d+/i', flags)).toBe(
    'any =~ "choc(o|a)late" AND NOT title =~ "^The \\d+"',
  );
  expect(fromDesktopSearch('/x/ a/b title = /x/')).toBe('"/x/" a/b title = /x/');
});

test("a desktop app's word that looks like one of our own forms is quoted", () => {
  expect(fromDesktopSearch('author:berg or -sea a= -b author:x = 1 and note:"q"')).toBe(
    '"author:berg" or "-sea" a= -b author:x = 1 and "note:\\"q\\""',
  );
  expect(fromDesktopSearch('year = 2010..2015 or year = 2010 or author:"open')).toBe(
    'year = "2010..2015" or year = 2010 or "author:\\"open"',
  );
  expect(fromDesktopSearch('author: or (title: ) year: a foo:')).toBe('author: or ("title:" ) year: a foo:');
  expect(fromDesktopSearch('sea note:')).toBe('sea "note:"');
  expect(fromDesktopSearch('“model checking” 10.1/x(a -b)')).toBe('"“model" checking” 10.1/x(a "-b")');
  expect(fromDesktopSearch('10.1/x(-b)c https://doi.org/10.1/x')).toBe('"10.1/x"("-b")c "https://doi.org/10.1/x"');
});

test('the pattern of a range finds the years in it, and no others', () => {
  fc.assert(
    fc.property(
      fc.option(fc.nat(9_999)),
      fc.option(fc.nat(9_999)),
      fc.oneof(fc.nat(9_999), fc.nat(999_999)),
      fc.nat(3),
      (one, other, year, zeros) => {
        const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other];
        const pattern = rangePattern({ from, to });
        expect(patternProblem(pattern)).toBeNull();
        for (const each of [year, from, to, (from ?? 1) - 1, (to ?? 0) + 1]) {
          if (each === null || each < 0) continue;
          const text = '0'.repeat(zeros) + String(each);
          const isWithin = text.length <= 6 && (from ?? 0) <= each && each <= (to ?? Infinity);
          expect([pattern, text, new RegExp(pattern).test(text)]).toEqual([pattern, text, isWithin]);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});
