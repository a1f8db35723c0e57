// Loads the libraries that a person can open.
import { type Environment, graphql } from 'relay-runtime';
import type { ListedLibrary } from '#machines/librarySwitch/librarySwitchTypes.ts';
import type { loadLibrariesQuery } from '#src/__generated__/loadLibrariesQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { libraryTexts } from './libraryTexts.ts';

/** The personal library first, then those that are shared, by name. Owners also get their libraries in the trash. Rejects if there was no answer. */
export async function loadLibraries(environment: Environment, signal: AbortSignal): Promise<readonly ListedLibrary[]> {
  const { me } = await askUntil<loadLibrariesQuery>(
    environment,
    graphql`
      query loadLibrariesQuery {
        me {
          libraries {
            id
            name
            kind
            trashed
          }
          soleOwnedLibraries {
            library {
              id
            }
          }
        }
      }
    `,
    {},
    signal,
  );
  const soleOwned = new Set(me?.soleOwnedLibraries.map(({ library }) => library.id));
  return (me?.libraries ?? []).map(({ id, name, kind, trashed }) => ({
    id,
    name: kind === 'PERSONAL' ? libraryTexts.personal : name,
    isTrashed: trashed != null,
    isSoleOwned: soleOwned.has(id),
  }));
}
