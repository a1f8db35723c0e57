// What is exported, and the address from which the browser downloads it by itself, if there is one.
import type { trashDocumentsMutation } from '#src/__generated__/trashDocumentsMutation.graphql.ts';
import type { ExportFormat } from './exportFormats.ts';

type DocumentSelection = trashDocumentsMutation['variables']['input']['selection'];

export interface ExportedDocuments {
  readonly selection: DocumentSelection;
  /** How many; null where nobody has counted. */
  readonly count: number | null;
  /** In a sentence, where they are not counted: “Sea and shore”. */
  readonly name: string;
}

/** Node takes heads of 16 KB, cookies among them; a search alone may be longer. */
const longest = 8_000;

const pathOf = ({ id }: ExportFormat) => `/api/export/${id}`;

/** The filters that say which documents these are; null where they are named one by one, or some are left out. */
function filtersOf({ ids, filterBy, except }: DocumentSelection) {
  return ids || except?.length ? null : (filterBy ?? null);
}

/** Whether it is all of the library: the groups, strings and comments go with it. */
export function isWholeLibrary({ selection }: ExportedDocuments): boolean {
  const filters = filtersOf(selection);
  return filters !== null && Object.values(filters).every((value) => value === undefined || value === null);
}

/** Where a GET answers the file of these documents; null where only a POST can say which they are. */
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

/** The request that answers the file of any documents. */
export function requestOf({ selection }: Pick<ExportedDocuments, 'selection'>, format: ExportFormat): Request {
  return new Request(pathOf(format), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(selection),
  });
}
