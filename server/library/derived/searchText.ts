// What is kept of a document for searches beside its texts: all of them folded, one to a line, so that a word is found within one of
// them and never across two; and the letters that stand side by side in them, for what is too short for an index of three letters.

/**
 * Every text of every field, from folded texts by their names; what begins with a space is a list beside the fields. The short ones come
 * first: what every document holds is mostly among them, and found before the abstract is read.
 */
export function searchTextFrom(folded: Readonly<Record<string, string>>): string {
  const lines = Object.entries(folded).flatMap(([name, text]) => (name.startsWith(' ') ? [] : text.split('\n')));
  const texts = [...new Set(lines)].filter((line) => line !== '');
  return texts.sort((left, right) => left.length - right.length).join('\n');
}

/** The letters of a text that stand side by side within a line, two by two, and each by itself. */
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

/** By which letters a part of a text is looked for: the pairs in it, or its only letter. */
export function lettersOfPart(part: string): string[] {
  const letters = lettersIn(part);
  const pairs = letters.filter((each) => Array.from(each).length === 2);
  return pairs.length > 0 ? pairs : letters;
}
