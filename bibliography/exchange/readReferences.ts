// The text of any file with references, in whichever format it is: the one reader that an import needs.
import { importEntry, type ImportedEntry, remarksOnKey } from '../bibtex/parseBibliography.ts';
import { type LibraryFile, readLibraryFile } from '../bibtex/readLibraryFile.ts';
import { remarksByLine } from '../bibtex/remarksByLine.ts';
import { exchangeTexts as texts } from './exchangeTexts.ts';
import { jsonStart, readCslJson } from './readCslJson.ts';
import { ciwStart, readCiw } from './readCiw.ts';
import { enwStart, readEnw, referStart } from './readEnw.ts';
import { nbibStart, readNbib } from './readNbib.ts';
import type { ReadRecords } from './readRecords.ts';
import { readRis, risStart } from './readRis.ts';
import type { ReferenceFormat } from './referenceFormats.ts';

export interface References extends LibraryFile {
  readonly format: ReferenceFormat;
}

type RecordFormat = Exclude<ReferenceFormat, 'bibtex' | 'biblatex'>;

const readers: Readonly<Record<RecordFormat, (text: string) => ReadRecords>> = {
  ris: readRis,
  'csl-json': readCslJson,
  nbib: readNbib,
  enw: readEnw,
  ciw: readCiw,
};

/** How the first record of a format begins. */
const starts: Readonly<Record<Exclude<RecordFormat, 'csl-json'> | 'bibtex', RegExp>> = {
  // On a line of its own: addresses of e-mail stand in the heads of other files.
  bibtex: /^[ \t]*@[a-z]+\s*[{(]/im,
  ris: risStart,
  nbib: nbibStart,
  enw: enwStart,
  ciw: ciwStart,
};

/** The format of a text, by what it holds: whose first record comes first. BibTeX where there is none, since it allows any text around entries. */
export function formatOf(text: string): RecordFormat | 'bibtex' {
  if (jsonStart.test(text)) return 'csl-json';
  const places = Object.entries(starts).flatMap(([format, start]) => {
    const at = text.search(start);
    return at === -1 ? [] : [{ format: format as keyof typeof starts, at }];
  });
  const [first] = places.sort((one, other) => one.at - other.at);
  return first?.format ?? (referStart.test(text) ? 'enw' : 'bibtex');
}

/** Makes documents of entries, as the entries of a .bib file become documents. */
function fromRecords({
  entries: sources,
  strayLines = [],
  problems: found = [],
}: ReadRecords): Omit<LibraryFile, 'dialect'> {
  const entries: ImportedEntry[] = [];
  const problems = [...found];
  const firstLines = new Map<string, number>();
  for (const source of sources) {
    const imported = importEntry(source, [], 'biblatex');
    if ('message' in imported) problems.push(imported);
    // Records of other formats need no key.
    else if (source.key === '') entries.push(imported);
    else entries.push({ ...imported, remarks: [...remarksOnKey(source, firstLines), ...imported.remarks] });
  }
  if (sources.length === 0 && problems.length === 0) problems.push({ line: 1, key: null, message: texts.nothing });
  const stray = new Map(strayLines.map((line) => [line, null]));
  const remarks = remarksByLine(stray, () => texts.strayLine, texts.moreStrayLines);
  return {
    ...{ entries, parts: [], groups: [], groupProblems: [] },
    remarks: remarks.map((remark) => ({ ...remark, key: null })),
    problems: problems.sort((one, other) => one.line - other.line),
  };
}

/** Reads a text, decoded. Never throws: what cannot be read is a problem with its line. */
export function readReferences(text: string): References {
  const format = formatOf(text);
  if (format !== 'bibtex') return { format, dialect: 'biblatex', ...fromRecords(readers[format](text)) };
  const file = readLibraryFile(text);
  return { format: file.dialect, ...file };
}
