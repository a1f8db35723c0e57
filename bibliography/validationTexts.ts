// Messages about values of a document that can't be stored, and about identifiers that look wrong.

export const validationTexts = {
  tooLong: (limit: number) => `Use at most ${limit.toLocaleString('en')} characters.`,
  tooMany: (limit: number) => `Use at most ${limit.toLocaleString('en')} items.`,
  unusableCharacters: 'This contains characters that can’t be stored.',
  notText: 'This must be text.',
  notList: 'This must be a list.',
  notObject: 'This must be an object.',
  dateTime: 'Enter a date and time, for example 2006-03-05T12:00:00Z.',
  personOrOrganization: 'Enter either a person or an organization.',
  organizationName: 'Enter the name of the organization.',
  personName: 'Enter a family name or a given name.',
  fieldName: 'Enter a name for the field.',
  partName: (field: string) => `${field}: enter a name.`,
  proceedingsTwice: 'Enter either the title of the proceedings or its details, not both.',

  /** Identifiers are accepted in any form; these are remarks. */
  identifiers: {
    doiBackslash: 'The DOI contains a backslash.',
    doiSpace: 'The DOI contains a space.',
    doiPunctuation: 'The DOI ends with a punctuation mark.',
    doiForm: 'A DOI looks like 10.1000/xyz123.',
    isbnCheckDigit: 'The check digit of this ISBN is wrong.',
    issnForm: 'An ISSN looks like 1234-567X.',
    issnCheckDigit: 'The check digit of this ISSN is wrong.',
    pubmedIdForm: 'A PubMed ID is a number of at most nine digits.',
  },
} as const;
