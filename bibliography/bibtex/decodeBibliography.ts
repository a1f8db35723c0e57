// From the bytes of a .bib file to its text. Old files are not in UTF-8, and the only one who knows is a comment in their
// first lines: `% Encoding: Cp1252`, written by the desktop app.

/** Java's names of encodings, as the desktop app wrote them, that the Encoding Standard spells differently. */
const javaNames: Readonly<Record<string, string>> = {
  utf8: 'utf-8',
  macroman: 'macintosh',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
};

function decoderFor(name: string): TextDecoder | null {
  const label = name.trim().toLowerCase().replaceAll('_', '-');
  for (const candidate of [javaNames[label] ?? label, name.trim().toLowerCase()]) {
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

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/**
 * Decodes a .bib file: by its byte order mark, by the desktop app's `% Encoding:` line, as UTF-8, and where that fails as
 * Windows-1252, which reads any bytes. The byte order mark is dropped. Never throws.
 */
export function decodeBibliography(bytes: Uint8Array): string {
  const mark = byteOrderMark(bytes);
  if (mark !== null) return new TextDecoder(mark).decode(bytes);
  const head = decodeWindows(bytes.subarray(0, 2_000));
  const declared = /^\s*%+\s*encoding:\s*([\w.:-]+)/im.exec(head)?.[1];
  const decoder = declared === undefined ? null : decoderFor(declared);
  if (decoder && decoder.encoding !== 'utf-8') {
    return decoder.encoding === 'windows-1252' ? decodeWindows(bytes) : decoder.decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows(bytes);
  }
}
