// Tests the messages about invalid patterns, and that valid ones have the same meaning in PostgreSQL.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { patternProblem, toPostgresPattern } from './pattern.ts';

describe('toPostgresPattern', () => {
  test.each([
    ['[Tt]ides?', '[Tt]ides?'],
    ['.+', String.raw`[^\n]+`],
    ['(?s).+', '.+'],
    ['(?i)a.b', String.raw`(?i)a[^\n]b`],
    ['(?im)^a$', '(?iw)^a$'],
    ['(?u)a', 'a'],
    [String.raw`\bC\+\+\B`, String.raw`\yC\+\+\Y`],
    [String.raw`\Astart end\Z|\z`, String.raw`\Astart end\Z|\Z`],
    ['(a|b)(?:c)(?<name>d)(?P<n2>e)', '(?:a|b)(?:c)(?:d)(?:e)'],
    ['a*?b+?c??d{2}?e{2,}f{2,5}g{007}', 'a*?b+?c??d{2}?e{2,}f{2,5}g{7}'],
    [String.raw`\x41\x{1F600}\u00e9\u{e9}\uD83D\uDE00`, 'A😀éé😀'],
    [String.raw`\x09|\x2e`, String.raw`\u0009|\.`],
    [String.raw`\Qa.b*\E+c`, String.raw`(?:a\.b\*)+c`],
    [String.raw`\Q(open`, String.raw`(?:\(open)`],
    [String.raw`[\s\S]*`, '.*'],
    [String.raw`[\w.\-\]\[^-]+`, String.raw`[\w\.\-\]\[\^\-]+`],
    ['[^a-z0-9]', '[^a-z0-9]'],
    [String.raw`[a\d-]`, String.raw`[a\d\-]`],
    ['[[.a.]]', String.raw`[\[\.a\.]\]`],
    ['[[:alpha:][:ascii:]]', String.raw`[[:alpha:]\u0001-\u007F]`],
    [String.raw`\p{L}\P{Lu}\pN[\p{Ll}_]`, '[[:alpha:]][^[:upper:]][[:digit:]][[:lower:]_]'],
    [String.raw`[\b\h]\h\H\R`, String.raw`[\u0008 \t\u00A0][ \t\u00A0][^ \t\u00A0](?:\r\n|[\n\r])`],
    ['a]b}', String.raw`a\]b\}`],
    ['a|', 'a|'],
    ['', ''],
    ['()', '(?:)'],
    [String.raw`\é\ `, 'é '],
  ])('%s → %s', (pattern, translated) => {
    expect(patternProblem(pattern)).toBeNull();
    expect(toPostgresPattern(pattern)).toBe(translated);
  });

  test.each([
    ['1–3', String.raw`1\-3`],
    ['don’t', String.raw`don\'t`],
    ['x²', 'x2'],
    [String.raw`\u00e4\u2013\x{2019}`, String.raw`a\-\'`],
    ['stra(ß)e+', 'stra(?:(?:ss))e+'],
    [String.raw`\Qé.\E`, String.raw`(?:e\.)`],
    ['[é–][^ß]', String.raw`[e\-][^ss]`],
    ['[à-ü][A-Z]', '[à-üa-u][A-Z]'],
    ['e\u0301+', 'e(?:)+'],
  ])('spells %s as folded texts do', (pattern, translated) => {
    expect(toPostgresPattern(pattern, { isFolded: true })).toBe(translated);
  });

  test("PostgreSQL's own syntax has no special meaning", () => {
    const directors = [
      '***=a',
      '***:a',
      '(?q)a',
      '(?b)a',
      '(?x)a b',
      '(?#a)',
      '\\m',
      '\\y',
      '\\yword',
      '[[=a=]',
      '[[:<:]]',
    ];
    const passed = directors.filter((pattern) => patternProblem(pattern) === null);
    expect(passed.map((pattern) => toPostgresPattern(pattern))).toEqual([String.raw`[\[\=a\=]`]);
    expect(toPostgresPattern(String.raw`\*\*\*=a`)).toBe(String.raw`\*\*\*\=a`);
    expect(() => toPostgresPattern('***=a')).toThrow(RangeError);
  });
});

