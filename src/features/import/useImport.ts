// The import machine with worker and server around it. It lives as long as the dashboard, whether its dialog is open or not.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { commitLocalUpdate, type Environment } from 'relay-runtime';
import { fromPromise } from 'xstate';
import { importMachine } from '#machines/import/importMachine.ts';
import type {
  BatchOutcome,
  BatchToSend,
  ChosenFile,
  GroupsOutcome,
  GroupsToSend,
  ImportDuplicate,
  ImportReport,
  LeftImport,
  TakeBackInput,
  TakenBack,
} from '#machines/import/importTypes.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { invalidateLists, markEdited, markGroups } from '#src/relay/invalidateLists.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import type { MutationOutcome } from '#src/relay/mutate.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { addDocuments } from './addDocuments.ts';
import { addFileGroups } from './addFileGroups.ts';
import { addToGroup } from './addToGroup.ts';
import { readFiles, type ReadFiles } from './importFile.ts';
import { importTexts } from './importTexts.ts';
import { askLibrary, type ReadDocument } from './askLibrary.ts';
import type { ParsedFile } from './importWorker.ts';
import { hashOf, readCheckpoint } from './importCheckpoint.ts';
import { leftOf } from './leftOf.ts';
import { nameLeft } from './nameLeft.ts';
import { ImportProgress, type ImportSnapshot } from './importProgress.ts';
import { revertSteps } from '#src/relay/revertSteps.ts';

/** Runs an import for the person `userId`. `readDocument` reads a document of the library; it must be stable. */
export function useImport(userId: string, readDocument: ReadDocument) {
  const environment = useRelayEnvironment();
  const [{ machine, leave, readEntry, keep }] = useState(() => provide(environment, userId, readDocument));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (each) => each);
  useEffect(() => {
    const changed = actor.on('library.changed', () => {
      commitLocalUpdate(environment, (store) => {
        markGroups(store);
        markEdited(store);
        invalidateLists(store, environment);
      });
    });
    const refused = actor.on('files.refused', ({ files }) => {
      toast({
        tone: 'info',
        message: importTexts.notTaken(files),
        timeout: null,
        action: {
          label: importTexts.reviewNow,
          run: () => {
            actor.send({ type: 'file.chosen', files });
            return Promise.resolve();
          },
        },
      });
    });
    return () => {
      changed.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor, environment]);
  useEffect(() => {
    const kept = actor.subscribe((each) => {
      keep(each);
    });
    return () => {
      kept.unsubscribe();
    };
  }, [actor, keep]);
  // The parsed files are dropped with the dashboard.
  useEffect(() => leave, [leave]);
  return { actor, snapshot, readEntry };
}

export type ImportHandle = ReturnType<typeof useImport>;

/** The message for a refusal: the first problem, and where it is. */
function refused({ message, problems: [problem] }: Extract<MutationOutcome<unknown>, { kind: 'refused' }>) {
  return {
    kind: 'refused',
    message: problem ? `${problem.message} (${problem.path.join(', ')})` : message,
  } as const;
}

/** Undoes the steps, and returns the ids of what was left unchanged. Rejects with the reason if the server refuses. */
async function takeBack(environment: Environment, steps: readonly string[], signal: AbortSignal) {
  const outcome = await revertSteps(environment, steps, signal);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return outcome.left.ids;
}

