// Words of titles in keys, as described in https://docs.jabref.org/setup/citationkeypatterns under "Title-related field markers".

/** The function words listed on that page. */
const functionWords: ReadonlySet<string> = new Set(
  `a an the above about across against along among around at before behind below beneath beside between beyond by down during except for
  from in inside into like near of off on onto since to toward through under until up upon with within without and but nor or so yet`.split(
    /\s+/,
  ),
);

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word.toLowerCase());
}

export function upperFirst(word: string): string {
  return word.replace(/^./u, (letter) => letter.toUpperCase());
}

/** Splits words at spaces and hyphens. */
function wordsOf(title: string): string[] {
  return title.split(/[\s\p{Pd}]+/u).filter((word) => word !== '');
}

/** The first significant words, separated by spaces. */
export function shortTitle(title: string, most: number): string {
  return wordsOf(title)
    .filter((word) => !isFunctionWord(word))
    .slice(0, most)
    .join(' ');
}

/** Capitalizes every word and removes its characters except letters and digits; the words stay separated by spaces. */
export function camelTitle(title: string): string {
  return wordsOf(title)
    .map((word) => upperFirst(word.replace(/[^\p{L}\p{N}]/gu, '')))
    .join(' ');
}

/** Capitalizes the first word and every significant word; the others begin with a lowercase letter. */
export function significantTitle(title: string): string {
  return wordsOf(title)
    .map((word, index) =>
      index > 0 && isFunctionWord(word) ? word.replace(/^./u, (letter) => letter.toLowerCase()) : upperFirst(word),
    )
    .join(' ');
}
