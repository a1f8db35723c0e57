// The import machine with worker and server around it. It lives as long as the dashboard, whether its dialog is open or not.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
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

/** The lists and counts of the library are asked for again at most this often while documents arrive. */
const REFRESH = 1500;

/** Runs an import for the person `userId`. */
export function useImport(userId: string) {
  const environment = useRelayEnvironment();
  const [machine] = useState(() => provide(environment));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (each) => each);
  const added = snapshot.context.added.length;
  const sending = snapshot.matches('sending');

  const refresh = useEffectEvent(() => {
    commitLocalUpdate(environment, (store) => {
      invalidateLists(store, userId);
    });
  });
  const growing = sending && added > 0;
  useEffect(() => {
    if (!growing) return;
    const timer = setInterval(() => {
      refresh();
    }, REFRESH);
    return () => {
      clearInterval(timer);
    };
  }, [growing]);
  // Once more at the end, which for a short file is the first and only time.
  const settled = !sending && added > 0;
  useEffect(() => {
    if (settled) refresh();
  }, [settled]);
  // Taken back: they are in the trash now.
  const takenBack = snapshot.matches({ cancelled: 'takenBack' });
  useEffect(() => {
    if (takenBack) refresh();
  }, [takenBack]);

  // Closing the window would stop it half way; the browser asks first.
  const busy = snapshot.hasTag('busy');
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [busy]);
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

  return importMachine.provide({
    actors: {
      parse: fromPromise<ImportReport, { file: ChosenFile | null }>(async ({ input, signal }) => {
        if (!input.file) throw new Error('No file was chosen.');
        current?.file.close();
        current = null;
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
}
