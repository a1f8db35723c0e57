// What a text with LaTeX or HTML in it means as plain text, for a person who typed or pasted it and is asked first.
import { holdsLatex, holdsMarkup, markupTags, reference } from '../markup.ts';
import { commandsLeftIn } from '../texCommands.ts';
import { math, readLatex } from './latex.ts';

const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—' },
};

const marks: Readonly<Record<string, string>> = {
  ...{ uml: '\u0308', acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303', cedil: '\u0327' },
};

function characterOf(name: string): string {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  }
  return named[name.toLowerCase()] ?? ((name[0] ?? '') + (marks[name.slice(1).toLowerCase()] ?? '')).normalize('NFC');
}

const references = new RegExp(reference, 'gi');
const ends = /<br\s*\/?>|<\/(?:p|jats:p|title|jats:title)>/gi;
const tags = new RegExp(`</?(?:${markupTags})(?:\\s[^<>]*)?/?>`, 'gi');
const scripts = /<(sub|sup|inf|jats:sub|jats:sup)>([^<>]*)<\/\1>/gi;

/** Subscripts and superscripts where Unicode has them. */
function readScript(name: string, inner: string): string {
  const command = /sup$/i.test(name) ? 'textsuperscript' : 'textsubscript';
  const text = readLatex([{ latex: `\\${command}{${inner}}`, mode: 'text' }])[0]?.text ?? inner;
  return /^[_^]/.test(text) ? text.slice(1) : text;
}

function withoutTags(text: string): string {
  return text
    .replace(scripts, (_, name: string, inner: string) => (holdsLatex(inner) ? inner : readScript(name, inner)))
    .replace(ends, '\n\n')
    .replace(tags, '')
    .replace(references, (whole) => characterOf(whole.slice(1, -1)));
}

/**
 * The text that is meant, in Unicode; null where it is the same, or where a part cannot be read. `paragraphs` keeps the empty lines of
 * an abstract.
 */
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
  // Formulas that Unicode cannot say stand as their source, which is no reason to leave the rest.
  return commandsLeftIn(read.text.replace(math, ' ')).length === 0 ? read.text : null;
}

/** The text that is meant (`readMarkup`), where nobody is asked: in what databases and publishers send. */
export const withoutMarkup = (text: string, mode: 'text' | 'paragraphs'): string => readMarkup(text, mode) ?? text;
