// From the bytes of a .bib file to its text. Valid UTF-8 is UTF-8 whatever the file says of itself; a file that is not says its
// encoding in a comment of its first lines: `% Encoding: Cp1252` (JabRef), `%% Saved with string encoding …` (BibDesk).
import { bibtexTexts } from './bibtexTexts.ts';
import { entryStart } from './blocks.ts';
import { remarksByLine } from './remarksByLine.ts';

/** Something odd about the bytes of one line, counted from 1. */
export interface DecodingRemark {
  readonly line: number;
  readonly message: string;
}

export interface DecodedBibliography {
  /** Without a byte order mark. */
  readonly text: string;
  readonly remarks: readonly DecodingRemark[];
}

/** Names of encodings by Java, BibDesk and Emacs that the Encoding Standard spells differently. */
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

/** The parts of ISO 8859 that are called Latin-1 to Latin-10. */
const latinParts = [1, 2, 3, 4, 9, 10, 13, 14, 15, 16];

/** The encoding that is called "latin1", "Latin-2" or "ISO Latin 9". */
function latinName(label: string): string | null {
  const number = /^(?:iso[ -])?latin[ -]?(\d+)$/.exec(label)?.[1];
  const part = number === undefined ? undefined : latinParts[Number(number) - 1];
  return part === undefined ? null : `iso-8859-${part}`;
}

/** How a comment names the encoding: JabRef's, BibDesk's ("Western (Mac OS Roman)") and Emacs' way. */
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
      // Not a label of the Encoding Standard: the next guess.
    }
  }
  return null;
}

/** Characters of Windows-1252 from 0x80 on; some versions of Node read these bytes as control characters of Latin-1. */
const windowsCharacters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function decodeWindows(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (control) => windowsCharacters[control.charCodeAt(0) - 0x80] ?? control);
}

const decodeAs = (decoder: TextDecoder, bytes: Uint8Array): string =>
  decoder.encoding === 'windows-1252' ? decodeWindows(bytes) : decoder.decode(bytes);

/** Encodings with more than one byte for some characters: a single byte says nothing in them. */
const multiByte = /^(?:utf-|gb|big5|euc-|shift_jis|iso-2022-|replacement|x-user)/;

/**
 * UTF-16 without a byte order mark: an entry begins in it, whatever script the text is in, or many bytes are zero, as every other
 * byte of ASCII is. null where it is something else.
 */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  // ASCII has zeros in UTF-16, and a file of single bytes has none.
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

/** The length of the UTF-8 sequence that begins at `at`, by the lead byte; 0 where none does. */
function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

/** The result of `readSequence` for a character that the end of the file cuts off. */
const cutOff = -1;

/** How many bytes at `at` belong together in UTF-8; 0 for a byte that no character has there, `cutOff` where the file ends within it. */
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

/** What the bytes from 0x80 on are in an encoding of single bytes, which decides what looks like UTF-8 by chance. */
type Script = 'latin' | 'macintosh' | 'other';

function scriptOf(encoding: string): Script {
  if (encoding === 'macintosh') return 'macintosh';
  return /^(?:windows-125[1356]|windows-874|iso-8859-(?:5|6|7|8|8-i|11)$|koi8|ibm866|x-mac-cyrillic)/.test(encoding)
    ? 'other'
    : 'latin';
}

/** Whether the two bytes of a UTF-8 character never stand side by side in a text of the script. */
const isUnlikelyPair: Readonly<Record<Script, (code: number) => boolean>> = {
  // What is left out begins with É, Ö, Ü or ß, behind which a quotation mark or a dash can stand, or with Ó before a Polish Ł.
  latin: (code) => (code >= 0xa0 && code < 0x240) || (code >= 0x280 && code < 0x460) || (code >= 0x5c0 && code < 0x600),
  // What is left out begins with a quotation mark or a dash, behind which an accented letter can stand.
  macintosh: (code) => (code >= 0xa0 && code < 0x180) || (code >= 0x300 && code < 0x400),
  // A capital letter before a small one of Ukrainian, or any letters in KOI8: each pair can stand in a word.
  other: () => false,
};

/** From this length on a run of nothing but UTF-8 characters is no coincidence. */
const longEnough: Readonly<Record<Script, number>> = { latin: 2, macintosh: 2, other: 4 };

