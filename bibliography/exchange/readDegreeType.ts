// Converts types of theses, as other programs write them, to BibLaTeX's values.
import { degreeTypes } from '../fields/table.ts';
import { suggestionNamed } from './suggestionNamed.ts';

/** BibLaTeX's value for a type of thesis, given by this value or by its English label; any other text is returned unchanged. */
export const readDegreeType = (text: string): string => suggestionNamed(degreeTypes, text)?.value ?? text;
