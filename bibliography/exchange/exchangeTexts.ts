// Messages about files of references in formats other than BibTeX: what was skipped, and what to check.

export const exchangeTexts = {
  nothing: 'This file has no references to add.',
  cutOff: 'The last record has no end (ER). Check that the file is complete.',
  ris: {
    noType: 'The record has no type (TY). It is read as misc.',
    unknownType: (type: string) => `“${type.slice(0, 50)}” isn’t a RIS type. The record is read as misc.`,
  },
  enw: {
    unknownType: (type: string) =>
      `“${type.slice(0, 50)}” isn’t an EndNote reference type. The record is read as misc.`,
  },
  json: {
    invalid: 'This item isn’t valid JSON.',
    notClosed: 'The closing brace of this item is missing.',
    noItem: 'This isn’t a CSL-JSON item: it has neither a type nor a title.',
  },
  strayLine: 'This line belongs to no record. It was left out.',
  moreStrayLines: (lines: number) =>
    lines === 1 ? 'This line belongs to no record either.' : `From here on, ${lines} more lines belong to no record.`,
} as const;