/** The actors for one person's environment. The parsed files stay in their worker, behind a handle. */
function provide(environment: Environment, userId: string, readDocument: ReadDocument) {
  let current: { handle: string; read: ReadFiles } | null = null;
  let hash: string | null = null;
  const place = { userId, libraryId: libraryIdOf(environment) };
  const progress = new ImportProgress(environment, place);
  const keep = (snapshot: ImportSnapshot) => {
    progress.take(snapshot, hash);
  };

  /** Where an earlier import of the same files stopped; null if the files would now be split into other requests. */
  const leftOfFiles = ({ batchKeys, groupKeys, intoKeys }: ParsedFile): LeftImport | null => {
    const checkpoint = readCheckpoint(place);
    if (hash === null || checkpoint?.hash !== hash) return null;
    const { left } = checkpoint;
    const groupCount = groupKeys.length + (left.into ? intoKeys.length : 0);
    const isSplitAlike = left.batchKeys.length === batchKeys.length && left.groupKeys.length === groupCount;
    return isSplitAlike ? left : null;
  };

  const filesOf = (handle: string): ReadFiles => {
    if (current?.handle !== handle) throw new Error(importTexts.errors.fileGone);
    return current.read;
  };

  const send = async ({ handle, batch, key, ...known }: BatchToSend, signal: AbortSignal): Promise<BatchOutcome> => {
    const { documents, fill, notDuplicates, places, parts } = await filesOf(handle).batch(batch, known.plan, known.ids);
    if (documents.length === 0 && parts.length === 0)
      return { kind: 'added', ids: places.map(() => null), added: 0, filled: 0, partsAdded: 0, undo: null };
    const outcome = await addDocuments(
      environment,
      { documents, key, fill, apart: notDuplicates, ...(parts.length > 0 ? { libraryParts: [...parts] } : {}) },
      signal,
    );
    if (outcome.kind === 'refused') return refused(outcome);
    const { addUserDocuments: done } = outcome.data;
    if (!done) throw new Error(importTexts.errors.noAnswer);
    const ids = done.documents.map(({ id }) => id);
    return {
      kind: 'added',
      // After a retry, documents of the first attempt may have been purged, and it is unknown which. The groups then report the wrong number of ids.
      ids:
        ids.length === documents.length ? places.map((place) => (place === null ? null : (ids[place] ?? null))) : ids,
      added: done.addedCount,
      filled: done.filledCount,
      partsAdded: done.addedPartCount,
      undo: done.undo,
    };
  };

  const sendGroups = async (
    { handle, request, key, ids, plan, into, isInto }: GroupsToSend,
    signal: AbortSignal,
  ): Promise<GroupsOutcome> => {
    const groups = await filesOf(handle).groups(request, ids, plan, into?.name ?? null);
    if (isInto && into?.kind === 'existing') {
      const members = groups.flatMap((group) => ('explicitGroup' in group ? group.explicitGroup.documentIds : []));
      const put = await addToGroup(environment, into.id, members, signal);
      if (put.kind === 'refused') return refused(put);
      if (!put.data.addDocumentsToGroup) throw new Error(importTexts.errors.noAnswer);
      return { kind: 'grouped', made: 0, undo: put.data.addDocumentsToGroup.undo };
    }
    const outcome = await addFileGroups(environment, { groups, key }, signal);
    if (outcome.kind === 'refused') return refused(outcome);
    const { addGroups: done } = outcome.data;
    if (!done) throw new Error(importTexts.errors.noAnswer);
    return { kind: 'grouped', made: done.madeCount, undo: done.undo };
  };

  const close = () => {
    current?.read.close();
    current = null;
  };

  const machine = importMachine.provide({
    actors: {
      parse: fromPromise<ImportReport, { files: readonly ChosenFile[] }>(async ({ input, signal }) => {
        close();
        const files = await Promise.all(
          input.files.map(async (file) => ({
            name: file.name,
            bytes: await file.arrayBuffer(),
            ...(file.completes && { completes: file.completes }),
          })),
        );
        const hashed = await hashOf(files.map(({ bytes }) => bytes));
        // More files may have been chosen meanwhile: those are read by another call.
        signal.throwIfAborted();
        const { report, read } = await readFiles(files, signal);
        if (signal.aborted) read.close();
        signal.throwIfAborted();
        // Records do not say which documents they complete, so a stopped import of them is not continued.
        hash = files.some(({ completes }) => completes) ? null : hashed;
        const handle = crypto.randomUUID();
        current = { handle, read };
        return { ...report, handle, left: leftOfFiles(report) };
      }),
      findDuplicates: fromPromise<readonly ImportDuplicate[], { handle: string }>(async ({ input, signal }) => {
        const files = filesOf(input.handle);
        await askLibrary(
          environment,
          await files.entriesToCompare(),
          readDocument,
          (found) => files.compare(found),
          signal,
        );
        return files.duplicates();
      }),
      sendBatch: fromPromise<BatchOutcome, BatchToSend>(({ input, signal }) => send(input, signal)),
      sendGroups: fromPromise<GroupsOutcome, GroupsToSend>(({ input, signal }) => sendGroups(input, signal)),
      takeBack: fromPromise<TakenBack, TakeBackInput>(async ({ input, signal }) => {
        const { steps, groupSteps, unanswered, unansweredGroups } = input;
        const lostGroups = unansweredGroups ? await sendGroups(unansweredGroups, signal) : null;
        const lostSteps = lostGroups?.kind === 'grouped' ? [lostGroups.undo] : [];
        const ofGroups = await takeBack(environment, [...groupSteps, ...lostSteps], signal);
        const lost = unanswered ? await send(unanswered, signal) : null;
        const lostStep = lost?.kind === 'added' && lost.undo !== null ? [lost.undo] : [];
        const ofDocuments = await takeBack(environment, [...steps, ...lostStep], signal);
        const { documents, groups } = leftOf(ofGroups, ofDocuments);
        return {
          leftDocuments: documents.length,
          leftGroups: groups.length,
          // What they are called is an extra.
          leftNames: await nameLeft(environment, [...documents, ...groups].slice(0, 3)).catch(() => []),
        };
      }),
    },
  });
  /** An entry of the file, as it was read. */
  const readEntry = (handle: string, entry: number) => filesOf(handle).entry(entry);
  const leave = () => {
    close();
    progress.leave();
  };
  return { machine, leave, readEntry, keep };
}
