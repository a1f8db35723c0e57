// JSON as it reads well in an address, after Rison: `(kind:problems,path:!(email,password))`. Words need no quotes; `!t`, `!f`, `!n` are
import { playTexts } from './playTexts.ts';
// true, false and null.

const bareWord = /^[\p{L}_/][\p{L}\p{N}_./-]*$/u;

const escaped = (text: string) => `'${text.replaceAll(/[!']/g, (sign) => `!${sign}`)}'`;

/** A word, quoted if it could be mistaken for something else. */
export function writeWord(text: string): string {
  return bareWord.test(text) ? text : escaped(text);
}

function writeMembers(value: object): string {
  return Object.entries(value)
    .filter(([, member]) => member !== undefined && typeof member !== 'function')
    .map(([key, member]) => `${writeWord(key)}:${writeValue(member)}`)
    .join(',');
}

/** The value as JSON represents it; the rest is omitted as in JSON. */
export function writeValue(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return writeWord(value);
    case 'number':
      return Number.isFinite(value) ? JSON.stringify(value) : '!n';
    case 'boolean':
      return value ? '!t' : '!f';
    case 'object':
      if (value === null) return '!n';
      return Array.isArray(value) ? `!(${value.map(writeValue).join(',')})` : `(${writeMembers(value)})`;
    default:
      return '!n';
  }
}

/** Reads a text from left to right. */
export interface Reader {
  readonly text: string;
  at: number;
}

/** Thrown if the text can't be parsed any further. */
export class NotReadable extends Error {}

/** Consumes this character if it comes next. */
export function takeSign(reader: Reader, sign: string): boolean {
  const is = reader.text.startsWith(sign, reader.at);
  if (is) reader.at += sign.length;
  return is;
}

function demandSign(reader: Reader, sign: string): void {
  if (!takeSign(reader, sign)) throw new NotReadable(playTexts.steps.signMissing(sign, reader.at + 1));
}

/** Consumes the match of a sticky pattern. */
export function takePattern(reader: Reader, pattern: RegExp): string | null {
  const sticky = new RegExp(pattern.source, 'uy');
  sticky.lastIndex = reader.at;
  const found = sticky.exec(reader.text)?.[0] ?? null;
  reader.at += found?.length ?? 0;
  return found;
}

/** Reads a word, with or without quotes. */
export function readWord(reader: Reader): string {
  if (takeSign(reader, "'")) {
    const inside = takePattern(reader, /(?:[^!']|![!'])*/) ?? '';
    demandSign(reader, "'");
    return inside.replaceAll(/!([!'])/g, '$1');
  }
  const word = takePattern(reader, /[\p{L}_/][\p{L}\p{N}_./-]*/u);
  if (word === null) throw new NotReadable(playTexts.steps.wordMissing(reader.at + 1));
  return word;
}

function readList<Item>(reader: Reader, read: () => Item): Item[] {
  const items: Item[] = [];
  if (takeSign(reader, ')')) return items;
  do items.push(read());
  while (takeSign(reader, ','));
  demandSign(reader, ')');
  return items;
}

/** Parses the output of `writeValue`. */
export function readValue(reader: Reader): unknown {
  if (takeSign(reader, '!t')) return true;
  if (takeSign(reader, '!f')) return false;
  if (takeSign(reader, '!n')) return null;
  if (takeSign(reader, '!(')) return readList(reader, () => readValue(reader));
  if (takeSign(reader, '(')) return readMembers(reader);
  const number = takePattern(reader, /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/);
  return number === null ? readWord(reader) : Number(number);
}

/** Reads the members of an object, after its opening bracket. */
export function readMembers(reader: Reader): Record<string, unknown> {
  const members = readList(reader, () => {
    const key = readWord(reader);
    demandSign(reader, ':');
    return [key, readValue(reader)] as const;
  });
  return Object.fromEntries(members);
}
