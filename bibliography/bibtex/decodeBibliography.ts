// Decodes the bytes of a .bib file. Valid UTF-8 is read as UTF-8 whatever the file declares; other files declare their encoding in a comment in the first
// lines: `% Encoding: Cp1252` (JabRef), `%% Saved with string encoding …` (BibDesk).
import { bibtexTexts } from './bibtexTexts.ts';
import { entryStart } from './blocks.ts';
import { remarksByLine } from './remarksByLine.ts';

/** A problem with the bytes of one line, counted from 1. */
export interface DecodingRemark {
  readonly line: number;
  readonly message: string;
}

export interface DecodedBibliography {
  /** The text without a byte order mark. */
  readonly text: string;
  readonly remarks: readonly DecodingRemark[];
}

/** Names of encodings in Java, BibDesk and Emacs that differ from the labels of the Encoding Standard. */
const otherNames: Readonly<Record<string, string>> = {
  utf8: 'utf-8',
  macroman: 'macintosh',
  'x-macroman': 'macintosh',
  'mac os roman': 'macintosh',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'windows latin 1': 'windows-1252',
  'windows latin 2': 'windows-1250',
};

/** The parts of ISO 8859 that are also called Latin-1 to Latin-10. */
const latinParts = [1, 2, 3, 4, 9, 10, 13, 14, 15, 16];

/** The encoding for a name such as "latin1", "Latin-2" or "ISO Latin 9". */
function latinName(label: string): string | null {
  const number = /^(?:iso[ -])?latin[ -]?(\d+)$/.exec(label)?.[1];
  const part = number === undefined ? undefined : latinParts[Number(number) - 1];
  return part === undefined ? null : `iso-8859-${part}`;
}

/** Comments that declare an encoding, as written by JabRef, BibDesk ("Western (Mac OS Roman)") and Emacs. */
const declarations = [
  /^\s*%+\s*encoding:\s*([\w.:-]+)/im,
  /^\s*%+\s*saved with string encoding .*\(([^()\n]+)\)/im,
  /^\s*%.*-\*-.*\bcoding:\s*([\w.-]+?)(?:-(?:unix|dos|mac))?\s*(?:;.*)?-\*-/im,
];

function declaredName(bytes: Uint8Array): string | null {
  const head = decodeWindows(bytes.subarray(0, 2_000));
  for (const declaration of declarations) {
    const name = declaration.exec(head)?.[1];
    if (name !== undefined) return name;
  }
  return null;
}

function decoderFor(name: string): TextDecoder | null {
  const asWritten = name.trim().toLowerCase();
  const label = asWritten.replaceAll('_', '-');
  for (const candidate of [otherNames[label] ?? latinName(label) ?? label, asWritten]) {
    try {
      return new TextDecoder(candidate);
    } catch {
      // The name isn't a label of the Encoding Standard: try the next one.
    }
  }
  return null;
}

/** The characters of Windows-1252 from 0x80 on; some versions of Node decode these bytes as control characters of Latin-1. */
const windowsCharacters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function decodeWindows(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (control) => windowsCharacters[control.charCodeAt(0) - 0x80] ?? control);
}

const decodeAs = (decoder: TextDecoder, bytes: Uint8Array): string =>
  decoder.encoding === 'windows-1252' ? decodeWindows(bytes) : decoder.decode(bytes);

/** Multi-byte encodings, in which a single byte has no meaning of its own. */
const multiByte = /^(?:utf-|gb|big5|euc-|shift_jis|iso-2022-|replacement|x-user)/;

/**
 * Detects UTF-16 without a byte order mark: it contains the beginning of an entry, whatever the script of its text, or many of its bytes are zero, like every
 * other byte of ASCII text. Null for other files.
 */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  // ASCII has zero bytes in UTF-16, and files in single-byte encodings have none.
  if (!bytes.includes(0)) return null;
  if (entryStart.test(decodeWindows(bytes))) return null;
  for (const encoding of ['utf-16le', 'utf-16be'] as const) {
    if (entryStart.test(new TextDecoder(encoding).decode(bytes))) return encoding;
  }
  const length = Math.min(bytes.length, 4_096) & ~1;
  let [even, odd] = [0, 0];
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) even++;
    if (bytes[index + 1] === 0) odd++;
  }
  const enough = Math.max(1, length / 10);
  if (odd >= enough && even <= odd / 20) return 'utf-16le';
  return even >= enough && odd <= even / 20 ? 'utf-16be' : null;
}

