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
  ImportReport,
  TakeBackInput,
} from '#machines/import/importTypes.ts';
import { invalidateLists } from '#src/relay/invalidateLists.ts';
import { addDocuments } from './addDocuments.ts';
import { readFile, type ReadFile } from './importFile.ts';
import { takeBackDocuments } from './takeBackDocuments.ts';

/** Runs an import for the person `userId`. */
export function useImport(userId: string) {
  const environment = useRelayEnvironment();
  const [{ machine, close }] = useState(() => provide(environment));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (each) => each);
  useEffect(() => {
    const changed = actor.on('library.changed', () => {
      commitLocalUpdate(environment, (store) => {
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

/** The actors around one person's environment; what was read stays in its worker, behind a handle. */
function provide(environment: Environment) {
  let current: { handle: string; file: ReadFile } | null = null;

  const send = async ({ handle, batch, key }: BatchToSend, signal: AbortSignal): Promise<BatchOutcome> => {
    if (current?.handle !== handle) throw new Error('The file is no longer at hand; choose it again');
    const { documents, parts } = await current.file.batch(batch);
    const outcome = await addDocuments(
      environment,
      { documents: [...documents], key, ...(parts.length > 0 ? { libraryParts: [...parts] } : {}) },
      signal,
    );
    if (outcome.kind === 'refused') {
      const [problem] = outcome.problems;
      return {
        kind: 'refused',
        message: problem ? `${problem.message} (${problem.path.join(', ')})` : outcome.message,
      };
    }
    return { kind: 'added', ids: outcome.data.addUserDocuments?.documents.map(({ id }) => id) ?? [] };
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
      takeBack: fromPromise<undefined, TakeBackInput>(async ({ input: { ids, unanswered }, signal }) => {
        const lost = unanswered ? await send(unanswered, signal) : null;
        await takeBackDocuments(environment, [...ids, ...(lost?.kind === 'added' ? lost.ids : [])], signal);
        return undefined;
      }),
    },
  });
  return { machine, close };
}
