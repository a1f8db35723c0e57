// Loads what the bibliography page needs before it asks for the documents.
import type { Environment } from 'relay-runtime';
import type { bibliographyQuery as BibliographyQuery } from '#src/__generated__/bibliographyQuery.graphql.ts';
import type { ParsedLocation } from '@tanstack/react-router';
import {
  type BibliographySearch,
  readBibliographySearch,
  selectionAt,
} from '#src/features/citations/bibliography/bibliographyAddress.ts';
import { groupIdsOf } from '#src/features/documents/libraryAddress.ts';
import type { DocumentSelection } from '#src/features/documents/selection.ts';
import { loadRouteQuery } from '#src/relay/loadRouteQuery.ts';
import type { TypedOperation } from '#src/relay/operationOf.ts';
import { bibliographyQuery } from './bibliographyQuery.ts';

export interface LoadedBibliography {
  readonly query: TypedOperation<BibliographyQuery>;
  readonly environment: Environment;
  readonly search: BibliographySearch;
  readonly selection: DocumentSelection;
}

/** Loads it for an address; the history entry has the selection if the address has no room for it. */
export async function loadBibliography(
  environment: Environment,
  location: Pick<ParsedLocation<Record<string, unknown>>, 'search' | 'state'>,
  controller: AbortController,
): Promise<LoadedBibliography> {
  const search = readBibliographySearch(location.search);
  const selection = location.state.selection ?? selectionAt(search);
  const [groupId, ...others] = groupIdsOf(search);
  const variables = {
    filterBy: selection.ids ? null : (selection.filterBy ?? null),
    countsList: !selection.ids,
    groupId: groupId ?? '',
    hasGroup: groupId !== undefined && others.length === 0,
  };
  const query = await loadRouteQuery<BibliographyQuery>(environment, bibliographyQuery, variables, controller);
  return { environment, search, selection, query };
}