/** The length of the UTF-8 sequence at `at`, by its lead byte; 0 if none begins there. */
function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

/** The result of `readSequence` for a character cut off by the end of the file. */
const cutOff = -1;

/** The length of the UTF-8 character at `at`; 0 for an invalid byte, `cutOff` if the file ends within the character. */
function readSequence(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const length = sequenceLength(lead);
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index];
    if (byte === undefined) return cutOff;
    if ((byte & 0xc0) !== 0x80) return 0;
    const isOverlong = index === 1 && ((lead === 0xe0 && byte < 0xa0) || (lead === 0xf0 && byte < 0x90));
    const isOutside = index === 1 && ((lead === 0xed && byte > 0x9f) || (lead === 0xf4 && byte > 0x8f));
    if (isOverlong || isOutside) return 0;
  }
  return length;
}

/** The script of the bytes from 0x80 on in a single-byte encoding. It decides which sequences look like UTF-8 by chance. */
type Script = 'latin' | 'macintosh' | 'other';

function scriptOf(encoding: string): Script {
  if (encoding === 'macintosh') return 'macintosh';
  return /^(?:windows-125[1356]|windows-874|iso-8859-(?:5|6|7|8|8-i|11)$|koi8|ibm866|x-mac-cyrillic)/.test(encoding)
    ? 'other'
    : 'latin';
}

/** Whether the two bytes of a UTF-8 character are never adjacent in a text of the script. */
const isUnlikelyPair: Readonly<Record<Script, (code: number) => boolean>> = {
  // Excluded: sequences that begin with É, Ö, Ü or ß, which may precede a quotation mark or a dash, or with Ó before a Polish Ł.
  latin: (code) => (code >= 0xa0 && code < 0x240) || (code >= 0x280 && code < 0x460) || (code >= 0x5c0 && code < 0x600),
  // Excluded: sequences that begin with a quotation mark or a dash, which may precede an accented letter.
  macintosh: (code) => (code >= 0xa0 && code < 0x180) || (code >= 0x300 && code < 0x400),
  // A capital letter before a small Ukrainian one, or any letters in KOI8: each such pair may occur in a word.
  other: () => false,
};

/** A run of at least this many UTF-8 characters is no coincidence. */
const longEnough: Readonly<Record<Script, number>> = { latin: 2, macintosh: 2, other: 4 };

/** The code point encoded by these bytes. */
function codeAt(bytes: Uint8Array, at: number, length: number): number {
  let code = (bytes[at] ?? 0) & (0xff >> (length + 1));
  for (let index = 1; index < length; index++) code = (code << 6) | ((bytes[at + index] ?? 0) & 0x3f);
  return code;
}

/** Whether the bytes of a character are certainly UTF-8, and not text in a single-byte encoding. */
function isSurely(code: number, script: Script): boolean {
  if (code < 0x800) return isUnlikelyPair[script](code);
  // Three-byte characters: punctuation, symbols, and the replacement character that programs write for unreadable ones.
  return code > 0xffff || (code >= 0x2000 && code < 0x2300) || code === 0xfffd || code === 0xfeff;
}

const isAsciiLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/** Whether it is an accented letter, as found in a word next to ASCII letters; letters with two accents count only before an ASCII letter. */
function isAccented(code: number, script: Script, isBeforeLetter: boolean): boolean {
  if (code >= 0xa0 && code < (script === 'macintosh' ? 0x180 : 0x240)) return true;
  return code >= 0x1e00 && code < 0x1f00 && isBeforeLetter;
}

interface Utf8Survey {
  /** The number of valid multi-byte characters. */
  readonly characters: number;
  /** The positions of those that are certainly UTF-8, in order. */
  readonly sure: readonly number[];
  /** The positions of the bytes of the others, in order. */
  readonly unsure: readonly number[];
  /** The positions of bytes that aren't UTF-8, in order. */
  readonly strays: readonly number[];
  /** The position of the character cut off by the end of the file; null if there is none. */
  readonly cutAt: number | null;
}

