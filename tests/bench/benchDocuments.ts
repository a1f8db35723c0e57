// Documents for measuring: words as frequent as in a language (a few everywhere, most of them rare), so that an index is
// asked for what it will be asked for.
import { type DocumentDraft, type DocumentInput, documentKinds, type PersonName } from '#bibliography/documents.ts';
import { seededChance, type Chance } from '#tests/support/random.ts';

/** In nearly every document. */
export const commonWord = 'analysis';
/** In every document, as the ending of its file. */
export const everyWord = 'pdf';
/** In one document of a thousand. */
export const rareWord = 'zymurgy';
/** In none. */
export const absentWord = 'qwxzvkj';
/** Too short for the trigrams of an index, and in none either. */
export const absentLetters = 'xq';

const vocabularySize = 20_000;
const syllables = 'ta ne ri so la mi ku de bo vi an er on is ul em th st pr gr ch'.split(' ');

/** A source of documents that is the same for the same seed. */
export function benchDocuments(seed: number): (index: number) => DocumentInput {
  const chance = seededChance(seed);
  const vocabulary = Array.from({ length: vocabularySize }, () =>
    Array.from({ length: chance.integer(2, 4) }, () => chance.pick(syllables)).join(''),
  );
  // Zipf's law, near enough: the square of an even chance prefers the beginning.
  const word = () => vocabulary[Math.floor(chance.number() ** 3 * vocabularySize)] ?? commonWord;
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  return (index) => {
    const marks = [index % 1000 === 17 ? rareWord : '', index % 10 === 9 ? '' : commonWord].filter(
      (mark) => mark !== '',
    );
    const common = {
      title: `${words(chance.integer(4, 10))} ${index}`,
      abstract: [words(chance.integer(60, 120)), ...marks].join(' '),
      authors: Array.from({ length: chance.integer(1, 4) }, () => ({ person: personName(chance, word) })),
      keywords: [word(), word()],
      citationKeys: [`${word()}${index}`],
      published: `${chance.integer(1950, 2026)}-0${chance.integer(1, 9)}`,
      otherFields: [{ name: 'file', value: `:${word()}/${index}.pdf:PDF` }],
    };
    if (index % 3 === 0) return { proceedingsArticle: { ...common, in: `Proceedings of ${words(3)}` } };
    if (index % 7 === 0) return { thesis: { ...common, institution: `University of ${word()}` } };
    const issue = { journal: { name: `Journal of ${word()}` }, volume: String(chance.integer(1, 90)) };
    return { journalArticle: { ...common, in: issue, pageStart: String(chance.integer(1, 900)) } };
  };
}

function personName(chance: Chance, word: () => string): PersonName {
  const family = word();
  return { family: family.charAt(0).toUpperCase() + family.slice(1), given: `${chance.letters(1).toUpperCase()}.` };
}

/** An input as the document that it adds. */
export function draftOf(input: DocumentInput): DocumentDraft {
  const [kind] = documentKinds.filter((each) => each in input);
  if (kind === undefined) throw new Error('A document has a kind');
  return { kind, fields: (input as Record<string, object>)[kind] ?? {} };
}
