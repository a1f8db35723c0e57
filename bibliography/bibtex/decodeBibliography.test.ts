// Tests how the encoding of a file is found: by its bytes, by a comment in its first lines, or by a guess; and what is reported about invalid bytes.
import { describe, expect, test } from 'vitest';
import { decodeBibliography, decodeWithRemarks } from './decodeBibliography.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

function utf16(text: string, end: 'little' | 'big'): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), end === 'little');
  return new Uint8Array(view.buffer);
}

/** Mostly non-ASCII text, so that few of its UTF-16 bytes are zero. */
const chinese = `@book{a, title = {${'漢字文獻'.repeat(30)}}}`;

const entry = '@book{a,\n  author = {Kőnig, Zoë},\n  title = {Größe und 漢字}\n}\n';

describe('reads', () => {
  test.each<[string, Uint8Array, string]>([
    ['UTF-8', utf8('Hünenberger 🦊'), 'Hünenberger 🦊'],
    ['UTF-8 with a byte order mark', utf8('\uFEFFHü'), 'Hü'],
    ['UTF-16, little-endian', bytes(0xff, 0xfe, 0x48, 0, 0xfc, 0), 'Hü'],
    ['UTF-16, big-endian', bytes(0xfe, 0xff, 0, 0x48, 0, 0xfc), 'Hü'],
    ['UTF-16 without a byte order mark, little-endian', utf16(entry, 'little'), entry],
    ['UTF-16 without a byte order mark, big-endian', utf16(entry, 'big'), entry],
    ['Java’s name', latin('% Encoding: ISO8859_15\n\xa4'), '% Encoding: ISO8859_15\n€'],
    ['Cp1251', latin('% Encoding: Cp1251\n\xcf'), '% Encoding: Cp1251\nП'],
    ['MacRoman', latin('% Encoding: x-MacRoman\n\x8e\x8a'), '% Encoding: x-MacRoman\néä'],
    ['Latin-2', latin('% Encoding: ISO-8859-2\n\xb1\xe8'), '% Encoding: ISO-8859-2\nąč'],
    ['Shift JIS', latin('% Encoding: SJIS\n\x8a\xbf\x8e\x9a'), '% Encoding: SJIS\n漢字'],
    ['JIS, which is all ASCII', latin('% Encoding: ISO-2022-JP\n\x1b$B4A;z\x1b(B'), '% Encoding: ISO-2022-JP\n漢字'],
    [
      'BibDesk’s declaration',
      latin('%% Saved with string encoding Western (Mac OS Roman) \n\x8e'),
      '%% Saved with string encoding Western (Mac OS Roman) \né',
    ],
    ['Emacs’ declaration', latin('% -*- coding: latin-1-unix -*-\n\xe9'), '% -*- coding: latin-1-unix -*-\né'],
    ['Latin-2 by its usual name', latin('% Encoding: Latin-2\n\xb1\xe8'), '% Encoding: Latin-2\nąč'],
    ['Latin-9 as one word', latin('% Encoding: latin9\n\xa4'), '% Encoding: latin9\n€'],
    ['UTF-16 without a byte order mark, mostly Chinese, little-endian', utf16(chinese, 'little'), chinese],
    ['UTF-16 without a byte order mark, mostly Chinese, big-endian', utf16(chinese, 'big'), chinese],
    ['nothing', bytes(), ''],
  ])('%s', (_name, input, text) => {
    expect(decodeWithRemarks(input)).toEqual({ text, remarks: [] });
  });

  test.each(['Cp1252', 'ISO8859_1', 'MacRoman', 'GBK', 'UTF-16', 'Klingon'])(
    'valid UTF-8 as UTF-8, although it declares %s',
    (name) => {
      const text = `% Encoding: ${name}\n${entry}`;
      expect(decodeWithRemarks(utf8(text))).toEqual({ text, remarks: [] });
    },
  );
});

