// Connects the feed of changes to the server and the page: rows are updated, lists and counts reload as after one's own change, and visible rows don't move.
// Loaded some time after the library (useChangeFeed.ts).
import { commitLocalUpdate, createOperationDescriptor, getRequest, graphql } from 'relay-runtime';
import type { Environment } from 'relay-runtime';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { changeFeedMachine } from '#machines/changeFeed/changeFeedMachine.ts';
import type { ChangesCursor, KnownLibrary, ReadChanges } from '#machines/changeFeed/changeFeedTypes.ts';
import type { followChangesKnownQuery } from '#src/__generated__/followChangesKnownQuery.graphql.ts';
import type { followChangesQuery } from '#src/__generated__/followChangesQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { EDITED, GROUPS, invalidateLists, markGroups } from '#src/relay/invalidateLists.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { reportDocumentMoved } from '#src/features/documents/movedDocuments.ts';

/** With more changes than this, everything that the page shows is reloaded instead of single documents. */
const MOST = 100;

const changesQuery = graphql`
  query followChangesQuery($libraryId: ID, $first: Int!, $after: UserChangesCursorInput) {
    library(id: $libraryId) {
      changes(first: $first, after: $after) {
        edges {
          node {
            id
            ...DocumentRow_document
          }
          revision {
            generation
          }
          deleted
        }
        pageInfo {
          endCursor {
            id
            lastModified
          }
          hasNextPage
        }
      }
      lastChange {
        id
        lastModified
      }
      groupsModified
      ...useLibraryFacts_library
    }
  }
`;

/** The library's version at the time its documents were counted (documents/counts.ts), read from the store without a request. */
const knownQuery = graphql`
  query followChangesKnownQuery($libraryId: ID) {
    library(id: $libraryId) {
      lastChange {
        id
        lastModified
      }
      groupsModified
    }
  }
`;

export interface FollowedLibrary {
  environment: Environment;
  /** Why it starts: somebody looks at the page, or changed something on it (which has already invalidated the lists), or live events came. */
  start: 'asked' | 'told' | 'heard';
  /** Aborts when following ends. */
  signal: AbortSignal;
}

/** The running feed. */
export type ChangeFeed = ActorRefFrom<typeof changeFeedMachine>;

/** Follows the library until `signal` aborts. */
export function followChanges({ environment, start, signal }: FollowedLibrary): ChangeFeed {
  let isTelling = false;
  const tell = (changes: Changes) => {
    isTelling = true;
    tellPage(environment, changes);
    isTelling = false;
  };
  const actor = createActor(
    changeFeedMachine.provide({
      actors: {
        readChanges: fromPromise<KnownLibrary, ReadChanges>(async ({ input: { known, isReloading }, signal: left }) => {
          // The answer itself updates every row on the page.
          const { library } = await askUntil<followChangesQuery>(
            environment,
            changesQuery,
            { first: MOST, after: known.cursor },
            left,
          );
          left.throwIfAborted();
          if (!library) return known;
          const groupsModified = library.groupsModified ?? null;
          const { edges, pageInfo } = library.changes;
          const isOfGroups = !isReloading && groupsModified !== known.groupsModified;
          tell({
            ...changesIn(environment, edges),
            // Groups may contain other documents now, and so may the lists.
            isOfLists: isOfGroups || (!isReloading && edges.length > 0),
            isOfGroups,
          });
          const next = pageInfo.hasNextPage ? cursorOf(library.lastChange) : cursorOf(pageInfo.endCursor);
          return { cursor: next ?? known.cursor, groupsModified };
        }),
      },
    }),
    { input: { known: readKnown(environment) } },
  );
  actor.start();

  const store = environment.getStore();
  const heard = store.subscribeToInvalidationState(
    store.lookupInvalidationState([libraryIdOf(environment), EDITED, GROUPS]),
    () => {
      if (!isTelling) actor.send({ type: 'library.changedHere' });
    },
  );
  const look = () => {
    actor.send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.returnedTo' });
  };
  window.addEventListener('focus', look, { signal });
  window.addEventListener('online', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => {
    heard.dispose();
    actor.stop();
  });
  if (start === 'told') actor.send({ type: 'library.changedHere' });
  else if (start === 'asked' || document.visibilityState === 'hidden') look();
  return actor;
}

type Answer = NonNullable<followChangesQuery['response']['library']>;

interface Changes {
  /** Documents that changed, and of which the store may hold more fields than a row fetches. */
  readonly documents: readonly string[];
  readonly deleted: readonly string[];
  /** Whether lists and counts have to be fetched again. */
  readonly isOfLists: boolean;
  /** Whether the tree of groups has to be fetched again. */
  readonly isOfGroups: boolean;
}

/** The documents whose data in the store may be outdated. Documents saved on this page already have the newest revision. */
function changesIn(
  environment: Environment,
  edges: Answer['changes']['edges'],
): Pick<Changes, 'documents' | 'deleted'> {
  const records = environment.getStore().getSource();
  return {
    documents: edges.flatMap(({ node, revision }) => {
      const isHeld = node && records.get(node.id)?.revision === revision?.generation;
      return node && !isHeld ? [node.id] : [];
    }),
    deleted: edges.flatMap(({ deleted }) => deleted ?? []),
  };
}

function tellPage(environment: Environment, changes: Changes): void {
  const { documents, deleted, isOfLists, isOfGroups } = changes;
  commitLocalUpdate(environment, (store) => {
    // Refetched at once if the document is open (DocumentPage.tsx) or its row is expanded, otherwise when it is next opened.
    for (const id of documents) store.get(id)?.invalidateRecord();
    if (isOfLists) invalidateLists(store, environment);
    if (isOfGroups) markGroups(store);
  });
  for (const id of deleted) reportDocumentMoved(id);
}

/** The library's version when its documents were counted; that of an empty library if it is unknown. */
function readKnown(environment: Environment): KnownLibrary {
  const { fragment } = createOperationDescriptor(getRequest(knownQuery), {});
  const { library } = environment.lookup(fragment).data as followChangesKnownQuery['response'];
  return { cursor: cursorOf(library?.lastChange), groupsModified: library?.groupsModified ?? null };
}

function cursorOf(place: ChangesCursor | null | undefined): ChangesCursor | null {
  return place ? { id: place.id, lastModified: place.lastModified } : null;
}
