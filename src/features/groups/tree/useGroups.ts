// The groups of a library, as every part of the page shares them: what the store holds, and the machine of what is done with them.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment, useSubscribeToInvalidationState } from 'react-relay/hooks';
import { commitLocalUpdate, createOperationDescriptor, type Environment, fetchQuery, getRequest } from 'relay-runtime';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { groupTreeMachine } from '#machines/groupTree/groupTreeMachine.ts';
import type { groupTreeQuery as GroupTreeQuery } from '#src/__generated__/groupTreeQuery.graphql.ts';
import { type GroupNode, isAutomatic } from '../data/groupNode.ts';
import { buildTree, type GroupTree } from '../data/groupTree.ts';
import { groupsOf, groupTreeQuery } from '../data/groupTreeQuery.ts';
import { inAdvance } from '#src/ui/inAdvance.ts';
import type { MadeGroups } from './createMadeGroups.ts';
import type { GroupCounts } from './createGroupCounts.ts';

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
}

const changes = () => import('./changeGroups.ts');

/** Fetches what changes groups, before somebody does. */
export function preloadChanges(): void {
  inAdvance(changes()).catch(() => undefined);
}

const nothing = () => () => undefined;

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
        load: fromPromise<undefined, undefined>(
          ({ signal }) =>
            new Promise<undefined>((resolve, reject: (error: Error) => void) => {
              const request = fetchQuery<GroupTreeQuery>(
                environment,
                groupTreeQuery,
                {},
                { fetchPolicy: 'network-only' },
              ).subscribe({ complete: () => resolve(undefined), error: reject });
              signal.addEventListener('abort', () => {
                request.unsubscribe();
              });
            }),
        ),
        rename: fromPromise(async ({ input }) => (await changes()).renameGroup({ environment, userId }, input)),
        move: fromPromise(async ({ input }) => (await changes()).putGroup({ environment, userId }, input)),
        remove: fromPromise(async ({ input }) => (await changes()).removeGroup({ environment, userId }, input)),
      },
    }),
  );

  const [made, setMade] = useState<MadeGroups | null>(null);
  const [counts, setCounts] = useState<GroupCounts | null>(null);
  const fetched = useSyncExternalStore(made?.hear ?? nothing, () => made?.read() ?? null);
  const stored = useMemo(() => answer && groupsOf(answer), [answer]);
  const tree = useMemo(() => stored && buildTree(stored, fetched?.groups), [stored, fetched]);

  // What automatic groups made is fetched when they are opened, how many documents there are once the groups are drawn.
  const isThere = tree !== null;
  const wanted = useMemo(() => (tree ? openAutomatic(tree) : []), [tree]);
  useEffect(() => {
    if (wanted.length === 0) return;
    if (made) made.want(wanted);
    else {
      void import('./createMadeGroups.ts').then(({ createMadeGroups }) => {
        setMade((before) => before ?? createMadeGroups(environment));
      });
    }
  }, [environment, made, wanted]);
  useEffect(() => {
    if (!isThere) return;
    void import('./createGroupCounts.ts').then(({ createGroupCounts }) => {
      setCounts((before) => before ?? createGroupCounts(environment));
    });
  }, [environment, isThere]);

  useSubscribeToInvalidationState([userId], () => {
    actor.send({ type: 'outdated' });
    made?.refresh();
    counts?.refresh();
  });

  return useMemo(
    () => ({
      userId,
      environment,
      actor,
      tree,
      made,
      counts,
      expand: (nodes, isExpanded) => {
        commitLocalUpdate(environment, (store) => {
          for (const { id } of nodes) store.get(id)?.setValue(isExpanded, 'isExpanded');
        });
        const ids = nodes.filter(({ isMade }) => !isMade).map(({ id }) => id);
        if (ids.length > 0) void changes().then(({ setExpanded }) => setExpanded(environment, ids, isExpanded));
      },
    }),
    [userId, environment, actor, tree, made, counts],
  );
}

/** The open groups whose subgroups are made. */
function openAutomatic({ nodes }: GroupTree): string[] {
  return [...nodes.values()].flatMap((node) =>
    node.isExpanded && node.hasChildren && (node.isMade || isAutomatic(node)) ? [node.id] : [],
  );
}

/** The state of what is being done, for components. */
export function useWork(actor: Groups['actor']) {
  return useSelector(actor, ({ value }) => value.work);
}
