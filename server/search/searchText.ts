// What is kept of a document for searches beside its texts: all of them folded, one to a line, so that a word is found within one of
// them and never across two; and the letters that stand side by side in them, for what is too short for an index of three letters.
import type { DocumentDraft } from '#bibliography/documents.ts';
import { fieldTextsOf } from '#bibliography/fieldTexts.ts';
import { fold } from '#bibliography/fold.ts';

/** From folded texts by their names; what begins with a space is a list beside the fields. */
export function searchTextFrom(folded: Readonly<Record<string, string>>): string {
  const lines = Object.entries(folded).flatMap(([name, text]) => (name.startsWith(' ') ? [] : text.split('\n')));
  return [...new Set(lines)].filter((line) => line !== '').join('\n');
}

/** Every text of every field. */
export function searchTextOf(draft: DocumentDraft): string {
  const texts = Object.entries(fieldTextsOf(draft));
  return searchTextFrom(Object.fromEntries(texts.map(([name, text]) => [name, fold(text)])));
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