/** Finds what is UTF-8 and what isn't, in a file whose other bytes are letters of this script. */
function surveyUtf8(bytes: Uint8Array, script: Script): Utf8Survey {
  const sure: number[] = [];
  const unsure: number[] = [];
  const strays: number[] = [];
  let characters = 0;
  let cutAt: number | null = null;
  for (let at = 0; at < bytes.length && cutAt === null;) {
    if ((bytes[at] ?? 0) < 0x80) {
      at++;
      continue;
    }
    // Everything between two ASCII bytes.
    const start = at;
    const straysBefore = strays.length;
    let count = 0;
    while (at < bytes.length && (bytes[at] ?? 0) >= 0x80) {
      const length = readSequence(bytes, at);
      if (length === cutOff) {
        cutAt = at;
        break;
      }
      if (length === 0) strays.push(at);
      else count++;
      at += Math.max(1, length);
    }
    characters += count;
    const isWhole = strays.length === straysBefore;
    const isBeforeLetter = isAsciiLetter(bytes[at]);
    const isInWord = isWhole && (isBeforeLetter || isAsciiLetter(bytes[start - 1]));
    const isRow = isWhole && count >= longEnough[script];
    for (let each = start; each < at;) {
      const length = readSequence(bytes, each);
      const code = length === 0 ? 0 : codeAt(bytes, each, length);
      if (length === 0) each++;
      else if (isRow || isSurely(code, script) || (isInWord && isAccented(code, script, isBeforeLetter))) {
        sure.push(each);
        each += length;
      } else for (const end = each + length; each < end; each++) unsure.push(each);
    }
  }
  return { characters, sure, unsure, strays, cutAt };
}

/** Must be called with increasing positions. */
function lineCounter(bytes: Uint8Array): (position: number) => number {
  let line = 1;
  let counted = 0;
  return (position) => {
    for (; counted < position; counted++) {
      const byte = bytes[counted];
      // A carriage return counts as a line break unless a line feed follows.
      if (byte === 10 || (byte === 13 && bytes[counted + 1] !== 10)) line++;
    }
    return line;
  };
}

/** Adds a problem to those of its line. */
function addTo<Found>(byLine: Map<number, Found[]>, line: number, found: Found): void {
  const before = byLine.get(line);
  if (before) before.push(found);
  else byLine.set(line, [found]);
}

/** The text for each byte in a single-byte encoding. */
function singleBytes(single: TextDecoder): readonly string[] {
  return Array.from({ length: 256 }, (_, byte) => {
    const read = decodeAs(single, Uint8Array.of(byte));
    // Control characters would be invisible.
    return byte >= 0x80 && /[\x80-\x9f]/.test(read) ? '\ufffd' : read;
  });
}

/** UTF-8 with invalid bytes: each of them is decoded on its own in another encoding. */
function decodeMixed(
  bytes: Uint8Array,
  strays: readonly number[],
  { sure, cutAt }: Utf8Survey,
  single: TextDecoder,
): DecodedBibliography {
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  const textOf = singleBytes(single);
  const pieces: string[] = [];
  let from = 0;
  for (const at of strays) {
    if (at > from) pieces.push(utf8.decode(bytes.subarray(from, at)));
    pieces.push(textOf[bytes[at] ?? 0] ?? '');
    from = at + 1;
  }
  pieces.push(utf8.decode(bytes.subarray(from, cutAt ?? bytes.length)));

  const lineAt = lineCounter(bytes);
  const remarks: DecodingRemark[] = [];
  if (strays.length > 10 * sure.length && sure.length > 0) {
    // The file is in the other encoding, and the UTF-8 sequences are the exception.
    const byLine = new Map<number, string[]>();
    for (const at of sure) {
      const length = readSequence(bytes, at);
      addTo(byLine, lineAt(at), utf8.decode(bytes.subarray(at, at + length)));
    }
    const { utf8Among, moreUtf8 } = bibtexTexts.decoding;
    remarks.push(...remarksByLine(byLine, (found) => utf8Among(found, single.encoding), moreUtf8));
  } else {
    const byLine = new Map<number, { byte: number; text: string }[]>();
    for (const at of strays) {
      const byte = bytes[at] ?? 0;
      addTo(byLine, lineAt(at), { byte, text: textOf[byte] ?? '' });
    }
    const { strayBytes, moreStrayBytes } = bibtexTexts.decoding;
    remarks.push(...remarksByLine(byLine, (found) => strayBytes(found, single.encoding), moreStrayBytes));
  }
  if (cutAt !== null) {
    pieces.push('\ufffd');
    remarks.push({ line: lineAt(cutAt), message: bibtexTexts.decoding.cutOff });
  }
  return { text: pieces.join(''), remarks };
}