/** The character that these bytes are. */
function codeAt(bytes: Uint8Array, at: number, length: number): number {
  let code = (bytes[at] ?? 0) & (0xff >> (length + 1));
  for (let index = 1; index < length; index++) code = (code << 6) | ((bytes[at + index] ?? 0) & 0x3f);
  return code;
}

/** Whether the bytes of one character are UTF-8 for sure, and no text in an encoding of single bytes. */
function isSurely(code: number, script: Script): boolean {
  if (code < 0x800) return isUnlikelyPair[script](code);
  // Of three bytes: punctuation, symbols, and what a program writes for what it cannot read.
  return code > 0xffff || (code >= 0x2000 && code < 0x2300) || code === 0xfffd || code === 0xfeff;
}

const isAsciiLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/** Whether it is an accented letter, as it stands in a word beside letters of ASCII; those with two accents only before one. */
function isAccented(code: number, script: Script, isBeforeLetter: boolean): boolean {
  if (code >= 0xa0 && code < (script === 'macintosh' ? 0x180 : 0x240)) return true;
  return code >= 0x1e00 && code < 0x1f00 && isBeforeLetter;
}

interface Utf8Survey {
  /** How many characters of several bytes are valid. */
  readonly characters: number;
  /** Where those of them stand that are no coincidence, in order. */
  readonly sure: readonly number[];
  /** Where the bytes of the others stand, in order. */
  readonly unsure: readonly number[];
  /** Where a byte stands that is no UTF-8, in order. */
  readonly strays: readonly number[];
  /** Where the character begins that the end of the file cuts off; null for none. */
  readonly cutAt: number | null;
}

/** Finds what is UTF-8 and what is not, in a file whose other bytes are letters of this script. */
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
    // All that stands between two bytes of ASCII.
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

/** Called with growing positions only. */
function lineCounter(bytes: Uint8Array): (position: number) => number {
  let line = 1;
  let counted = 0;
  return (position) => {
    for (; counted < position; counted++) {
      const byte = bytes[counted];
      // A carriage return counts where no line feed follows it.
      if (byte === 10 || (byte === 13 && bytes[counted + 1] !== 10)) line++;
    }
    return line;
  };
}

/** Adds to what was found in a line. */
function addTo<Found>(byLine: Map<number, Found[]>, line: number, found: Found): void {
  const before = byLine.get(line);
  if (before) before.push(found);
  else byLine.set(line, [found]);
}

/** The text that each byte stands for in an encoding of single bytes. */
function singleBytes(single: TextDecoder): readonly string[] {
  return Array.from({ length: 256 }, (_, byte) => {
    const read = decodeAs(single, Uint8Array.of(byte));
    // A control character would be shown as nothing at all.
    return byte >= 0x80 && /[\x80-\x9f]/.test(read) ? '\ufffd' : read;
  });
}

/** UTF-8 with bytes in it that are none: each of these is read by itself in another encoding. */
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
    // The file is in the other encoding, and UTF-8 is what is odd about it.
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

/** A text in an encoding of several bytes for a character, and where it has bytes that are no character. */
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
 * A file of bytes, not words, that is neither UTF-16 nor valid UTF-8. What is UTF-8 for sure is read as that, whatever else is in the
 * file; what may be so by chance only where most of the file is.
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
 * Decodes a .bib file: by its byte order mark; as UTF-16 by how an entry begins; as UTF-8 where it is valid, but for the bytes that
 * are not; else as the encoding that it declares, or as Windows-1252, which reads any bytes. Never throws.
 */
export function decodeWithRemarks(bytes: Uint8Array): DecodedBibliography {
  const mark = byteOrderMark(bytes);
  const utf16 = mark === null ? unmarkedUtf16(bytes) : mark.encoding === 'utf-8' ? null : mark.encoding;
  if (utf16 !== null) return { text: new TextDecoder(utf16).decode(bytes), remarks: [] };
  const rest = mark === null ? bytes : bytes.subarray(mark.length);
  const text = validUtf8(rest);
  if (text === null) return decodeOther(rest, mark !== null);
  // The one encoding of the standard whose files look like ASCII and are not.
  const isEscaped = text.includes('\x1b$') || text.includes('\x1b(');
  const declared = isEscaped ? decoderFor(declaredName(rest) ?? '') : null;
  return { text: declared?.encoding === 'iso-2022-jp' ? declared.decode(rest) : text, remarks: [] };
}

/** The text alone (`decodeWithRemarks`). */
export function decodeBibliography(bytes: Uint8Array): string {
  return decodeWithRemarks(bytes).text;
}
