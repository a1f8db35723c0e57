// Whether a text that somebody typed or pasted holds LaTeX or HTML: asked at each key, so without a parser. What it means is read by
// bibtex/readMarkup.ts, which brings one.

/** Tags of databases and publishers that are met in titles and abstracts. */
export const markupTags =
  'i|b|em|strong|u|tt|sub|sup|inf|sc|scp|span|p|br|title|tex|formula|inline-formula|alternatives|jats:[a-z-]+|mml:[a-z]+';

const tag = new RegExp(`</?(?:${markupTags})(?:\\s[^<>]*)?/?>`, 'i');
/** A character by its name or its number. */
export const reference =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|ndash|mdash|[aeiouyc](?:uml|acute|grave|circ|tilde|cedil));/i;
/** A command, a formula that is no amount of money, letters in braces, quotes of LaTeX. */
const latex = /\\[a-zA-Z"'`^~=.&%$#_{}-]|\$[^$]*[\\^_{][^$]*\$|\$[a-zA-Z]\$|\{[^{}]*\p{L}[^{}]*\}|``/u;

/** Whether LaTeX stands in the text. */
export const holdsLatex = (text: string): boolean => latex.test(text);

/** Whether a text looks as if it meant another. */
export function holdsMarkup(text: string): boolean {
  if (!/[\\${<&`]/.test(text)) return false;
  return holdsLatex(text) || tag.test(text) || reference.test(text);
}
