// Tests the pattern language: the result of each marker and modifier, and the positions of errors.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import type { DocumentDraft, Entity } from '../documents.ts';
import { readKeyPattern } from './keyPattern.ts';
import { makeKey } from './makeKey.ts';

const person = (family: string, given = ''): Entity => ({ person: { family, given } });
const newton = person('Newton', 'Isaac');
const maxwell = person('Maxwell', 'James');
const einstein = person('Einstein', 'Albert');
const bohr = person('Bohr', 'Niels');
const four = [newton, maxwell, einstein, bohr];

const article: DocumentDraft = {
  kind: 'journalArticle',
  fields: {
    title: 'An awesome paper on JabRef',
    authors: four.slice(0, 3),
    published: '2006-03-05',
    keywords: ['deep sea', 'tide'],
    in: { journal: { name: 'Journal of Fish Biology' }, volume: '3' },
    pageStart: 'L73',
    pageEnd: '97',
    doi: '10.1000/a-b',
  },
};

function expand(text: string, draft: DocumentDraft = article): string {
  const { pattern, mistake } = readKeyPattern(text);
  if (mistake) throw new Error(mistake.message);
  return makeKey(draft, pattern);
}

const by = (authors: readonly Entity[]): DocumentDraft => ({ kind: 'other', fields: { title: 'T', authors } });

describe('people', () => {
  // Examples from comments in the desktop app's source.
  test.each<[string, readonly string[]]>([
    ['[auth]', ['Newton', 'Newton', 'Newton', 'Newton']],
    ['[authors]', ['Newton', 'NewtonMaxwell', 'NewtonMaxwellEinstein', 'NewtonMaxwellEinsteinBohr']],
    ['[authors2]', ['Newton', 'NewtonMaxwell', 'NewtonMaxwellEtAl', 'NewtonMaxwellEtAl']],
    ['[authEtAl]', ['Newton', 'NewtonMaxwell', 'NewtonEtAl', 'NewtonEtAl']],
    ['[auth.etal]', ['Newton', 'Newton.Maxwell', 'Newton.etal', 'Newton.etal']],
    ['[auth.auth.ea]', ['Newton', 'Newton.Maxwell', 'Newton.Maxwell.ea', 'Newton.Maxwell.ea']],
    ['[authshort]', ['Newton', 'NM', 'NME', 'NME+']],
    ['[authIni4]', ['Newt', 'NeMa', 'NeME', 'NMEB']],
    ['[authorIni]', ['Newto', 'NewtoM', 'NewtoME', 'NewtoMEB']],
    ['[authorLast]', ['Newton', 'Maxwell', 'Einstein', 'Bohr']],
    ['[authForeIni]', ['I', 'I', 'I', 'I']],
    ['[authorLastForeIni]', ['I', 'J', 'A', 'N']],
    ['[auth3]', ['New', 'New', 'New', 'New']],
    ['x[auth2_2]', ['x', 'xMa', 'xMa', 'xMa']],
    ['[authorsAlpha]', ['New', 'NM', 'NME', 'NMEB']],
  ])('%s of one to four', (pattern, keys) => {
    expect(keys.map((_, index) => expand(pattern, by(four.slice(0, index + 1))))).toEqual(keys);
  });

  test('five in the style alpha', () => {
    expect(expand('[authorsAlpha]', by([...four, person('Aalst')]))).toBe('NME+');
  });

  test('particles are left out unless requested', () => {
    const aalst = by([{ person: { family: 'Aalst', nonDroppingParticle: 'van der' } }]);
    expect(expand('[auth]', aalst)).toBe('Aalst');
    expect(expand('[authFirstFull]', aalst)).toBe('vanderAalst');
    expect(expand('[authorsAlpha]', aalst)).toBe('vdAal');
  });

  test('editors replace missing authors, unless the marker is pure', () => {
    const edited: DocumentDraft = { kind: 'other', fields: { title: 'Tides', editors: [bohr, einstein] } };
    expect(expand('[authors]', edited)).toBe('BohrEinstein');
    expect(expand('x[pureauthors]', edited)).toBe('x');
    expect(expand('x[edtr]', by(four))).toBe('x');
    expect(
      ['[edtr]', '[editors]', '[edtr2_2]', '[edtrshort]', '[editorLast]', '[edtr.edtr.ea]', '[edtrForeIni]'].map(
        (pattern) => expand(pattern, edited),
      ),
    ).toEqual(['Bohr', 'BohrEinstein', 'Ei', 'BE', 'Einstein', 'Bohr.Einstein', 'N']);
  });

  test.each([
    ['The Attributed Graph Grammar System (AGG)', 'AGG'],
    ['World Tide & Sea Office', 'WTSO'],
    ['Sea Office', 'SeaOffice'],
    ['University of Stuttgart, Department of Marine Biology', 'UniStuttgartMB'],
    ['linux foundation', 'linuxfoundation'],
    ['European Union Aviation Safety Agency', 'EUASA'],
    ['United Airlines', 'UnitedAirlines'],
    ['Unicode Consortium', 'UnicodeConsortium'],
    ['Univ. of Somewhere', 'UniSomewhere'],
    ['Uni Wien', 'UniWien'],
    ['Universität Wien', 'UniWien'],
  ])('%s in short', (name, key) => {
    expect(expand('[auth]', by([{ organization: { name } }]))).toBe(key);
  });

  test('letters are those that every program accepts', () => {
    expect(expand('[authors]', by([person('Müller'), person("O'Neil-Søby"), person('Aksın')]))).toBe(
      'MuellerONeilSoebyAksin',
    );
  });
});

