// Makes documents for benchmarks. Words are as frequent as in natural language (few common ones, many rare ones), so that indexes face realistic queries.
import { type DocumentDraft, type DocumentInput, documentKinds, type PersonName } from '#bibliography/documents.ts';
import { testRandom, type TestRandom } from '#tests/support/random.ts';

/** A word in nearly every document. */
export const commonWord = 'analysis';
/** A text in every document: the ending of its file's name. */
export const everyWord = 'pdf';
/** A word in one of a thousand documents. */
export const rareWord = 'zymurgy';
/** A word in no document. */
export const absentWord = 'qwxzvkj';
/** Also in no document, and too short for a trigram index. */
export const absentLetters = 'xq';

const vocabularySize = 20_000;
const syllables = 'ta ne ri so la mi ku de bo vi an er on is ul em th st pr gr ch'.split(' ');

/** A generator of documents. The same seed gives the same documents. */
export function benchDocuments(seed: number): (index: number) => DocumentInput {
  const random = testRandom(seed);
  const vocabulary = Array.from({ length: vocabularySize }, () =>
    Array.from({ length: random.integer(2, 4) }, () => random.pick(syllables)).join(''),
  );
  // Approximates Zipf's law: the cube of a uniform random number prefers the beginning of the list.
  const word = () => vocabulary[Math.floor(random.number() ** 3 * vocabularySize)] ?? commonWord;
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  return (index) => {
    const marks = [index % 1000 === 17 ? rareWord : '', index % 10 === 9 ? '' : commonWord].filter(
      (mark) => mark !== '',
    );
    const common = {
      title: `${words(random.integer(4, 10))} ${index}`,
      abstract: [words(random.integer(60, 120)), ...marks].join(' '),
      authors: Array.from({ length: random.integer(1, 4) }, () => ({ person: personName(random, word) })),
      keywords: [word(), word()],
      citationKeys: [`${word()}${index}`],
      published: `${random.integer(1950, 2026)}-0${random.integer(1, 9)}`,
      otherFields: [{ name: 'file', value: `:${word()}/${index}.pdf:PDF` }],
    };
    if (index % 3 === 0) return { proceedingsArticle: { ...common, in: `Proceedings of ${words(3)}` } };
    if (index % 7 === 0) return { thesis: { ...common, institution: `University of ${word()}` } };
    const issue = { journal: { name: `Journal of ${word()}` }, volume: String(random.integer(1, 90)) };
    return { journalArticle: { ...common, in: issue, pageStart: String(random.integer(1, 900)) } };
  };
}

function personName(random: TestRandom, word: () => string): PersonName {
  const family = word();
  return { family: family.charAt(0).toUpperCase() + family.slice(1), given: `${random.letters(1).toUpperCase()}.` };
}

/** The input as the document that it will add. */
export function draftOf(input: DocumentInput): DocumentDraft {
  const [kind] = documentKinds.filter((each) => each in input);
  if (kind === undefined) throw new Error('A document has a kind');
  return { kind, fields: (input as Record<string, object>)[kind] ?? {} };
}
