// The texts about the others who have the library open.

export const liveTexts = {
  here: 'Also here',
  more: (count: number) => `and ${count} more`,
  isHere: (name: string) => `${name} has this library open`,
  looking: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} looking at this document.`,
  editing: (names: string, count: number, field: string) => `${names} ${count === 1 ? 'is' : 'are'} editing ${field}.`,
  /** A field in the middle of a sentence, as it is called on the page: “DOI”. */
  field: (label: string) => `“${label}”`,
  unknownField: 'this document',
  joined: (names: readonly string[]) => new Intl.ListFormat('en').format(names),
};
