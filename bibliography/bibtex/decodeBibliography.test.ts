// The encoding of a file: said by its bytes, by a comment in its first lines, or found out; and what is told of bytes that do not fit.
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

const entry = '@book{a,\n  author = {Kőnig, Zoë},\n  title = {Größe und 漢字}\n}\n';

describe('reads', () => {
  test.each<[string, Uint8Array, string]>([
    ['UTF-8', utf8('Hünenberger 🦊'), 'Hünenberger 🦊'],
    ['UTF-8 with a mark', utf8('\uFEFFHü'), 'Hü'],
    ['UTF-16, little end first', bytes(0xff, 0xfe, 0x48, 0, 0xfc, 0), 'Hü'],
    ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 0x48, 0, 0xfc), 'Hü'],
    ['UTF-16 without a mark, little end first', utf16(entry, 'little'), entry],
    ['UTF-16 without a mark, big end first', utf16(entry, 'big'), entry],
    ['Java’s name', latin('% Encoding: ISO8859_15\n\xa4'), '% Encoding: ISO8859_15\n€'],
    ['Cp1251', latin('% Encoding: Cp1251\n\xcf'), '% Encoding: Cp1251\nП'],
    ['MacRoman', latin('% Encoding: x-MacRoman\n\x8e\x8a'), '% Encoding: x-MacRoman\néä'],
    ['Latin-2', latin('% Encoding: ISO-8859-2\n\xb1\xe8'), '% Encoding: ISO-8859-2\nąč'],
    ['Shift JIS', latin('% Encoding: SJIS\n\x8a\xbf\x8e\x9a'), '% Encoding: SJIS\n漢字'],
    ['JIS, which is all ASCII', latin('% Encoding: ISO-2022-JP\n\x1b$B4A;z\x1b(B'), '% Encoding: ISO-2022-JP\n漢字'],
    [
      'BibDesk’s way to say it',
      latin('%% Saved with string encoding Western (Mac OS Roman) \n\x8e'),
      '%% Saved with string encoding Western (Mac OS Roman) \né',
    ],
    ['Emacs’ way to say it', latin('% -*- coding: latin-1-unix -*-\n\xe9'), '% -*- coding: latin-1-unix -*-\né'],
    ['nothing', bytes(), ''],
  ])('%s', (_name, input, text) => {
    expect(decodeWithRemarks(input)).toEqual({ text, remarks: [] });
  });

  test.each(['Cp1252', 'ISO8859_1', 'MacRoman', 'GBK', 'UTF-16', 'Klingon'])(
    'valid UTF-8 as UTF-8, although it says that it is %s',
    (name) => {
      const text = `% Encoding: ${name}\n${entry}`;
      expect(decodeWithRemarks(utf8(text))).toEqual({ text, remarks: [] });
    },
  );
});

describe('a byte that is no UTF-8', () => {
  const broken = joined(utf8('% first\n'), utf8('Größe, '), latin('caf\xe9\n'), utf8('Öl\n'));

  test('leaves all else alone, and is told with its line', () => {
    expect(decodeWithRemarks(broken)).toEqual({
      text: '% first\nGröße, café\nÖl\n',
      remarks: [{ line: 2, message: 'The byte 0xE9 isn’t valid UTF-8. It was read as “é” (Windows-1252).' }],
    });
  });

  test('is read as the file says where that is an encoding of single bytes', () => {
    const input = joined(utf8('% Encoding: MacRoman\nGröße, Öl\n'), latin('caf\x8e'));
    expect(decodeWithRemarks(input)).toEqual({
      text: '% Encoding: MacRoman\nGröße, Öl\ncafé',
      remarks: [{ line: 3, message: 'The byte 0x8E isn’t valid UTF-8. It was read as “é” (Mac OS Roman).' }],
    });
  });

  test('is found behind a byte order mark, where all is UTF-8', () => {
    expect(decodeWithRemarks(joined(bytes(0xef, 0xbb, 0xbf), latin('caf\xe9\n')))).toMatchObject({
      text: 'café\n',
      remarks: [{ line: 1 }],
    });
  });

  test('is told once for each line, and for 20 lines', () => {
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

  test('is none where the file ends within a character', () => {
    const cut = utf8('Größe\n漢字').subarray(0, -1);
    expect(decodeWithRemarks(cut)).toEqual({
      text: 'Größe\n漢\ufffd',
      remarks: [{ line: 2, message: 'The file ends in the middle of a character, which can’t be read.' }],
    });
  });
});

describe('a file that is not UTF-8', () => {
  test.each<[string, string, string]>([
    ['says nothing', 'Hü', 'The file isn’t UTF-8 and doesn’t name its encoding.'],
    ['says that it is', '% Encoding: UTF-8 Hü', 'The file isn’t in the encoding that it names (UTF-8).'],
    ['says what nobody knows', '% Encoding: Klingon Hü', 'The file isn’t in the encoding that it names (Klingon).'],
  ])('and %s is read as Windows-1252, and that is told', (_name, text, message) => {
    const { text: read, remarks } = decodeWithRemarks(latin(`\n${text}`));
    expect(read).toBe(`\n${text}`);
    expect(remarks).toEqual([{ line: 2, message: expect.stringContaining(message) as string }]);
  });

  test('has the characters that only Windows-1252 has', () => {
    expect(decodeBibliography(bytes(0x48, 0x80, 0x93))).toBe('H€“');
  });

  test('is as it says, also where two bytes look like UTF-8 by chance', () => {
    const text = '% Encoding: MacRoman\nl’été, déjà, l’“École”';
    const mac = new Map(
      Array.from('’éàÉ“”', (character, index) => [character, [0xd5, 0x8e, 0x88, 0x83, 0xd2, 0xd3][index]]),
    );
    const input = Uint8Array.from(text, (character) => mac.get(character) ?? character.charCodeAt(0));
    expect(decodeWithRemarks(input)).toEqual({ text, remarks: [] });
  });
});

test('a large file takes no longer than it is read', () => {
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
