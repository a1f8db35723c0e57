// From the bytes of a .bib file to its text. Valid UTF-8 is UTF-8 whatever the file says of itself; a file that is not says its
// encoding in a comment of its first lines: `% Encoding: Cp1252` (JabRef), `%% Saved with string encoding …` (BibDesk).
import { bibtexTexts } from './bibtexTexts.ts';

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
  'latin-1': 'latin1',
  'iso latin 1': 'latin1',
  'iso latin 2': 'latin2',
  'iso latin 9': 'iso-8859-15',
  'windows latin 1': 'windows-1252',
  'windows latin 2': 'windows-1250',
};

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
  for (const candidate of [otherNames[label] ?? label, asWritten]) {
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
 * UTF-16 without a byte order mark, by its zero bytes: a .bib file is mostly ASCII, of which every other byte is zero. null where
 * it is something else.
 */
function utf16ByZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
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

/** How many bytes at `at` belong together in UTF-8; 0 for a byte that no character has there. `isCut` where the file ends within it. */
function readSequence(bytes: Uint8Array, at: number): { length: number; isCut: boolean } {
  const lead = bytes[at] ?? 0;
  const length = sequenceLength(lead);
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index];
    if (byte === undefined) return { length: 0, isCut: true };
    if ((byte & 0xc0) !== 0x80) return { length: 0, isCut: false };
    const isOverlong = index === 1 && ((lead === 0xe0 && byte < 0xa0) || (lead === 0xf0 && byte < 0x90));
    const isOutside = index === 1 && ((lead === 0xed && byte > 0x9f) || (lead === 0xf4 && byte > 0x8f));
    if (isOverlong || isOutside) return { length: 0, isCut: false };
  }
  return { length, isCut: false };
}

interface Utf8Survey {
  /** Characters of several bytes that are valid. */
  readonly characters: number;
  /** Where a byte stands that is no UTF-8, in order. */
  readonly strays: readonly number[];
  /** Where the character begins that the end of the file cuts off; null for none. */
  readonly cutAt: number | null;
}

function surveyUtf8(bytes: Uint8Array): Utf8Survey {
  const strays: number[] = [];
  let characters = 0;
  for (let at = 0; at < bytes.length;) {
    if ((bytes[at] ?? 0) < 0x80) {
      at++;
      continue;
    }
    const { length, isCut } = readSequence(bytes, at);
    if (isCut) return { characters, strays, cutAt: at };
    if (length === 0) {
      strays.push(at);
      at++;
    } else {
      characters++;
      at += length;
    }
  }
  return { characters, strays, cutAt: null };
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

/** The lines that are named one by one; a sum follows for all after them. */
const namedLines = 20;

/** UTF-8 with bytes in it that are none: each of these is read by itself in another encoding. */
function decodeMixed(bytes: Uint8Array, { strays, cutAt }: Utf8Survey, single: TextDecoder): DecodedBibliography {
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  const lineAt = lineCounter(bytes);
  const pieces: string[] = [];
  const byLine = new Map<number, { byte: number; text: string }[]>();
  let from = 0;
  for (const at of strays) {
    const byte = bytes[at] ?? 0;
    const read = decodeAs(single, bytes.subarray(at, at + 1));
    // A control character would be shown as nothing at all.
    const text = /[\x80-\x9f]/.test(read) ? '\ufffd' : read;
    pieces.push(utf8.decode(bytes.subarray(from, at)), text);
    from = at + 1;
    const line = lineAt(at);
    const found = byLine.get(line);
    if (found) found.push({ byte, text });
    else byLine.set(line, [{ byte, text }]);
  }
  pieces.push(utf8.decode(bytes.subarray(from, cutAt ?? bytes.length)));
  const remarks: DecodingRemark[] = [...byLine].slice(0, namedLines).map(([line, found]) => ({
    line,
    message: bibtexTexts.decoding.strayBytes(found, single.encoding),
  }));
  const [next] = [...byLine.keys()].slice(namedLines);
  if (next !== undefined) {
    remarks.push({ line: next, message: bibtexTexts.decoding.moreStrayBytes(byLine.size - namedLines) });
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

/** A file of bytes, not words, that is neither UTF-16 nor valid UTF-8. */
function decodeOther(bytes: Uint8Array, isMarked: boolean): DecodedBibliography {
  const survey = surveyUtf8(bytes);
  const name = isMarked ? null : declaredName(bytes);
  const declared = name === null ? null : decoderFor(name);
  const legacy = declared && !declared.encoding.startsWith('utf-') ? declared : null;
  // By chance bytes of another encoding look like UTF-8 here and there; what was said of the file gets the benefit of the doubt.
  const isMostlyUtf8 = legacy
    ? survey.characters > survey.strays.length
    : survey.characters > 0 && survey.characters >= survey.strays.length;
  if (isMarked || isMostlyUtf8) {
    const single = legacy && !multiByte.test(legacy.encoding) ? legacy : new TextDecoder('windows-1252');
    return decodeMixed(bytes, survey, single);
  }
  if (legacy) return { text: decodeAs(legacy, bytes), remarks: [] };
  const line = lineCounter(bytes)(survey.strays[0] ?? survey.cutAt ?? 0);
  return { text: decodeWindows(bytes), remarks: [{ line, message: bibtexTexts.decoding.guessed(name) }] };
}

/**
 * Decodes a .bib file: by its byte order mark; as UTF-16 by its zero bytes; as UTF-8 where it is valid, or mostly is; as the encoding
 * that it declares; else as Windows-1252, which reads any bytes. Never throws.
 */
export function decodeWithRemarks(bytes: Uint8Array): DecodedBibliography {
  const mark = byteOrderMark(bytes);
  const utf16 = mark === null ? utf16ByZeros(bytes) : mark.encoding === 'utf-8' ? null : mark.encoding;
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
