// What the desktop app would read otherwise in a search: our own forms among its words, and its words that look like our own forms.
import { type Language, SearchError, type Token, ownFormAt, tokensOf, valueOf } from './searchTokens.ts';

/** The tokens of a text; none where it cannot be taken apart. */
function readableTokens(text: string, language: Language): readonly Token[] {
  try {
    return [...tokensOf(text, language)];
  } catch (error) {
    if (error instanceof SearchError) return [];
    throw error;
  }
}

/** Whether a search says something in a way that the desktop app does not read, or reads otherwise. */
export function hasOwnForms(text: string): boolean {
  return readableTokens(text, 'own').some(({ isOwn }) => isOwn);
}

/** A search of the desktop app as we read the same: what would be one of our own forms here, and is a word there, is put in quotes. */
export function quoteOwnForms(text: string): string {
  let written = '';
  let position = 0;
  const tokens = readableTokens(text, 'desktop');
  for (const [index, token] of tokens.entries()) {
    const isField = tokens[index + 1]?.kind === 'operator';
    const before = tokens.slice(Math.max(0, index - 2), index);
    if (token.kind !== 'word' || isField || ownFormAt(text, token.start, before) === null) continue;
    written += `${text.slice(position, token.start)}"${valueOf(token).replaceAll('"', '\\"')}"`;
    position = token.end;
  }
  return written + text.slice(position);
}
