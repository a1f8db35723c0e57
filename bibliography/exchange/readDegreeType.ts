// The type of a thesis as other programs say it, in the words of BibLaTeX.
import { degreeTypes } from '../fields/table.ts';
import { suggestionNamed } from './suggestionNamed.ts';

/** The word of BibLaTeX for a type of thesis, by what it says in English; of any other type the text itself. */
export const readDegreeType = (text: string): string => suggestionNamed(degreeTypes, text)?.value ?? text;
