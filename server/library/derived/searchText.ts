// Data for searches that is stored beside a document's texts: all folded texts, one per line, so that no match spans two texts; and the pairs
// of adjacent letters, for search terms that are too short for a trigram index.

/**
 * Joins all folded texts of fields, without the lists that are not fields (names that begin with a space). Short texts come first, because
 * common words are mostly in them, and are then found before the abstract is read.
 */
export function searchTextFrom(folded: Readonly<Record<string, string>>): string {
  const lines = Object.entries(folded).flatMap(([name, text]) => (name.startsWith(' ') ? [] : text.split('\n')));
  const texts = [...new Set(lines)].filter((line) => line !== '');
  return texts.sort((left, right) => left.length - right.length).join('\n');
}

/** The pairs of adjacent letters in each line of a text, and the single letters. */
export function lettersIn(text: string): string[] {
  const found = new Set<string>();
  let before = '';
  for (const letter of text) {
    if (letter === '\n') {
      before = '';
      continue;
    }
    found.add(letter);
    if (before !== '') found.add(before + letter);
    before = letter;
  }
  return [...found];
}

/** The letters by which a search term is looked up: its pairs, or its only letter. */
export function lettersOfPart(part: string): string[] {
  const letters = lettersIn(part);
  const pairs = letters.filter((each) => Array.from(each).length === 2);
  return pairs.length > 0 ? pairs : letters;
}
