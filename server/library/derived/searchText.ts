// Data for searches that is stored beside a document's texts: all folded texts, one per line, so that no match spans two texts; and the characters and pairs
// of adjacent characters (the column `letters`), for search terms that are too short for a trigram index.

/**
 * Joins all folded texts of fields, without the lists that are not fields (names that begin with a space). Short texts come first, because
 * common words are mostly in them, and are then found before the abstract is read.
 */
export function searchTextFrom(folded: Readonly<Record<string, string>>): string {
  const lines = Object.entries(folded).flatMap(([name, text]) => (name.startsWith(' ') ? [] : text.split('\n')));
  const texts = [...new Set(lines)].filter((line) => line !== '');
  return texts.sort((left, right) => left.length - right.length).join('\n');
}

/** The characters of a text, and the pairs of adjacent characters in each of its lines. */
export function charactersAndPairsIn(text: string): string[] {
  const found = new Set<string>();
  let before = '';
  for (const character of text) {
    if (character === '\n') {
      before = '';
      continue;
    }
    found.add(character);
    if (before !== '') found.add(before + character);
    before = character;
  }
  return [...found];
}

/** The entries by which a search term is looked up: its pairs, or its only character. */
export function indexKeysOfTerm(term: string): string[] {
  const all = charactersAndPairsIn(term);
  const pairs = all.filter((each) => Array.from(each).length === 2);
  return pairs.length > 0 ? pairs : all;
}
