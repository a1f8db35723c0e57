// Keywords as a file has them: separated by commas or semicolons, nested at a sign such as `>`; a backslash before such a sign takes its
// meaning away, as in the desktop app ("net\,work", "a \> b").
import type { DocumentDraft } from './documents.ts';
import { splitOutsideBraces } from './nameLists.ts';
import { plainLatex } from './plainLatex.ts';
import { inOneLine } from './whiteSpace.ts';

/** Signs that can stand behind a backslash and then mean nothing but themselves. */
const escaped = /\\([,;<>])/g;

/** A keyword without the backslashes before signs. */
export function unescapeKeyword(source: string): string {
  return source.replace(escaped, '$1');
}

/** Takes keywords apart while they are LaTeX. */
export function cutKeywords(source: string): string[] {
  // Web of Science puts the whole list in braces, with semicolons between keywords and commas within them.
  const list = /^\s*\{([^{}]*;[^{}]*)\}\s*$/.exec(source)?.[1];
  const parts = list === undefined ? splitOutsideBraces(source, /(?<!\\)[,;]/y) : list.split(/(?<!\\);/);
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '');
}

/** The sources of the keywords with a sign that means nothing but itself, by the keyword; for an import keeps them. */
function escapedSources({ fields }: DocumentDraft): ReadonlyMap<string, string> {
  const source = fields.otherFields?.find(({ name }) => name === 'keywords+latex')?.value ?? '';
  if (!/\\[^a-z]/i.test(source)) return new Map();
  const parts = cutKeywords(source).filter((part) => part.includes('\\'));
  return new Map(parts.map((part) => [inOneLine(plainLatex(unescapeKeyword(part))), part]));
}

/** The links of the chain that each keyword is, parted at the delimiter unless a backslash stands before it. */
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
