// Converts LaTeX or HTML that a person typed or pasted to plain text. The app suggests this text, and the person decides whether to use it.
import { holdsLatex, holdsMarkup, markupTags, characterReference } from '../markup.ts';
import { commandsLeftIn } from '../texCommands.ts';
import { math, readLatex } from './latex.ts';

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—' },
};

const marks: Readonly<Record<string, string>> = {
  ...{ uml: '\u0308', acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303', cedil: '\u0327' },
};

function characterOf(name: string): string {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    // Tabs and line ends separate words.
    if (code === 9 || code === 10 || code === 13) return ' ';
    const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  }
  return (
    entities[name.toLowerCase()] ?? ((name[0] ?? '') + (marks[name.slice(1).toLowerCase()] ?? '')).normalize('NFC')
  );
}

const characterReferences = new RegExp(characterReference, 'gi');

/** Replaces character references such as `&lt;`. `ampersand` is what an ampersand becomes. */
export const decodeCharacterReferences = (text: string, ampersand = '&'): string =>
  text.replace(characterReferences, (whole) => {
    const character = characterOf(whole.slice(1, -1));
    return character === '&' ? ampersand : character;
  });

const paragraphEnds = /<br\s*\/?>|<\/(?:p|jats:p|title|jats:title)>/gi;
const tags = new RegExp(`</?(?:${markupTags})(?:\\s[^<>]*)?/?>`, 'gi');
const scripts = /<(sub|sup|inf|jats:sub|jats:sup)>([^<>]*)<\/\1>/gi;

/** Subscripts and superscripts, as far as Unicode has them. */
function readScript(name: string, inner: string): string {
  const command = /sup$/i.test(name) ? 'textsuperscript' : 'textsubscript';
  const text = readLatex([{ latex: `\\${command}{${inner}}`, mode: 'text' }])[0]?.text ?? inner;
  return /^[_^]/.test(text) ? text.slice(1) : text;
}

function withoutTags(text: string): string {
  const bare = text
    .replace(scripts, (_, name: string, inner: string) => (holdsLatex(inner) ? inner : readScript(name, inner)))
    .replace(paragraphEnds, '\n\n')
    .replace(tags, '');
  return decodeCharacterReferences(bare);
}

/** The plain text in Unicode; null if it is the same as the input, or if a part can't be read. `paragraphs` keeps the empty lines of an abstract. */
export function readMarkup(text: string, mode: 'text' | 'paragraphs'): string | null {
  if (!holdsMarkup(text)) return null;
  const bare = withoutTags(text);
  const read = holdsLatex(bare)
    ? readLatex([{ latex: bare, mode }])[0]
    : {
        text: mode === 'text' ? bare.replace(/\s+/g, ' ').trim() : bare.replace(/\n{3,}/g, '\n\n').trim(),
        complete: true,
      };
  if (!read?.complete || read.text === '' || read.text === text.trim()) return null;
  // Formulas that Unicode can't express stay as LaTeX, which is no reason to reject the rest.
  return commandsLeftIn(read.text.replace(math, ' ')).length === 0 ? read.text : null;
}

/** The plain text (`readMarkup`) of data from databases and publishers, used without asking a person; else the data unchanged. */
export const withoutMarkup = (text: string, mode: 'text' | 'paragraphs'): string => readMarkup(text, mode) ?? text;