test.each([
  ['[year][shortyear]', '200606'],
  ['[month]', 'March'],
  ['[title]', 'AnAwesomePaperonJabRef'],
  ['[camel]', 'AnAwesomePaperOnJabRef'],
  ['[fulltitle]', 'AnawesomepaperonJabRef'],
  ['[TITLE]', 'AnawesomepaperonJabRef'],
  ['[shorttitle]', 'awesomepaperJabRef'],
  ['[shorttitleINI]', 'apJ'],
  ['[veryshorttitle]', 'awesome'],
  ['[firstpage]-[lastpage]', '73-97'],
  ['[pageprefix]', 'L'],
  ['[journal]', 'JournalofFishBiology'],
  ['[JOURNALTITLE:abbr]', 'JoFB'],
  ['[keyword2][keyword1]', 'tidedeepsea'],
  ['[keywords1]', 'deepsea'],
  ['x[keyword3]', 'x'],
  ['[entrytype]', 'Article'],
  ['[volume]', '3'],
  ['x[nosuchfield]', 'x'],
  ['[auth:lower]', 'newton'],
  ['[auth:upper]', 'NEWTON'],
  ['[title:abbr]', 'AAPoJ'],
  ['[camel:abbr:lower]', 'aapoj'],
  ['[fulltitle:capitalize]', 'AnAwesomePaperOnJabref'],
  ['[fulltitle:titlecase]', 'AnAwesomePaperonJabref'],
  ['[fulltitle:sentencecase]', 'Anawesomepaperonjabref'],
  ['[fulltitle:truncate4]', 'Ana'],
  [String.raw`[auth.etal:regex("\\.etal","EtAl"):regex("\\.","And")]`, 'NewtonEtAl'],
  [String.raw`[year:regex("\d(\d)", "$1")]`, '06'],
  ['[fulltitle:regex("[aeiou]", ""):lower]', 'anwsmpprnjbrf'],
  ['[number:(none)]', 'none'],
  ['[volume:(none)]', '3'],
  ['[eprint:([nosuch:(n[year])])]', 'n2006'],
  ['[auth]:[year]', 'Newton:2006'],
  [String.raw`\[[auth]\]`, '[Newton]'],
  ['demo {%}[TITLE:abbr]', 'demoAapoJ'],
])('%s makes %s', (pattern, key) => {
  expect(expand(pattern)).toBe(key);
});

test.each<[string, string]>([
  ['44 BC', 'x44BC 44BC'],
  ['-44', 'x45BC 45BC'],
  ['-1200', 'x1201BC 01BC'],
  ['2001 [1999]', 'x2001 01'],
  ['[in press]', 'xinpress ss'],
])('the year %s makes %s', (value, keys) => {
  const draft: DocumentDraft = { kind: 'other', fields: { otherFields: [{ name: 'year', value }] } };
  expect([expand('x[year]', draft), expand('[shortyear]', draft)].join(' ')).toBe(keys);
});

test('an empty result falls back to the default pattern, and an empty document is untitled', () => {
  expect(expand('[isbn]')).toBe('Newton2006');
  expect(expand('[isbn]', { kind: 'other', fields: { title: 'On the Tides', published: '1999' } })).toBe('Tides1999');
  expect(expand('[auth][year]', { kind: 'other', fields: {} })).toBe('untitled');
});

test.each<[string, number, number, RegExp]>([
  ['', 0, 0, /Enter a pattern/],
  ['[auth', 0, 5, /isn’t closed/],
  ['x[auth[year]', 1, 6, /isn’t closed/],
  ['a]', 1, 2, /no matching/],
  ['[]', 0, 2, /are empty/],
  ['[auth:]', 5, 6, /Add a modifier/],
  ['a[autor:]', 7, 8, /Add a modifier/],
  ['[autho]', 1, 6, /no marker \[autho\]/],
  ['[a b]', 1, 4, /isn’t a field name/],
  ['[auth:lowr]', 6, 10, /no modifier :lowr/],
  ['[auth:(x]', 6, 8, /isn’t closed/],
  ['[auth:regex(x)]', 6, 14, /Write :regex/],
  ['[auth:regex("a(","")]', 14, 15, /isn’t closed|group/i],
  ['[auth:regex("(a+)+b","")]', 13, 14, /too long/],
])('the mistake in %j is at its place', (text, start, end, message) => {
  const { mistake } = readKeyPattern(text);
  expect(mistake?.message).toMatch(message);
  expect([mistake?.start, mistake?.end]).toEqual([start, end]);
});

test('any input is parsed, and produces a key that can be written', () => {
  const piece = fc.constantFrom(
    ...[
      '[',
      ']',
      ':',
      '(',
      ')',
      '"',
      '\\',
      ',',
      'auth',
      'year',
      'regex',
      'truncate3',
      'x+',
      ' ',
      '漢',
      'title',
      'lower',
    ],
  );
  const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
  const value = fc.string({ unit: 'binary', maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), value, value, (typed, title, family) => {
      const { pattern, mistake } = readKeyPattern(typed);
      if (mistake) {
        expect(mistake.start).toBeGreaterThanOrEqual(0);
        expect(mistake.end).toBeLessThanOrEqual(Math.max(typed.length, 1));
        expect(mistake.start).toBeLessThanOrEqual(mistake.end);
        return;
      }
      expect(makeKey({ kind: 'other', fields: { title, authors: [person(family)] } }, pattern)).toMatch(
        /^[^\s{},"=\\@%#~\p{Cc}]+$/u,
      );
    }),
    { numRuns: 1_000 },
  );
});
