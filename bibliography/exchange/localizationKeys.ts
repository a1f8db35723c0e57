// The localization keys of BibLaTeX (manual §4.9.2) in English, as CSL-JSON has them: it knows words, and no keys.

/** Types of theses, reports and patents; countries of patents; states of publication; and series of journals, whose numbering starts again. */
const words: readonly (readonly [key: string, word: string])[] = [
  ['techreport', 'technical report'],
  ['resreport', 'research report'],
  ['software', 'computer software'],
  ['datacd', 'CD-ROM'],
  ['audiocd', 'audio CD'],
  ['patent', 'patent'],
  ['patentde', 'German patent'],
  ['patenteu', 'European patent'],
  ['patentfr', 'French patent'],
  ['patentuk', 'British patent'],
  ['patentus', 'U.S. patent'],
  ['patreq', 'patent request'],
  ['patreqde', 'German patent request'],
  ['patreqeu', 'European patent request'],
  ['patreqfr', 'French patent request'],
  ['patrequk', 'British patent request'],
  ['patrequs', 'U.S. patent request'],
  ['countryde', 'Germany'],
  ['countryeu', 'European Union'],
  ['countryep', 'European Union'],
  ['countryfr', 'France'],
  ['countryuk', 'United Kingdom'],
  ['countryus', 'United States of America'],
  ['inpreparation', 'in preparation'],
  ['submitted', 'submitted'],
  ['forthcoming', 'forthcoming'],
  ['inpress', 'in press'],
  ['prepublished', 'pre-published'],
  ['newseries', 'new series'],
  ['oldseries', 'old series'],
];

const wordByKey: ReadonlyMap<string, string> = new Map(words);
const keyByWord: ReadonlyMap<string, string> = new Map(words.toReversed().map(([key, word]) => [word, key]));

/** A value in words where it is a key; any other stays. */
export const wordOfKey = (value: string): string => wordByKey.get(value) ?? value;

/** The key for these words; any other text stays. The inverse of `wordOfKey`. */
export const keyOfWord = (text: string): string => keyByWord.get(text) ?? text;
