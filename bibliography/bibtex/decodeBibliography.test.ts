// The encoding of a file: said by its first bytes, by its first line, or found out.
import { expect, test } from 'vitest';
import { decodeBibliography } from './decodeBibliography.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each<[string, Uint8Array, string]>([
  ['UTF-8', new TextEncoder().encode('Hünenberger 🦊'), 'Hünenberger 🦊'],
  ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFHü'), 'Hü'],
  ['UTF-16, little end first', bytes(0xff, 0xfe, 0x48, 0, 0xfc, 0), 'Hü'],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 0x48, 0, 0xfc), 'Hü'],
  ['Latin-1 without a word', latin('Hü'), 'Hü'],
  ['Windows-1252', bytes(0x48, 0x80, 0x93), 'H€“'],
  ['Java’s name', latin('% Encoding: ISO8859_15\n\xa4'), '% Encoding: ISO8859_15\n€'],
  ['Cp1251', latin('% Encoding: Cp1251\n\xcf'), '% Encoding: Cp1251\nП'],
  ['declared as UTF-8, but is not', latin('% Encoding: UTF-8\nHü'), '% Encoding: UTF-8\nHü'],
  ['declared as what nobody knows', latin('% Encoding: Klingon\nHü'), '% Encoding: Klingon\nHü'],
  ['nothing', bytes(), ''],
])('%s', (_name, input, text) => {
  expect(decodeBibliography(input)).toBe(text);
});
