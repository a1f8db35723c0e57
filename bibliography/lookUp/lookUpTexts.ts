// Messages about text that is searched for identifiers of publications.
import { validationTexts } from '../validationTexts.ts';

export const lookUpTexts = {
  noIdentifier: 'There is no DOI, ISBN, arXiv ID, PMID or PMCID in this.',
  isbnCheckDigit: validationTexts.identifiers.isbnCheckDigit,
  doiSuffix: 'This DOI is cut off: something must follow the slash.',
  arxivForm: 'An arXiv ID looks like 2301.12345 or hep-th/9901001.',
} as const;