describe('patternProblem', () => {
  test.each([
    ['(a', 'This ( isn’t closed. To search for a parenthesis, write \\(. (Character 1.)'],
    ['a)', 'This ) has no matching (. To search for a parenthesis, write \\). (Character 2.)'],
    ['[a', 'This [ isn’t closed. To search for a bracket, write \\[. (Character 1.)'],
    ['*a', 'There’s nothing to repeat here. To search for *, write \\*. (Character 1.)'],
    ['a**', 'There’s nothing to repeat here. (Character 3.)'],
    [
      'a{x}',
      'After {, enter how often to repeat, for example {2} or {2,5}. To search for a brace, write \\{. (Character 2.)',
    ],
    [
      'a{,3}',
      'After {, enter how often to repeat, for example {2} or {2,5}. To search for a brace, write \\{. (Character 2.)',
    ],
    ['a{300}', 'Repeat at most 255 times. (Character 2.)'],
    ['a{3,2}', 'The larger number comes second, for example {2,5}. (Character 2.)'],
    ['^*', 'A position in the text can’t be repeated. (Character 1.)'],
    ['[]', 'These brackets are empty. To search for ], write \\]. (Character 1.)'],
    ['[z-a]', 'A range goes from the smaller to the larger character, for example a-z. (Character 2.)'],
    ['(a)\\1', 'Backreferences, such as \\1, aren’t supported. (Character 4.)'],
    ['(?<n>a)\\k<n>', 'Backreferences, such as \\k<name>, aren’t supported. (Character 8.)'],
    ['(?=a)', 'Lookahead and lookbehind, such as (?=…) or (?<!…), aren’t supported. (Character 1.)'],
    ['(?<!a)', 'Lookahead and lookbehind, such as (?=…) or (?<!…), aren’t supported. (Character 1.)'],
    ['(?>a)', 'Atomic groups, (?>…), aren’t supported. (Character 1.)'],
    ['a++', 'Possessive repetition, such as a++, isn’t supported. (Character 3.)'],
    ['a(?i)b', 'Only the flags i, m, s and u are supported, and only at the start, for example (?i). (Character 2.)'],
    ['(?R)', 'This kind of group isn’t supported. (Character 1.)'],
    ['(a{1,100}){1,100}', 'These repetitions multiply to more than can be searched. (Character 1.)'],
    ['((a{50}){50}){50}', 'These repetitions multiply to more than can be searched. (Character 2.)'],
    ['(?:(?:a?){24}){26}x', 'Too many parts in a row are optional. Use fewer ?, * and {…}. (Character 1.)'],
    ['(?:(?:\\w*){30}){30}', 'Too many parts in a row are optional. Use fewer ?, * and {…}. (Character 1.)'],
    [`x${'a*'.repeat(200)}`, 'Too many parts in a row are optional. Use fewer ?, * and {…}. (Character 202.)'],
    ['(?:^|a)'.repeat(20), 'Too many parts in a row are optional. Use fewer ?, * and {…}. (Character 36.)'],
    ['(?:\\b|a)*', 'A position in the text can’t be repeated. (Character 1.)'],
    ['\\p{Greek}', 'This character class isn’t supported. Use \\p{L}, \\p{Lu}, \\p{N} or \\p{P}. (Character 1.)'],
    ['a\\', 'A backslash can’t be the last character. To search for one, write \\\\. (Character 2.)'],
    ['\\x4', 'Add a character code after \\x, for example \\x41 or \\u0041. (Character 1.)'],
    ['\\uD83Dx', 'Add a character code after \\u, for example \\x41 or \\u0041. (Character 1.)'],
    ['[a&&[b]]', 'Intersections, &&, aren’t supported. (Character 3.)'],
    ['a'.repeat(1001), 'Use at most 1,000 characters.'],
    ['('.repeat(900), 'Nest groups at most 50 levels deep. (Character 51.)'],
    ['\ud83d', 'This contains characters that can’t be searched for.'],
  ])('%s: %s', (pattern, message) => {
    expect(patternProblem(pattern)).toBe(message);
  });

  test.each([
    '(?:a?){60}',
    '(?:\\w{1,50} ){30}',
    '.{0,255}foo.{0,255}',
    '(?:a?b){255}',
    '(?:\\w{1,10}\\W*){1,100}',
    '(?:^|\\W)one(?:\\W|$)|(?:^|\\W)two(?:\\W|$)',
    '\\bone\\b.*\\btwo\\b.*',
    '(?:\\bword )+',
  ])('%s may be looked for', (pattern) => {
    expect(patternProblem(pattern)).toBeNull();
  });

  test('any text is checked, and valid patterns match in JavaScript what their translation matches', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      '(',
      ')',
      '|',
      '*',
      '+?',
      '{2,3}',
      '^',
      '$',
      '\\d',
      '\\x61',
      '\\n',
    );
    const pattern = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(pattern, fc.array(fc.constantFrom('a', 'b', '1', '\n'), { maxLength: 6 }), (source, letters) => {
        if (patternProblem(source) !== null) return;
        const text = letters.join('');
        expect(new RegExp(toPostgresPattern(source), 'su').test(text)).toBe(new RegExp(source, 'u').test(text));
      }),
      { numRuns: 300 },
    );
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (source) => void patternProblem(source)));
  });
});
