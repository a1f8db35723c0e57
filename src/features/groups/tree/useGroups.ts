// The groups of a library for every part of the page: the store's data, and the machine for changes.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createOperationDescriptor, type Environment, getRequest } from 'relay-runtime';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { groupTreeMachine } from '#machines/groupTree/groupTreeMachine.ts';
import type { groupTreeQuery as GroupTreeQuery } from '#src/__generated__/groupTreeQuery.graphql.ts';
import { useRelayEnvironment, useSubscribeToInvalidationState } from '#src/relay/hooks.ts';
import { type GroupNode, isAutomatic } from '../data/groupNode.ts';
import { buildTree, type GroupTree } from '../data/groupTree.ts';
import { groupsOf, groupTreeQuery } from '../data/groupTreeQuery.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { EDITED, GROUPS } from '#src/relay/invalidateLists.ts';
import { preload } from '#src/ui/preload.ts';
import { createGroupCounts, type GroupCounts } from './createGroupCounts.ts';
import { createMadeGroups, type MadeGroups } from './createMadeGroups.ts';

export interface Groups {
  readonly userId: string;
  readonly environment: Environment;
  readonly actor: ActorRefFrom<typeof groupTreeMachine>;
  /** Null until it is there. */
  readonly tree: GroupTree | null;
  /** What is known of the subgroups that automatic groups made; null before one was opened. */
  readonly made: MadeGroups | null;
  /** Null until the tree is there. */
  readonly counts: GroupCounts | null;
  /** Opens or closes groups. */
  readonly expand: (nodes: readonly GroupNode[], isExpanded: boolean) => void;
  /** Opens groups until the page goes: the next visit finds them as they were left. */
  readonly openForNow: (ids: readonly string[]) => void;
  /** Fetches what is below closed automatic groups too, so that it can be found. */
  readonly wantAllMade: () => void;
}

const changes = () => import('./changeGroups.ts');

/** Fetches what changes groups, before somebody does. */
export function preloadChanges(): void {
  preload(changes()).catch(() => undefined);
}

const nothing = () => () => undefined;
const untouched: ReadonlyMap<string, boolean> = new Map();

/** Reads the groups of this library, and asks for them once. */
export function useGroups(userId: string): Groups {
  const environment = useRelayEnvironment();
  const operation = useMemo(() => createOperationDescriptor(getRequest(groupTreeQuery), {}), []);
  const [answer, setAnswer] = useState<GroupTreeQuery['response'] | null>(null);
  useEffect(() => {
    const retained = environment.retain(operation);
    const show = ({ data, isMissingData }: { data: unknown; isMissingData: boolean }) => {
      if (!isMissingData) setAnswer(data as GroupTreeQuery['response']);
    };
    const snapshot = environment.lookup(operation.fragment);
    show(snapshot);
    const subscription = environment.subscribe(snapshot, show);
    return () => {
      subscription.dispose();
      retained.dispose();
    };
  }, [environment, operation]);

  const actor = useActorRef(
    groupTreeMachine.provide({
      actors: {
        load: fromPromise<undefined, undefined>(async ({ signal }) => {
          await askUntil<GroupTreeQuery>(environment, groupTreeQuery, {}, signal);
          return undefined;
        }),
        rename: fromPromise(async ({ input }) => (await changes()).renameGroup({ environment, userId }, input)),
        move: fromPromise(async ({ input }) => (await changes()).putGroup({ environment, userId }, input)),
        step: fromPromise(async ({ input }) => (await changes()).stepGroup({ environment, userId }, input)),
        remove: fromPromise(async ({ input }) => (await changes()).removeGroup({ environment, userId }, input)),
      },
    }),
  );

  useEffect(() => {
    const heard = actor.on('rename.givenUp', (event) => void changes().then((module) => module.sayNotRenamed(event)));
    return () => {
      heard.unsubscribe();
    };
  }, [actor]);

  const [made, setMade] = useState<MadeGroups | null>(null);
  const [counts, setCounts] = useState<GroupCounts | null>(null);
  const fetched = useSyncExternalStore(made?.hear ?? nothing, () => made?.read() ?? null);
  const stored = useMemo(() => answer && groupsOf(answer), [answer]);
  // What was opened and closed on this page stays so: an answer on its way does not know of it yet, and what is made is not stored.
  const [turned, setTurned] = useState(untouched);
  const tree = useMemo(() => stored && buildTree(stored, fetched?.groups, turned), [stored, fetched, turned]);
  const turn = (ids: readonly string[], isExpanded: boolean) => {
    setTurned((before) => new Map([...before, ...ids.map((id) => [id, isExpanded] as const)]));
  };

  // What automatic groups made is fetched when the first is open or sought, how many documents there are once the groups are drawn.
  const [wants, setWants] = useState<'none' | 'open' | 'all'>('none');
  if (wants === 'none' && tree && hasOpenAutomatic(tree)) setWants('open');
  const isWanted = wants !== 'none';
  useEffect(() => {
    if (!isWanted) return;
    return using(createMadeGroups(environment), setMade);
  }, [environment, isWanted]);
  const isSought = wants === 'all';
  useEffect(() => {
    if (isSought) made?.wantAll();
  }, [made, isSought]);
  const isThere = tree !== null;
  useEffect(() => {
    if (!isThere) return;
    return using(createGroupCounts(environment), setCounts);
  }, [environment, isThere]);

  const renew = () => {
    // The first keyword or author there is lets an automatic group have subgroups.
    if (tree && hasEmptyAutomatic(tree)) actor.send({ type: 'outdated' });
    made?.refresh();
    counts?.refresh();
  };
  useSubscribeToInvalidationState([GROUPS], () => {
    actor.send({ type: 'outdated' });
  });
  // Other documents, other keywords or authors: the groups themselves are the same.
  useSubscribeToInvalidationState([userId, EDITED], renew);

  return useMemo(
    () => ({
      userId,
      environment,
      actor,
      tree,
      made,
      counts,
      expand: (nodes, isExpanded) => {
        turn(
          nodes.map(({ id }) => id),
          isExpanded,
        );
        const ids = nodes.filter(({ isMade }) => !isMade).map(({ id }) => id);
        if (ids.length > 0) void changes().then(({ setExpanded }) => setExpanded(environment, ids, isExpanded));
      },
      openForNow: (ids) => {
        turn(ids, true);
      },
      wantAllMade: () => {
        setWants('all');
        made?.wantAll();
      },
    }),
    [userId, environment, actor, tree, made, counts],
  );
}

/** Lets the page have the store until it is left. */
function using<Store extends { dispose: () => void }>(store: Store, set: (store: Store | null) => void): () => void {
  set(store);
  return () => {
    store.dispose();
    set(null);
  };
}

/** Whether what is below it is made from the documents, and not stored. */
export function hasMade(node: GroupNode): boolean {
  return node.hasChildren && (node.isMade || isAutomatic(node));
}

function hasOpenAutomatic({ nodes }: GroupTree): boolean {
  return [...nodes.values()].some((node) => node.isExpanded && hasMade(node));
}

function hasEmptyAutomatic({ nodes }: GroupTree): boolean {
  return [...nodes.values()].some((node) => !node.hasChildren && isAutomatic(node));
}

/** The state of what is being done, for components. */
export function useWork(actor: Groups['actor']) {
  return useSelector(actor, ({ value }) => value.work);
}
