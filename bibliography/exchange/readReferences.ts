// Reads references from text in any supported format, which it recognizes. An import uses only this reader.
import { importEntry, type ImportedEntry, remarksOnKey } from '../bibtex/parseBibliography.ts';
import { type LibraryFile, readLibraryFile } from '../bibtex/readLibraryFile.ts';
import { remarksByLine } from '../bibtex/remarksByLine.ts';
import { exchangeTexts as texts } from './exchangeTexts.ts';
import { readCslJson } from './readCslJson.ts';
import { readCiw } from './readCiw.ts';
import { readEnw } from './readEnw.ts';
import { readNbib } from './readNbib.ts';
import type { ReadRecords } from './readRecords.ts';
import { readRis } from './readRis.ts';
import type { ReferenceFormat } from './referenceFormats.ts';
import { type StartingFormat, startingFormat } from './startingFormat.ts';

export interface References extends LibraryFile {
  readonly format: ReferenceFormat;
}

const readers: Readonly<Record<Exclude<StartingFormat, 'bibtex'>, (text: string) => ReadRecords>> = {
  ris: readRis,
  'csl-json': readCslJson,
  nbib: readNbib,
  enw: readEnw,
  ciw: readCiw,
};

/** Converts the records of other formats to documents, by the same rules as the entries of a .bib file. */
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
  // A text without a record of any format is read as BibTeX, which allows any text around entries.
  const format = startingFormat(text) ?? 'bibtex';
  if (format !== 'bibtex') return { format, dialect: 'biblatex', ...fromRecords(readers[format](text)) };
  const file = readLibraryFile(text);
  return { format: file.dialect, ...file };
}
