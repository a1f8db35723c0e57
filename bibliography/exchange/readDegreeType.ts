// The type of a thesis as other programs say it, in the words of BibLaTeX.
import { degreeTypes } from '../fields/table.ts';

const sameWords = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The word of BibLaTeX for a type of thesis, by what it says in English; of any other type the text itself. */
export function readDegreeType(text: string): string {
  const known = degreeTypes.find(({ label, value }) =>
    [label, value].some((each) => sameWords(each) === sameWords(text)),
  );
  return known?.value ?? text;
}
