// Recognizes files without references in text form by their first bytes, so that a message can say what was chosen and what to do instead.

export type FileKind =
  | 'pdf'
  | 'word'
  | 'office'
  | 'ebook'
  | 'zip'
  | 'archive'
  | 'image'
  | 'database'
  | 'rtf'
  | 'webPage'
  | 'xml'
  | 'binary';

/** The first bytes of a file as text, one character for each. */
const headOf = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.subarray(0, length), (byte) => String.fromCharCode(byte)).join('');

const kindsByStart: readonly (readonly [start: RegExp, kind: FileKind])[] = [
  [/^%PDF-/, 'pdf'],
  [/^\x89PNG|^\xff\xd8\xff|^GIF8|^RIFF.{4}WEBP|^II\*\0|^MM\0\*/s, 'image'],
  [/^\x1f\x8b|^7z\xbc\xaf|^Rar!|^BZh|^\xfd7zXZ/, 'archive'],
  [/^SQLite format 3\0/, 'database'],
  // Word, Excel and PowerPoint before 2007.
  [/^\xd0\xcf\x11\xe0/, 'office'],
  [/^\{\\rtf/, 'rtf'],
];

/** The kind of a ZIP archive, by the names of the files in it. */
function kindOfZip(bytes: Uint8Array): FileKind {
  const names = headOf(bytes, 8_000);
  if (/word\/|application\/vnd\.oasis\.opendocument\.text/.test(names)) return 'word';
  if (/xl\/|ppt\/|\[Content_Types\]|application\/vnd\.oasis/.test(names)) return 'office';
  return names.includes('application/epub+zip') ? 'ebook' : 'zip';
}

/** The kind of a file; null if it may be text with references. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const head = headOf(bytes, 1_000);
  if (/^PK(?:\x03\x04|\x05\x06)/.test(head)) return kindOfZip(bytes);
  return kindsByStart.find(([start]) => start.test(head))?.[1] ?? null;
}

/** The kind of a text without references; null if it is not recognized. */
export function textKindOf(text: string): FileKind | null {
  const head = text.slice(0, 10_000).trimStart();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body)\b/i.test(head)) return 'webPage';
  if (/^<(?:\?xml|!doctype|[a-z][\w:.-]*[\s/>])/i.test(head)) return 'xml';
  return text.includes('\0') || (head.match(/[\x01-\x08\x0e-\x1f]/g)?.length ?? 0) > 10 ? 'binary' : null;
}
