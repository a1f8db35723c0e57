// The import machine with worker and server around it. It lives as long as the dashboard, whether its dialog is open or not.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate, type Environment } from 'relay-runtime';
import { fromPromise } from 'xstate';
import { importMachine } from '#machines/import/importMachine.ts';
import type {
  BatchOutcome,
  BatchToSend,
  ChosenFile,
  GroupsOutcome,
  GroupsToSend,
  ImportReport,
  TakeBackInput,
  TakenBack,
} from '#machines/import/importTypes.ts';
import { invalidateLists, markGroups } from '#src/relay/invalidateLists.ts';
import type { MutationOutcome } from '#src/relay/mutate.ts';
import { addDocuments } from './addDocuments.ts';
import { addGroups } from './addGroups.ts';
import { readFile, type ReadFile } from './importFile.ts';
import { nameGroups } from './nameGroups.ts';
import { takeBackDocuments } from './takeBackDocuments.ts';
import { takeBackGroups } from './takeBackGroups.ts';

/** Runs an import for the person `userId`. */
export function useImport(userId: string) {
  const environment = useRelayEnvironment();
  const [{ machine, close }] = useState(() => provide(environment));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (each) => each);
  useEffect(() => {
    const changed = actor.on('library.changed', () => {
      commitLocalUpdate(environment, (store) => {
        markGroups(store);
        invalidateLists(store, userId);
      });
    });
    return () => {
      changed.unsubscribe();
    };
  }, [actor, environment, userId]);
  // What was read of a file goes with the dashboard.
  useEffect(() => close, [close]);
  return { actor, snapshot };
}

export type ImportHandle = ReturnType<typeof useImport>;

/** A refusal in one sentence: what is wrong with the first that is wrong, and where. */
function refused({ message, problems: [problem] }: Extract<MutationOutcome<unknown>, { kind: 'refused' }>) {
  return {
    kind: 'refused',
    message: problem ? `${problem.message} (${problem.path.join(', ')})` : message,
  } as const;
}

/** The actors around one person's environment; what was read stays in its worker, behind a handle. */
function provide(environment: Environment) {
  let current: { handle: string; file: ReadFile } | null = null;

  const fileOf = (handle: string): ReadFile => {
    if (current?.handle !== handle) throw new Error('The file is no longer at hand; choose it again');
    return current.file;
  };

  const send = async ({ handle, batch, key }: BatchToSend, signal: AbortSignal): Promise<BatchOutcome> => {
    const { documents, parts } = await fileOf(handle).batch(batch);
    const outcome = await addDocuments(
      environment,
      { documents: [...documents], key, ...(parts.length > 0 ? { libraryParts: [...parts] } : {}) },
      signal,
    );
    if (outcome.kind === 'refused') return refused(outcome);
    return { kind: 'added', ids: outcome.data.addUserDocuments?.documents.map(({ id }) => id) ?? [] };
  };

  const sendGroups = async (
    { handle, request, key, ids }: GroupsToSend,
    signal: AbortSignal,
  ): Promise<GroupsOutcome> => {
    const groups = await fileOf(handle).groups(request, ids);
    const outcome = await addGroups(environment, { groups, key }, signal);
    if (outcome.kind === 'refused') return refused(outcome);
    const { addGroups: done } = outcome.data;
    if (!done) throw new Error('The server did not say what came of the groups');
    return { kind: 'grouped', made: done.madeCount, undo: done.undo };
  };

  const close = () => {
    current?.file.close();
    current = null;
  };

  const machine = importMachine.provide({
    actors: {
      parse: fromPromise<ImportReport, { file: ChosenFile | null }>(async ({ input, signal }) => {
        if (!input.file) throw new Error('No file was chosen.');
        close();
        const { report, file } = await readFile(await input.file.arrayBuffer(), signal);
        const handle = crypto.randomUUID();
        current = { handle, file };
        return { ...report, handle };
      }),
      sendBatch: fromPromise<BatchOutcome, BatchToSend>(({ input, signal }) => send(input, signal)),
      sendGroups: fromPromise<GroupsOutcome, GroupsToSend>(({ input, signal }) => sendGroups(input, signal)),
      takeBack: fromPromise<TakenBack, TakeBackInput>(async ({ input, signal }) => {
        const { ids, groupSteps, unanswered, unansweredGroups } = input;
        const lostGroups = unansweredGroups ? await sendGroups(unansweredGroups, signal) : null;
        const lostSteps = lostGroups?.kind === 'grouped' ? [lostGroups.undo] : [];
        const left = await takeBackGroups(environment, [...groupSteps, ...lostSteps], signal);
        const lost = unanswered ? await send(unanswered, signal) : null;
        await takeBackDocuments(environment, [...ids, ...(lost?.kind === 'added' ? lost.ids : [])], signal);
        // What they are called is an extra.
        return { leftCount: left.length, leftNames: await nameGroups(environment, left.slice(0, 3)).catch(() => []) };
      }),
    },
  });
  return { machine, close };
}
