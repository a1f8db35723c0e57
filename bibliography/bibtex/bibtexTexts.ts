// Messages about a file or an entry that was read: why it isn't a bibliography, what was skipped, and what to check.

/** A value as quoted in a sentence: shortened if it is long. */
const excerpt = (text: string, longest = 50): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const encodingNames: Readonly<Record<string, string>> = {
  macintosh: 'Mac OS Roman',
  'x-mac-cyrillic': 'Mac OS Cyrillic',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
};

/** The common name of an encoding, by its label in the Encoding Standard. */
const encodingName = (label: string): string =>
  encodingNames[label] ?? (label.startsWith('windows-') ? label.replace('w', 'W') : label.toUpperCase());

/** "é, ü and 3 more". */
function listed(texts: readonly string[], most: number): string {
  const shown = texts.slice(0, most).join(', ');
  return texts.length > most ? `${shown} and ${texts.length - most} more` : shown;
}

const hex = (byte: number): string => `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;

export const bibtexTexts = {
  /** Why a file can't be read at all. */
  file: {
    nothingToAdd: 'This file has no entries, abbreviations, or groups to add.',
    empty: 'The file is empty.',
    notText: 'This isn’t a BibTeX file: it contains no text. Choose a file that ends in .bib.',
    webPage: 'This is a web page or XML, not a BibTeX file. Download the .bib file itself and choose that.',
  },

  /** Bytes that don't match the file's encoding, and the encoding that was used for them. */
  decoding: {
    strayBytes: (found: readonly { byte: number; text: string }[], encoding: string) => {
      const name = encodingName(encoding);
      const read = listed(
        found.map(({ text }) => `“${text}”`),
        5,
      );
      const [first] = found;
      return found.length === 1 && first
        ? `The byte ${hex(first.byte)} isn’t valid UTF-8. It was read as ${read} (${name}).`
        : `${found.length} bytes in this line aren’t valid UTF-8. They were read as ${read} (${name}).`;
    },
    moreStrayBytes: (lines: number) =>
      lines === 1
        ? 'This line has bytes that aren’t valid UTF-8, too.'
        : `From here on, ${lines} more lines have bytes that aren’t valid UTF-8.`,
    utf8Among: (found: readonly string[], encoding: string) => {
      const read = listed(
        found.map((text) => `“${text}”`),
        5,
      );
      return `The rest of the file is ${encodingName(encoding)}, but this line has UTF-8 in it. It was read as ${read}.`;
    },
    moreUtf8: (lines: number) =>
      lines === 1 ? 'This line has UTF-8 in it, too.' : `From here on, ${lines} more lines have UTF-8 in them.`,
    unreadableBytes: (encoding: string) => `This line has bytes that can’t be read as ${encodingName(encoding)}.`,
    moreUnreadable: (lines: number) =>
      lines === 1
        ? 'This line has bytes that can’t be read, too.'
        : `From here on, ${lines} more lines have bytes that can’t be read.`,
    nullCharacters: 'This line has null characters (0x00) in it. They were left out.',
    moreNullCharacters: (lines: number) =>
      lines === 1
        ? 'This line has null characters in it, too.'
        : `From here on, ${lines} more lines have null characters in them.`,
    cutOff: 'The file ends in the middle of a character, which can’t be read.',
    guessed: (declared: string | null) =>
      declared === null
        ? 'The file isn’t UTF-8 and doesn’t name its encoding. It was read as Windows-1252: check the accents, from this line on.'
        : `The file isn’t in the encoding that it names (${declared.slice(0, 40)}). It was read as Windows-1252: check the accents, from this line on.`,
  },

  /** Parts of a file that can't be read. */
  block: {
    notClosed: (type: string) => `@${type} has no closing brace.`,
    entryNotClosed: 'The closing brace of this entry is missing.',
    textAfterEntry:
      'There is text after the end of this entry, probably because of an extra closing brace. The text is kept as a comment.',
    abbreviationUnreadable: 'This abbreviation (@string) can’t be read.',
    commaMissingAfterKey: 'A comma is missing after the citation key.',
    commaMissing: (before: string) =>
      before === '' ? 'A comma is missing.' : `A comma is missing before “${before}”.`,
    equalsSignMissing: (field: string) => `The equals sign after “${field}” is missing.`,
    fieldNotFinished: 'The entry ends in the middle of a field.',
    unreadable: 'This isn’t valid BibTeX.',
    tooLarge: (why: string) => `This entry is too large to import. ${why}`,
  },

  /** What to check in an entry that was read. */
  entry: {
    noKey: 'The entry has no citation key.',
    oddKey: (key: string, characters: readonly string[]) =>
      `LaTeX can’t cite “${excerpt(key)}” because the key contains: ${characters.join(' ')}`,
    sameKey: (key: string, line: number) => `The citation key “${excerpt(key)}” is already used in line ${line}.`,
    keptAsWritten: (why: string) => `All fields are kept as they are in the file. ${why}`,
    undefinedAbbreviation: (name: string) => `The abbreviation “${name}” isn’t defined in the file.`,
    undefinedReference: (field: string, reference: string) =>
      `“${field}” refers to “${excerpt(reference)}”, which isn’t in the file.`,
    undefinedXdata: (key: string) => `The file has no @xdata entry “${excerpt(key)}”.`,
  },

  /** What to check in one field. */
  field: {
    problem: (path: readonly string[], message: string) => `${path.join(' › ')}: ${message}`,
    givenTwice: (field: string) => `“${field}” is given twice. The first value is used, and the second is kept.`,
    latexUnreadable: (field: string) => `Some of the LaTeX in “${field}” can’t be read. Its source is kept.`,
    unknownCommands: (field: string, commands: readonly string[]) =>
      commands.length === 1
        ? `The LaTeX command ${commands.join('')} in “${field}” can’t be read as text. It is shown as it is in the file.`
        : `The LaTeX commands ${listed(commands, 3)} in “${field}” can’t be read as text. They are shown as they are in the file.`,
    dateUnreadable: (field: string, source: string) =>
      `The ${field} “${excerpt(source)}” can’t be read. It is kept as it is in the file.`,
  },

  /** Guesses that were made in a list of names. */
  names: {
    separators: (field: string) =>
      `The names in “${field}” aren’t separated by “and”. They are read as separate people and kept as they are in the file.`,
    lastName: (field: string, name: string) =>
      `It isn’t clear which part of “${excerpt(name)}” in “${field}” is the last name. It is kept as it is in the file.`,
    organization: (field: string, name: string) =>
      `“${excerpt(name)}” in “${field}” has an ampersand, so it is read as an organization. It is kept as it is in the file.`,
    commas: (field: string, name: string) =>
      `“${excerpt(name)}” in “${field}” has too many commas for one name. It is kept as it is in the file.`,
  },

  /** Groups of a file. */
  group: {
    missingEntries: (name: string, keys: readonly string[]) => {
      const shown = keys.slice(0, 5).map((key) => `“${key.slice(0, 50)}”`);
      const more = keys.length - shown.length;
      const all = more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
      const entries = keys.length === 1 ? 'an entry that isn’t' : 'entries that aren’t';
      return `“${name.slice(0, 50)}” lists ${entries} in the file: ${all}.`;
    },
  },

  /** The source of one document, while it is edited. */
  source: {
    noEntry: 'There’s no entry here. An entry starts with its type and citation key, for example @article{key,',
    secondEntry: 'A second entry starts here. A document is one entry; add other entries from the list.',
    endsTooEarly: 'The entry ends before this line, probably because of an extra closing brace.',
    textOutside: 'This text is outside the entry and would be lost. Move it into a field, or delete it.',
    notPartOfDocument: (type: string) => `@${type} belongs to the whole library, not to one document.`,
    undefinedAbbreviation: (word: string) => `“${word}” isn’t a known abbreviation. Put text in braces: {${word}}.`,
  },
} as const;
