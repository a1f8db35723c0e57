// Connects the duplicates machine to the server's queries and mutations.
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Environment } from 'relay-runtime';
import { fromPromise } from 'xstate';
import { mergeDocuments as mergedOf } from '#bibliography/duplicates/mergeDocuments.ts';
import { compareWorks } from '#bibliography/duplicates/sameWork.ts';
import { duplicatesMachine } from '#machines/duplicates/duplicatesMachine.ts';
import type { Decided, FetchedPair, LoadedPairs, MergeInput, Pair } from '#machines/duplicates/duplicatesTypes.ts';
import type { duplicatePairQuery as PairQuery } from '#src/__generated__/duplicatePairQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { markDistinct } from '#src/features/documents/mutations/markDistinct.ts';
import { mergeDocuments } from '#src/features/documents/mutations/mergeDocuments.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { duplicatePairQuery, readCompared } from './duplicatePairQuery.ts';
import { askForDuplicates } from './duplicatesQuery.ts';

/** Runs the machine; `onMerged` is called after each merge. */
export function useDuplicates(onMerged: (pair: Pair) => void) {
  const environment = useRelayEnvironment();
  const [machine] = useState(() => provide(environment, onMerged));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (each) => each);
  return { actor, snapshot };
}

function provide(environment: Environment, onMerged: (pair: Pair) => void) {
  const library = { environment };
  const askForPair = ([kept, other]: Pair, signal: AbortSignal) =>
    askUntil<PairQuery>(environment, duplicatePairQuery, { kept, other }, signal);
  // The pair as the person saw it: a merge must not use changes that arrived later.
  let seen: PairQuery['response'] | null = null;
  const look = async (pair: Pair, signal: AbortSignal): Promise<FetchedPair> => {
    seen = await askForPair(pair, signal);
    const [kept, other] = [readCompared(seen.kept), readCompared(seen.other)];
    return kept && other ? compareWorks(kept.draft, other.draft).sameness : 'gone';
  };
  return duplicatesMachine.provide({
    actors: {
      load: fromPromise<LoadedPairs, { readonly after: string | null }>(({ input, signal }) =>
        askForDuplicates(environment, input.after, signal),
      ),
      fetchPair: fromPromise<FetchedPair, { readonly pair: Pair }>(({ input, signal }) => look(input.pair, signal)),
      merge: fromPromise<Decided, MergeInput>(async ({ input: { pair, choices }, signal }) => {
        const [keptId, otherId] = pair;
        const both = [seen?.kept, seen?.other].map((document) => readCompared(document));
        const kept = both.find((document) => document?.id === keptId);
        const other = both.find((document) => document?.id === otherId);
        if (!kept || !other) throw new Error('The two documents are not loaded');
        const merged = mergedOf(kept.draft, other.draft, choices);
        const decided = await mergeDocuments(library, kept, otherId, merged);
        if (decided.kind === 'done') onMerged(pair);
        // Fetch the current versions before the person retries.
        else await look(pair, signal).catch(() => undefined);
        return decided;
      }),
      markDistinct: fromPromise<Decided, { readonly pair: Pair }>(({ input }) => markDistinct(library, input.pair)),
    },
  });
}
