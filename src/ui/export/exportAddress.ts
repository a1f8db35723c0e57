// What is exported, and the address for a direct download, if there is one.
import type { trashDocumentsMutation } from '#src/__generated__/trashDocumentsMutation.graphql.ts';
import type { ExportFormat } from './exportFormats.ts';

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

const pathOf = ({ id }: ExportFormat) => `/api/export/${id}`;

/** The filters that select these documents; null if they are selected or excluded one by one. */
function filtersOf({ ids, filterBy, except }: DocumentSelection) {
  return ids || except?.length ? null : (filterBy ?? null);
}

/** Whether it is the whole library, whose groups, strings and comments are exported too. */
export function isWholeLibrary({ selection }: ExportedDocuments): boolean {
  const filters = filtersOf(selection);
  return filters !== null && Object.values(filters).every((value) => value === undefined || value === null);
}

/** The address of a GET for these documents; null if only a POST can select them. */
export function addressOf({ selection }: ExportedDocuments, format: ExportFormat): string | null {
  const filters = filtersOf(selection);
  if (!filters) return null;
  const { groupId, groupIds, groupMatch, query, trashed } = filters;
  const parameters = new URLSearchParams([
    ...(groupId ? [['groupId', groupId]] : []),
    ...(groupIds ?? []).map((id) => ['groupIds', id]),
    ...(groupMatch ? [['groupMatch', groupMatch]] : []),
    ...(query ? [['query', query]] : []),
    ...(trashed ? [['trashed', 'true']] : []),
  ]);
  const address = parameters.size === 0 ? pathOf(format) : `${pathOf(format)}?${parameters.toString()}`;
  return address.length <= longest ? address : null;
}

/** The request for a file of any documents. */
export function requestOf({ selection }: Pick<ExportedDocuments, 'selection'>, format: ExportFormat): Request {
  return new Request(pathOf(format), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(selection),
  });
}
