// Detects LaTeX or HTML in a text that a person typed or pasted. It runs on each key press, so it doesn't use a parser. bibtex/readMarkup.ts, which has one,
// converts the text.

/** Tags of databases and publishers that occur in titles and abstracts. */
export const markupTags =
  'i|b|em|strong|u|tt|sub|sup|inf|sc|scp|span|p|br|title|tex|formula|inline-formula|alternatives|jats:[a-z-]+|mml:[a-z]+';

const tag = new RegExp(`</?(?:${markupTags})(?:\\s[^<>]*)?/?>`, 'i');
/** An HTML character reference, by name or number. */
export const characterReference =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|ndash|mdash|[aeiouyc](?:uml|acute|grave|circ|tilde|cedil));/i;
/** A command, a formula (not an amount of money), letters in braces, or LaTeX quotes. */
const latex = /\\[a-zA-Z"'`^~=.&%$#_{}-]|\$[^$]*[\\^_{][^$]*\$|\$[a-zA-Z]\$|\{[^{}]*\p{L}[^{}]*\}|``/u;

/** Whether the text contains LaTeX. */
export const holdsLatex = (text: string): boolean => latex.test(text);

/** Whether the text seems to contain markup. */
export function holdsMarkup(text: string): boolean {
  if (!/[\\${<&`]/.test(text)) return false;
  return holdsLatex(text) || tag.test(text) || characterReference.test(text);
}
