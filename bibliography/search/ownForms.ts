// Finds the parts of a search that mean something else to the desktop app: our own forms, and words that look like them.
import { type Language, SearchError, type Token, ownFormAt, tokensOf, valueOf } from './searchTokens.ts';

/** The tokens of a text; empty if it can't be tokenized. */
function readableTokens(text: string, language: Language): readonly Token[] {
  try {
    return [...tokensOf(text, language)];
  } catch (error) {
    if (error instanceof SearchError) return [];
    throw error;
  }
}

/** Whether a search contains forms that the desktop app can't read or reads differently. */
export function hasOwnForms(text: string): boolean {
  return readableTokens(text, 'own').some(({ isOwn }) => isOwn);
}

/** Converts a desktop app's search to ours: words that would be one of our own forms are quoted. */
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