function byteOrderMark(bytes: Uint8Array): { encoding: string; length: number } | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', length: 2 };
  return null;
}

function validUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Text in a multi-byte encoding, with the positions of its invalid bytes. */
function decodeMultiByte(bytes: Uint8Array, decoder: TextDecoder): DecodedBibliography & { isLikely: boolean } {
  const text = decoder.decode(bytes);
  const unreadable = text.split('\ufffd').length - 1;
  const isLikely = unreadable * 10 <= (text.match(/[^\0-\x7f]/g)?.length ?? 0);
  const byLine = new Map<number, null>();
  if (unreadable > 0) {
    text.split(/\r\n?|\n/).forEach((line, index) => {
      if (line.includes('\ufffd')) byLine.set(index + 1, null);
    });
  }
  const { unreadableBytes, moreUnreadable } = bibtexTexts.decoding;
  const remarks = remarksByLine(byLine, () => unreadableBytes(decoder.encoding), moreUnreadable);
  return { text, remarks, isLikely };
}

/**
 * Decodes a file that is neither UTF-16 nor valid UTF-8. Sequences that are certainly UTF-8 are read as such, whatever the rest of the file; sequences that may
 * be UTF-8 by chance, only if most of the file is.
 */
function decodeOther(bytes: Uint8Array, isMarked: boolean): DecodedBibliography {
  const name = isMarked ? null : declaredName(bytes);
  const declared = name === null ? null : decoderFor(name);
  const legacy = declared && !declared.encoding.startsWith('utf-') ? declared : null;
  const isSingle = legacy !== null && !multiByte.test(legacy.encoding);
  const single = isSingle ? legacy : new TextDecoder('windows-1252');
  const survey = surveyUtf8(bytes, scriptOf(single.encoding));
  const { characters, sure, unsure, strays } = survey;
  const isMostlyUtf8 = legacy
    ? sure.length > 0 && characters > strays.length
    : characters > 0 && characters >= strays.length;
  if (isMarked || isMostlyUtf8) return decodeMixed(bytes, strays, survey, single);
  if (legacy && !isSingle) {
    const { text, remarks, isLikely } = decodeMultiByte(bytes, legacy);
    if (isLikely || sure.length === 0) return { text, remarks };
  }
  if (sure.length > 0) {
    const others = unsure.length === 0 ? strays : [...strays, ...unsure].sort((a, b) => a - b);
    return decodeMixed(bytes, others, survey, single);
  }
  if (legacy) return { text: decodeAs(legacy, bytes), remarks: [] };
  const line = lineCounter(bytes)(strays[0] ?? survey.cutAt ?? 0);
  return { text: decodeWindows(bytes), remarks: [{ line, message: bibtexTexts.decoding.guessed(name) }] };
}

/**
 * Decodes a .bib file: by its byte order mark; as UTF-16 if it looks like that; as UTF-8 if it is valid or nearly valid; else in the encoding that it declares,
 * or as Windows-1252, which accepts any bytes. Never throws.
 */
export function decodeWithRemarks(bytes: Uint8Array): DecodedBibliography {
  const mark = byteOrderMark(bytes);
  const utf16 = mark === null ? unmarkedUtf16(bytes) : mark.encoding === 'utf-8' ? null : mark.encoding;
  if (utf16 !== null) return { text: new TextDecoder(utf16).decode(bytes), remarks: [] };
  const rest = mark === null ? bytes : bytes.subarray(mark.length);
  const text = validUtf8(rest);
  if (text === null) return decodeOther(rest, mark !== null);
  // The only encoding of the standard whose files look like ASCII but aren't.
  const isEscaped = text.includes('\x1b$') || text.includes('\x1b(');
  const declared = isEscaped ? decoderFor(declaredName(rest) ?? '') : null;
  return { text: declared?.encoding === 'iso-2022-jp' ? declared.decode(rest) : text, remarks: [] };
}

/** Decodes a file and returns only its text (`decodeWithRemarks`). */
export function decodeBibliography(bytes: Uint8Array): string {
  return decodeWithRemarks(bytes).text;
}
