// What is exported, and the address for a direct download, if there is one.
import type { trashDocumentsMutation } from '#src/__generated__/trashDocumentsMutation.graphql.ts';
import type { ExportFormat } from './exportFormats.ts';
import { libraryParameters, openLibraryId } from './openLibraryId.ts';

type DocumentSelection = trashDocumentsMutation['variables']['input']['selection'];

export interface ExportedDocuments {
  readonly selection: DocumentSelection;
  /** The number of documents; null if not counted. */
  readonly count: number | null;
  /** Their description within a sentence, if they aren't counted: “Sea and shore”. */
  readonly name: string;
}

/** Node accepts headers of 16 KB including cookies, but a search may be longer. */
const longest = 8_000;

/** The address of the files of a library, with these parameters. */
function fileAddress({ id }: ExportFormat, parameters: URLSearchParams): string {
  return `/api/export/${id}${parameters.size === 0 ? '' : `?${parameters.toString()}`}`;
}

/** The filters that select these documents; null if they are selected or excluded one by one. */
function filtersOf({ ids, filterBy, except }: DocumentSelection) {
  return ids || except?.length ? null : (filterBy ?? null);
}

/** Whether it is the whole library, whose groups, strings and comments are exported too. */
export function isWholeLibrary({ selection }: ExportedDocuments): boolean {
  const filters = filtersOf(selection);
  return filters !== null && Object.values(filters).every((value) => value === undefined || value === null);
}

/** The address of a GET for these documents of the library; null if only a POST can select them. */
export function addressOf(
  { selection }: ExportedDocuments,
  format: ExportFormat,
  libraryId = openLibraryId(),
): string | null {
  const filters = filtersOf(selection);
  if (!filters) return null;
  const { groupId, groupIds, groupMatch, query, trashed } = filters;
  const parameters = new URLSearchParams([
    ...Object.entries(libraryParameters(libraryId)),
    ...(groupId ? [['groupId', groupId]] : []),
    ...(groupIds ?? []).map((id) => ['groupIds', id]),
    ...(groupMatch ? [['groupMatch', groupMatch]] : []),
    ...(query ? [['query', query]] : []),
    ...(trashed ? [['trashed', 'true']] : []),
  ]);
  const address = fileAddress(format, parameters);
  return address.length <= longest ? address : null;
}

/** The request for a file of any documents of the library. */
export function requestOf(
  { selection }: Pick<ExportedDocuments, 'selection'>,
  format: ExportFormat,
  libraryId = openLibraryId(),
): Request {
  return new Request(fileAddress(format, new URLSearchParams(libraryParameters(libraryId))), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(selection),
  });
}
