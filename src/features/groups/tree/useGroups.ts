// The groups of a library for every part of the page: the store's data, and the machine for changes.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Environment } from 'relay-runtime';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { groupTreeMachine } from '#machines/groupTree/groupTreeMachine.ts';
import { ownerOfPersonalLibrary } from '#site/libraryIds.ts';
import type { groupTreeQuery as GroupTreeQuery } from '#src/__generated__/groupTreeQuery.graphql.ts';
import { useRelayEnvironment, useSubscribeToInvalidationState } from '#src/relay/hooks.ts';
import { type GroupNode, isAutomatic } from '../data/groupNode.ts';
import { buildTree, type GroupTree } from '../data/groupTree.ts';
import { groupsOf, groupTreeQuery } from '../data/groupTreeQuery.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { EDITED, GROUPS } from '#src/relay/invalidateLists.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { operationOf } from '#src/relay/operationOf.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { useStoredAnswer } from '#src/relay/useStoredAnswer.ts';
import { preload } from '#src/ui/preload.ts';
import { createGroupCounts, type GroupCounts } from './createGroupCounts.ts';
import { createDerivedSubgroups, type DerivedSubgroups } from './createDerivedSubgroups.ts';
import { recallExpanded, rememberExpanded } from './expandedGroups.ts';

export interface Groups {
  readonly environment: Environment;
  /** Whether the person may change groups. */
  readonly canWrite: boolean;
  readonly actor: ActorRefFrom<typeof groupTreeMachine>;
  /** Null until it is loaded. */
  readonly tree: GroupTree | null;
  /** The derived subgroups; null before an automatic group was expanded. */
  readonly derived: DerivedSubgroups | null;
  /** Null until the tree is loaded. */
  readonly counts: GroupCounts | null;
  /** Expands or collapses groups, and stores it: with the personal library, and for a shared one on this device. */
  readonly expand: (nodes: readonly GroupNode[], isExpanded: boolean) => void;
  /** Expands groups until the page is left, without storing it. */
  readonly openForNow: (ids: readonly string[]) => void;
  /** Loads derived subgroups of collapsed groups too, so that the filter finds them. */
  readonly wantAllDerived: () => void;
}

const operation = operationOf<GroupTreeQuery>(groupTreeQuery, {});

const changes = () => import('./changeGroups.ts');

/** Preloads the code that changes groups. */
export function preloadChanges(): void {
  preload(changes);
}

const nothing = () => () => undefined;
const untouched: ReadonlyMap<string, boolean> = new Map();

/** Reads the groups of this library for a person, and loads them once. */
export function useGroups(userId: string): Groups {
  const environment = useRelayEnvironment();
  const libraryId = libraryIdOf(environment);
  const isShared = ownerOfPersonalLibrary(libraryId) === null;
  const { canWrite } = useLibrary();
  const answer = useStoredAnswer(environment, operation);

  const actor = useActorRef(
    groupTreeMachine.provide({
      actors: {
        load: fromPromise<undefined, undefined>(async ({ signal }) => {
          await askUntil<GroupTreeQuery>(environment, groupTreeQuery, {}, signal);
          return undefined;
        }),
        rename: fromPromise(async ({ input }) => (await changes()).renameGroup({ environment }, input)),
        move: fromPromise(async ({ input }) => (await changes()).putGroup({ environment }, input)),
        step: fromPromise(async ({ input }) => (await changes()).stepGroup({ environment }, input)),
        remove: fromPromise(async ({ input }) => (await changes()).removeGroup({ environment }, input)),
      },
    }),
  );

  useEffect(() => {
    const heard = actor.on('rename.givenUp', (event) => void changes().then((module) => module.sayNotRenamed(event)));
    return () => {
      heard.unsubscribe();
    };
  }, [actor]);

  const [derived, setDerived] = useState<DerivedSubgroups | null>(null);
  const [counts, setCounts] = useState<GroupCounts | null>(null);
  const fetched = useSyncExternalStore(derived?.hear ?? nothing, () => derived?.read() ?? null);
  const stored = useMemo(() => answer && groupsOf(answer), [answer]);
  // Expanded and collapsed groups stay so on this page: an answer on its way may be outdated, and for derived groups nothing is stored.
  const [turned, setTurned] = useState(() => (isShared ? recallExpanded(userId, libraryId) : untouched));
  const tree = useMemo(() => stored && buildTree(stored, fetched?.groups, turned), [stored, fetched, turned]);
  const turn = (ids: readonly string[], isExpanded: boolean) => {
    setTurned((before) => new Map([...before, ...ids.map((id) => [id, isExpanded] as const)]));
  };

  // Derived subgroups are loaded when the first one is expanded or searched, and counts once the groups are rendered.
  const [wants, setWants] = useState<'none' | 'open' | 'all'>('none');
  if (wants === 'none' && tree && hasOpenAutomatic(tree)) setWants('open');
  const isWanted = wants !== 'none';
  useEffect(() => {
    if (!isWanted) return;
    return using(createDerivedSubgroups(environment), setDerived);
  }, [environment, isWanted]);
  const isSought = wants === 'all';
  useEffect(() => {
    if (isSought) derived?.wantAll();
  }, [derived, isSought]);
  const isThere = tree !== null;
  useEffect(() => {
    if (!isThere) return;
    return using(createGroupCounts(environment), setCounts);
  }, [environment, isThere]);

  const renew = () => {
    // The first keyword or author in the library can give an automatic group subgroups.
    if (tree && hasEmptyAutomatic(tree)) actor.send({ type: 'outdated' });
    derived?.refresh();
    counts?.refresh();
  };
  useSubscribeToInvalidationState([GROUPS], () => {
    actor.send({ type: 'outdated' });
  });
  // Changed documents can change derived subgroups and counts; the groups themselves stay the same.
  useSubscribeToInvalidationState([libraryId, EDITED], renew);

  return useMemo(
    () => ({
      environment,
      canWrite,
      actor,
      tree,
      derived,
      counts,
      expand: (nodes, isExpanded) => {
        turn(
          nodes.map(({ id }) => id),
          isExpanded,
        );
        const ids = nodes.filter(({ isMade }) => !isMade).map(({ id }) => id);
        if (ids.length === 0) return;
        if (isShared) rememberExpanded(userId, libraryId, ids, isExpanded);
        else void changes().then(({ setExpanded }) => setExpanded(environment, ids, isExpanded));
      },
      openForNow: (ids) => {
        turn(ids, true);
      },
      wantAllDerived: () => {
        setWants('all');
        derived?.wantAll();
      },
    }),
    [environment, userId, libraryId, isShared, canWrite, actor, tree, derived, counts],
  );
}

/** Provides the store to the page, and disposes of it when the page is left. */
function using<Store extends { dispose: () => void }>(store: Store, set: (store: Store | null) => void): () => void {
  set(store);
  return () => {
    store.dispose();
    set(null);
  };
}

/** Whether its subgroups are derived from documents, and not stored. */
export function hasDerivedSubgroups(node: GroupNode): boolean {
  return node.hasChildren && (node.isMade || isAutomatic(node));
}

function hasOpenAutomatic({ nodes }: GroupTree): boolean {
  return [...nodes.values()].some((node) => node.isExpanded && hasDerivedSubgroups(node));
}

function hasEmptyAutomatic({ nodes }: GroupTree): boolean {
  return [...nodes.values()].some((node) => !node.hasChildren && isAutomatic(node));
}

/** The machine's current work, for components. */
export function useWork(actor: Groups['actor']) {
  return useSelector(actor, ({ value }) => value.work);
}
