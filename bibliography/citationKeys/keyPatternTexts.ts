// Messages about errors in a citation key pattern.

export const keyPatternTexts = {
  empty: 'Enter a pattern, for example [auth][year].',
  tooLong: (limit: number) => `Use at most ${limit.toLocaleString('en')} characters.`,
  tooDeep: 'There are too many parentheses inside parentheses.',
  bracketNotOpened: 'This ] has no matching [.',
  bracketNotClosed: 'This [ isn’t closed. Add ] after the field name.',
  bracketNotClosedAfterModifier: 'This [ isn’t closed. Add ] after the last modifier.',
  emptyBrackets: 'These brackets are empty.',
  parenthesisNotClosed: 'This ( isn’t closed.',
  modifierMissing: 'Add a modifier after this colon.',
  unknownMarker: (name: string) =>
    `There’s no marker [${name}]. Markers for people include [auth], [authors], [authorsN], [authN], [authEtAl] and [authshort].`,
  notAField: (name: string) =>
    `“${name}” isn’t a field name. Field names start with a letter and contain letters, digits, - and _.`,
  unknownModifier: (name: string, known: readonly string[]) =>
    `There’s no modifier :${name}. Modifiers include :${known.join(', :')}, :truncateN, :regex("a", "b") and :(text if empty).`,
  regexForm: 'Write :regex("search", "replacement").',
  regexTooSlow: 'This regular expression can’t be read, or would take too long.',
} as const;
