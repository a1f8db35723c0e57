// The export formats: their names, and how each writes a library in pieces.
import type { Dialect } from '#bibliography/bibtex/dialect.ts';
import { putGroupNames } from '#bibliography/bibtex/groupNames.ts';
import type { ParentOf } from '#bibliography/bibtex/leaveInherited.ts';
import type { LibraryPart } from '#bibliography/bibtex/parseBibliography.ts';
import { writeHead, writeTail } from '#bibliography/bibtex/writeBibliography.ts';
import { writeEntry } from '#bibliography/bibtex/writeEntry.ts';
import { xdataAmong, xdataKey, xdataUsedBy } from '#bibliography/bibtex/xdata.ts';
import type { WholeDocument } from '#bibliography/hiddenFields.ts';
import { toCslItem } from '#bibliography/exchange/cslJson.ts';
import { writeRis } from '#bibliography/exchange/ris.ts';
import { ownValue } from '#bibliography/ownValue.ts';

/** The data about other documents that an entry of a .bib file needs. */
export interface Surroundings {
  /** The names of the groups to which the document was added by hand. */
  readonly groupNames: readonly string[];
  /** Finds the documents in the same file from which an entry inherits. */
  readonly parentOf: ParentOf;
}

/** Writes one export: the head, each document, and the tail. */
export interface ExportWriter {
  head: () => string;
  document: (draft: WholeDocument, key: string, surroundings: Surroundings) => string;
  tail: () => string;
}

export interface ExportFormat {
  contentType: string;
  /** The extension of the file name. */
  extension: string;
  /** Whether documents name their groups, and omit the fields that they inherit from another document. */
  hasReferences: boolean;
  /**
   * `parts` are the library parts, which only .bib files can contain. Unless `isWhole`, the file includes only the `@xdata` entries that its
   * documents use.
   */
  open: (parts: readonly LibraryPart[], isWhole: boolean) => ExportWriter;
}

function bibFormat(dialect: Dialect): ExportFormat {
  return {
    contentType: 'application/x-bibtex; charset=utf-8',
    extension: 'bib',
    hasReferences: true,
    open: (parts, isWhole) => {
      const xdataOf = xdataAmong(parts);
      const used = new Set<string>();
      const isWritten = ({ kind, name }: LibraryPart): boolean =>
        isWhole || (kind === 'XDATA' && used.has(xdataKey(name)));
      return {
        head: () => writeHead(isWhole ? parts : []),
        document: (draft, key, { groupNames, parentOf }) => {
          if (!isWhole) for (const each of xdataUsedBy(draft, xdataOf)) used.add(each);
          const neighbours = { parentOf, xdataOf };
          return `${writeEntry(putGroupNames(draft, groupNames), { dialect, madeUpKey: key, neighbours })}\n`;
        },
        tail: () => writeTail(parts.filter(isWritten), dialect),
      };
    },
  };
}

function openCslJson(): ExportWriter {
  let isFirst = true;
  return {
    head: () => '[',
    document(draft, key) {
      const separator = isFirst ? '\n' : ',\n';
      isFirst = false;
      return separator + JSON.stringify(toCslItem(draft, key));
    },
    tail: () => '\n]\n',
  };
}

const formats: Readonly<Record<string, ExportFormat>> = {
  bib: bibFormat('bibtex'),
  biblatex: bibFormat('biblatex'),
  ris: {
    contentType: 'application/x-research-info-systems; charset=utf-8',
    extension: 'ris',
    hasReferences: false,
    open: () => ({ head: () => '', document: writeRis, tail: () => '' }),
  },
  'csl.json': {
    contentType: 'application/vnd.citationstyles.csl+json; charset=utf-8',
    extension: 'json',
    hasReferences: false,
    open: openCslJson,
  },
};

/** The format with this name; null if there is none. */
export function formatOf(name: string): ExportFormat | null {
  return ownValue(formats, name) ?? null;
}
