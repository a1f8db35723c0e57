// Keywords in files are separated by commas or semicolons, and nested at a delimiter such as `>`. As in the desktop app, a backslash before such a character
// makes it literal ("net\,work", "a \> b").
import type { DocumentDraft } from './documents.ts';
import { splitOutsideBraces } from './nameLists.ts';
import { plainLatex } from './plainLatex.ts';
import { inOneLine } from './whiteSpace.ts';

/** Characters that a backslash makes literal. */
const escaped = /\\([,;<>])/g;

/** Removes the backslashes before such characters from a keyword. */
export function unescapeKeyword(source: string): string {
  return source.replace(escaped, '$1');
}

/** Splits a list of keywords that is still LaTeX source. */
export function cutKeywords(source: string): string[] {
  // Web of Science puts the whole list in braces, with semicolons between keywords and commas inside them.
  const list = /^\s*\{([^{}]*;[^{}]*)\}\s*$/.exec(source)?.[1];
  const parts = list === undefined ? splitOutsideBraces(source, /(?<!\\)[,;]/y) : list.split(/(?<!\\);/);
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '');
}

/** The sources of the keywords that contain escaped characters, by keyword; an import keeps them. */
function escapedSources({ fields }: DocumentDraft): ReadonlyMap<string, string> {
  const source = fields.otherFields?.find(({ name }) => name === 'keywords+latex')?.value ?? '';
  if (!/\\[^a-z]/i.test(source)) return new Map();
  const parts = cutKeywords(source).filter((part) => part.includes('\\'));
  return new Map(parts.map((part) => [inOneLine(plainLatex(unescapeKeyword(part))), part]));
}

/** Splits each keyword at its unescaped delimiters into a chain, from the broadest keyword to the narrowest: “a > b” is `['a', 'b']`. */
export function keywordChains(
  draft: DocumentDraft,
  keywords: readonly string[],
  delimiter: string,
): readonly (readonly string[])[] {
  const sources = escapedSources(draft);
  return keywords.map((keyword) => {
    const source = sources.get(inOneLine(keyword));
    if (delimiter === '') return [keyword];
    if (source === undefined) return keyword.split(delimiter);
    const links: string[] = [];
    for (const part of source.split(delimiter)) {
      const last = links.at(-1);
      if (last?.endsWith('\\')) links[links.length - 1] = last.slice(0, -1) + delimiter + part;
      else links.push(part);
    }
    return links.map((link) => plainLatex(unescapeKeyword(link)));
  });
}