describe('an invalid byte in UTF-8', () => {
  const broken = joined(utf8('% first\n'), utf8('Größe, '), latin('caf\xe9\n'), utf8('Öl\n'));

  test("doesn't affect other characters, and is reported with its line", () => {
    expect(decodeWithRemarks(broken)).toEqual({
      text: '% first\nGröße, café\nÖl\n',
      remarks: [{ line: 2, message: 'The byte 0xE9 isn’t valid UTF-8. It was read as “é” (Windows-1252).' }],
    });
  });

  test('is read in the declared encoding if that is a single-byte encoding', () => {
    const input = joined(utf8('% Encoding: MacRoman\nGröße, Öl\n'), latin('caf\x8e'));
    expect(decodeWithRemarks(input)).toEqual({
      text: '% Encoding: MacRoman\nGröße, Öl\ncafé',
      remarks: [{ line: 3, message: 'The byte 0x8E isn’t valid UTF-8. It was read as “é” (Mac OS Roman).' }],
    });
  });

  test('is found in a file with a byte order mark, which is UTF-8 otherwise', () => {
    expect(decodeWithRemarks(joined(bytes(0xef, 0xbb, 0xbf), latin('caf\xe9\n')))).toMatchObject({
      text: 'café\n',
      remarks: [{ line: 1 }],
    });
  });

  test('is reported once per line, and for 20 lines at most', () => {
    const lines = Array.from({ length: 30 }, () => joined(utf8('äöü'), latin('\xe9\xe8\n')));
    const { text, remarks } = decodeWithRemarks(joined(...lines));
    expect(text).toBe('äöüéè\n'.repeat(30));
    expect(remarks.map(({ line }) => line)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    expect(remarks[0]?.message).toBe(
      '2 bytes in this line aren’t valid UTF-8. They were read as “é”, “è” (Windows-1252).',
    );
    expect(remarks.at(-1)?.message).toBe('From here on, 10 more lines have bytes that aren’t valid UTF-8.');
  });

  test.each<[string, readonly number[], string]>([
    ['that no encoding has', [0x81], '\ufffd'],
    ['of an overlong character', [0xc0, 0xaf], 'À¯'],
    ['of half a pair', [0xed, 0xa0, 0x80], 'í\u00a0€'],
  ])('%s', (_name, strays, text) => {
    expect(decodeBibliography(joined(utf8('äöüß '), bytes(...strays)))).toBe(`äöüß ${text}`);
  });

  test('is not reported if the file ends within a character', () => {
    const cut = utf8('Größe\n漢字').subarray(0, -1);
    expect(decodeWithRemarks(cut)).toEqual({
      text: 'Größe\n漢\ufffd',
      remarks: [{ line: 2, message: 'The file ends in the middle of a character, which can’t be read.' }],
    });
  });
});

describe('UTF-8 is recognized', () => {
  const stray = (byte: string, text: string, name = 'Windows-1252') =>
    `The byte ${byte} isn’t valid UTF-8. It was read as “${text}” (${name}).`;

  test.each<[string, Uint8Array, string, readonly { line: number; message: string }[]]>([
    [
      'among more invalid bytes, in a file that declares UTF-8',
      joined(utf8('% Encoding: UTF-8\nCafé\n'), latin('caf\xe9\nm\xfcde\n')),
      '% Encoding: UTF-8\nCafé\ncafé\nmüde\n',
      [
        { line: 3, message: stray('0xE9', 'é') },
        { line: 4, message: stray('0xFC', 'ü') },
      ],
    ],
    [
      'in a file that declares Latin-1',
      joined(utf8('% Encoding: ISO8859_1\nCafé\n'), latin('caf\xe9\n')),
      '% Encoding: ISO8859_1\nCafé\ncafé\n',
      [{ line: 3, message: stray('0xE9', 'é') }],
    ],
    [
      'after a longer text in Latin-1',
      joined(latin('Jos\xe9 Mu\xf1oz\nGr\xf6\xdfe \xfc\n'), utf8('Łódź, Ωmega\n')),
      'José Muñoz\nGröße ü\nŁódź, Ωmega\n',
      [
        { line: 1, message: expect.stringContaining('2 bytes') as string },
        { line: 2, message: expect.stringContaining('3 bytes') as string },
      ],
    ],
    [
      'beside surrogate halves, as MySQL and Java write an emoji',
      joined(utf8('Größe, Öl, Zoë\n'), bytes(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80)),
      'Größe, Öl, Zoë\ní\u00a0½í¸€',
      [{ line: 2, message: expect.stringContaining('6 bytes') as string }],
    ],
    [
      'in a word of Latin letters, in a Russian file',
      joined(latin('% Encoding: Cp1251\n\xd0\xa3\xf0\xee\xea\n'), utf8('Café')),
      '% Encoding: Cp1251\nРЈрок\nCafé',
      [{ line: 2, message: expect.stringContaining('5 bytes') as string }],
    ],
    [
      'in a file that wrongly declares a multi-byte encoding',
      joined(utf8('% Encoding: GBK\nCafé\n'), latin('\xe9 \xfc ')),
      '% Encoding: GBK\nCafé\né ü ',
      [{ line: 3, message: expect.stringContaining('2 bytes') as string }],
    ],
  ])('%s', (_name, input, text, remarks) => {
    expect(decodeWithRemarks(input)).toEqual({ text, remarks });
  });

  test('and other bytes are the exception in a file that matches its declaration', () => {
    const input = joined(latin(`% Encoding: ISO-8859-2\n${'\xb1\xe8 '.repeat(20)}\n`), utf8('Café'));
    expect(decodeWithRemarks(input)).toEqual({
      text: `% Encoding: ISO-8859-2\n${'ąč '.repeat(20)}\nCafé`,
      remarks: [
        {
          line: 3,
          message: 'The rest of the file is ISO-8859-2, but this line has UTF-8 in it. It was read as “é”.',
        },
      ],
    });
  });

  test.each([
    ['Cp1250', 'Windows-1250', '0xB9', 'ą'],
    ['ISO-8859-2', 'ISO-8859-2', '0xB1', 'ą'],
    ['koi8_r', 'KOI8-R', '0xC1', 'а'],
  ])('and %s is called by its usual name', (label, name, byte, text) => {
    const input = joined(utf8(`% Encoding: ${label}\nGröße, Öl\n`), bytes(Number(byte)), latin(' '));
    expect(decodeWithRemarks(input).remarks).toEqual([{ line: 3, message: stray(byte, text, name) }]);
  });
});

describe('a file that is not UTF-8', () => {
  const byCharacter = (encoding: string): ReadonlyMap<string, number> =>
    new Map(
      Array.from({ length: 128 }, (_, index) => {
        const named = joined(latin(`% Encoding: ${encoding}\n`), bytes(index + 128));
        return [decodeBibliography(named).slice(-1), index + 128];
      }),
    );
  const encoded = (text: string, encoding: string): Uint8Array => {
    const codes = byCharacter(encoding);
    return Uint8Array.from(text, (character) => codes.get(character) ?? character.charCodeAt(0));
  };

  test.each([
    ['windows-1251', 'Українська мова та література. Вісник. Її «Рідна» мова, ПОЁТ, „Ті“, Ёлка'],
    ['koi8-u', 'українська мова та література, її мілілі, лікі, рідні, ві'],
    ['koi8-r', 'русская речь: её, лёд, ещё, всё'],
    ['iso-8859-5', 'Русская речь: ХАТА, СТАТЬЯ, Хата'],
    ['ibm866', 'реатор, тео, лед'],
    ['windows-1253', 'Ό,τι “καλά” «Ά»'],
    ['iso-8859-2', 'Příliš žluťoučký kůň, SPÓŁKA, Úžasný, ŻÓŁĆ'],
    ['windows-1250', 'Příliš žluťoučký kůň, SPÓŁKA, ÚŽASNÝ, Úžasný, „Ó“'],
    ['windows-1252', 'für später, „Spaß“, « été\u00a0», CAFÉ”, Fuß–Bein'],
    ['macintosh', 'déjà vécu à la maison, l’été, «été», —à la “École”, l’âme'],
  ])('is %s, as it says, also where bytes look like UTF-8 by chance', (encoding, words) => {
    const text = `% Encoding: ${encoding}\n${words}\n`;
    expect(decodeWithRemarks(encoded(text, encoding))).toEqual({ text, remarks: [] });
  });

  test('is GBK as declared, except for a byte that is invalid in it', () => {
    const words = [0xc3, 0xc7, 0xb5, 0xc4, 0xd6, 0xd0, 0xb9, 0xfa, 0xc8, 0xcb];
    const input = joined(
      latin('% Encoding: GBK\n'),
      bytes(...words, ...words, ...words),
      latin('\n'),
      bytes(0xb5),
      latin(' \n'),
    );
    expect(decodeWithRemarks(input)).toEqual({
      text: `% Encoding: GBK\n${'们的中国人'.repeat(3)}\n\ufffd \n`,
      remarks: [{ line: 3, message: 'This line has bytes that can’t be read as GBK.' }],
    });
  });

  test("isn't UTF-16 because of a null character", () => {
    expect(decodeBibliography(latin('@a{b}\0'))).toBe('@a{b}\0');
  });

  test.each<[string, string, string]>([
    ['says nothing', 'Hü', 'The file isn’t UTF-8 and doesn’t name its encoding.'],
    ['declares UTF-8', '% Encoding: UTF-8 Hü', 'The file isn’t in the encoding that it names (UTF-8).'],
    [
      'declares an unknown encoding',
      '% Encoding: Klingon Hü',
      'The file isn’t in the encoding that it names (Klingon).',
    ],
  ])('and %s is read as Windows-1252, and that is told', (_name, text, message) => {
    const { text: read, remarks } = decodeWithRemarks(latin(`\n${text}`));
    expect(read).toBe(`\n${text}`);
    expect(remarks).toEqual([{ line: 2, message: expect.stringContaining(message) as string }]);
  });

  test('has the characters that only Windows-1252 has', () => {
    expect(decodeBibliography(bytes(0x48, 0x80, 0x93))).toBe('H€“');
  });

  test('matches its declaration, even if two bytes look like UTF-8 by chance', () => {
    const text = '% Encoding: MacRoman\nl’été, déjà, l’“École”';
    const mac = new Map(
      Array.from('’éàÉ“”', (character, index) => [character, [0xd5, 0x8e, 0x88, 0x83, 0xd2, 0xd3][index]]),
    );
    const input = Uint8Array.from(text, (character) => mac.get(character) ?? character.charCodeAt(0));
    expect(decodeWithRemarks(input)).toEqual({ text, remarks: [] });
  });
});

test('decoding a large file takes no longer than parsing it', () => {
  const line = utf8('  title = {Über die Größe der Wörter},\n');
  const large = new Uint8Array(line.length * 250_000 + 1);
  for (let index = 0; index < 250_000; index++) large.set(line, index * line.length);
  large[large.length - 1] = 0xe9;
  const start = performance.now();
  const { text, remarks } = decodeWithRemarks(large);
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(text.endsWith('Wörter},\n\ufffd')).toBe(true);
  expect(remarks).toMatchObject([{ line: 250_001 }]);
});
