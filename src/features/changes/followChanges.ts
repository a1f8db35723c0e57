// Connects the feed of changes to the server and the page: rows are updated, lists and counts reload as after one's own change, and visible rows don't move.
// Loaded some time after the library (useChangeFeed.ts).
import { commitLocalUpdate, createOperationDescriptor, getRequest, graphql } from 'relay-runtime';
import type { Environment } from 'relay-runtime';
import { createActor, fromPromise } from 'xstate';
import { changeFeedMachine } from '#machines/changeFeed/changeFeedMachine.ts';
import type { ChangesCursor, KnownLibrary, ReadChanges } from '#machines/changeFeed/changeFeedTypes.ts';
import type { followChangesKnownQuery } from '#src/__generated__/followChangesKnownQuery.graphql.ts';
import type { followChangesQuery } from '#src/__generated__/followChangesQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { EDITED, GROUPS, invalidateLists, markGroups } from '#src/relay/invalidateLists.ts';
import { tellMoved } from '#src/features/documents/movedDocuments.ts';

/** More changes than this are not followed one by one: everything that is looked at is asked for again. */
const MOST = 100;

const changesQuery = graphql`
  query followChangesQuery($first: Int!, $after: UserChangesCursorInput) {
    me {
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
    }
  }
`;

/** What the counts have brought already (list/counts.ts): nothing is asked. */
const knownQuery = graphql`
  query followChangesKnownQuery {
    me {
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
  userId: string;
  /** What begins it is a change made here, of which the lists are told. */
  isTold: boolean;
  /** Nobody follows any more. */
  signal: AbortSignal;
}

/** Follows the library until `signal` aborts. */
export function followChanges({ environment, userId, isTold, signal }: FollowedLibrary): void {
  let isTelling = false;
  const tell = (changes: Changes) => {
    isTelling = true;
    tellPage(environment, changes, userId);
    isTelling = false;
  };
  const actor = createActor(
    changeFeedMachine.provide({
      actors: {
        readChanges: fromPromise<KnownLibrary, ReadChanges>(async ({ input: { known, isTold }, signal: left }) => {
          // With the answer every row on the page has its new values.
          const { me } = await askUntil<followChangesQuery>(
            environment,
            changesQuery,
            { first: MOST, after: known.cursor },
            left,
          );
          left.throwIfAborted();
          if (!me) return known;
          const groupsModified = me.groupsModified ?? null;
          const { edges, pageInfo } = me.changes;
          const isOfGroups = !isTold && groupsModified !== known.groupsModified;
          tell({
            ...changesIn(environment, edges),
            // Which documents a group has may have changed, and with it the lists.
            isOfLists: isOfGroups || (!isTold && edges.length > 0),
            isOfGroups,
          });
          const next = pageInfo.hasNextPage ? cursorOf(me.lastChange) : cursorOf(pageInfo.endCursor);
          return { cursor: next ?? known.cursor, groupsModified };
        }),
      },
    }),
    { input: { known: readKnown(environment) } },
  );
  actor.start();

  const store = environment.getStore();
  const heard = store.subscribeToInvalidationState(store.lookupInvalidationState([userId, EDITED, GROUPS]), () => {
    if (!isTelling) actor.send({ type: 'library.changedHere' });
  });
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
  if (isTold) actor.send({ type: 'library.changedHere' });
  else look();
}

type Answer = NonNullable<followChangesQuery['response']['me']>;

interface Changes {
  /** Those of which the page may hold more than a row shows, as it was before. */
  readonly documents: readonly string[];
  readonly deleted: readonly string[];
  /** Whether lists and counts have to be asked for again. */
  readonly isOfLists: boolean;
  /** Whether the tree of groups has. */
  readonly isOfGroups: boolean;
}

/** What of the page's documents may not be as the server has it: those that were saved here have brought the newest revision. */
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

function tellPage(environment: Environment, changes: Changes, userId: string): void {
  const { documents, deleted, isOfLists, isOfGroups } = changes;
  commitLocalUpdate(environment, (store) => {
    // Asked for again where it is open (DocumentPage.tsx) or unfolded, or when it next is.
    for (const id of documents) store.get(id)?.invalidateRecord();
    if (isOfLists) invalidateLists(store, userId);
    if (isOfGroups) markGroups(store);
  });
  for (const id of deleted) tellMoved(id);
}

/** Up to where the library was known when its documents were counted; as of one that holds nothing when that is not known. */
function readKnown(environment: Environment): KnownLibrary {
  const { fragment } = createOperationDescriptor(getRequest(knownQuery), {});
  const { me } = environment.lookup(fragment).data as followChangesKnownQuery['response'];
  return { cursor: cursorOf(me?.lastChange), groupsModified: me?.groupsModified ?? null };
}

function cursorOf(place: ChangesCursor | null | undefined): ChangesCursor | null {
  return place ? { id: place.id, lastModified: place.lastModified } : null;
}
