// What the routes of the library load where something is searched: what cannot be read is asked of no server. Fetched with the first search.
import { readSearch } from '#src/features/search/readSearch.ts';
import * as loaders from './dashboardLoaders.ts';

export { firstDocument } from './dashboardLoaders.ts';

const isMistaken = (query: string | undefined) => query !== undefined && readSearch(query).kind === 'mistake';

export const loadList: typeof loaders.loadList = async (environment, variables, ...rest) =>
  isMistaken(variables.filterBy?.query)
    ? { kind: 'mistaken', variables }
    : loaders.loadList(environment, variables, ...rest);

export const awaitFirstList: typeof loaders.awaitFirstList = async (environment, search, controller) => {
  if (!isMistaken(search.q)) await loaders.awaitFirstList(environment, search, controller);
};
