// Asks the server for the libraries, counts what would be copied, and copies it.
import { type Environment, graphql } from 'relay-runtime';
import type { CopyAnswer, CopyCounts, CopyLibraries, CopyRequest } from '#machines/libraryCopy/libraryCopyTypes.ts';
import { messageOf } from '#machines/problem.ts';
import type { copyToLibraryRequestsCountQuery } from '#src/__generated__/copyToLibraryRequestsCountQuery.graphql.ts';
import type { copyToLibraryRequestsMutation } from '#src/__generated__/copyToLibraryRequestsMutation.graphql.ts';
import type { copyToLibraryRequestsQuery } from '#src/__generated__/copyToLibraryRequestsQuery.graphql.ts';
import type { DocumentSelection } from '#src/features/documents/selection.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import type { Refusal } from '#src/relay/codedError.ts';
import { mutate } from '#src/relay/mutate.ts';
import { copyToLibraryTexts as texts } from './copyToLibraryTexts.ts';

/** The documents or groups that are copied. */
export type CopySelection =
  | { readonly kind: 'documents'; readonly documents: DocumentSelection }
  | { readonly kind: 'groups'; readonly ids: readonly string[] };

function inputOf(selection: CopySelection, request: CopyRequest) {
  const { sourceId, targetId, withGroups, withDocuments, duplicates, isMove, key } = request;
  return {
    ...(selection.kind === 'documents'
      ? { selection: selection.documents, withGroups }
      : { groupIds: [...selection.ids], withDocuments }),
    ...{ libraryId: sourceId, toLibraryId: targetId, duplicates, move: isMove, key },
  };
}

/** The library that the page shows, and the others to which the person may write. Rejects if there was no answer. */
async function loadLibraries(environment: Environment, signal: AbortSignal): Promise<CopyLibraries> {
  const { library, me } = await askUntil<copyToLibraryRequestsQuery>(
    environment,
    graphql`
      query copyToLibraryRequestsQuery($libraryId: ID) {
        library(id: $libraryId) {
          id
          viewerRole
        }
        me {
          libraries {
            id
            name
            kind
            viewerRole
            trashed
          }
        }
      }
    `,
    {},
    signal,
  );
  const targets = (me?.libraries ?? []).filter(
    ({ id, viewerRole, trashed }) => id !== library?.id && viewerRole !== 'READER' && trashed == null,
  );
  return {
    sourceId: library?.id ?? '',
    mayMove: library != null && library.viewerRole !== 'READER',
    targets: targets.map(({ id, name, kind }) => ({ id, name, isShared: kind === 'SHARED' })),
  };
}

/** Rejects if it can't be counted. */
async function countCopy(
  environment: Environment,
  selection: CopySelection,
  request: CopyRequest,
  signal: AbortSignal,
): Promise<CopyCounts> {
  const { copyPreview } = await askUntil<copyToLibraryRequestsCountQuery>(
    environment,
    graphql`
      query copyToLibraryRequestsCountQuery($input: CopyToLibraryInput!) {
        copyPreview(input: $input) {
          documentCount
          duplicateCount
        }
      }
    `,
    { input: inputOf(selection, request) },
    signal,
  );
  return { documents: copyPreview.documentCount, duplicates: copyPreview.duplicateCount ?? null };
}

/** How many documents a request copies, or removes from the source: on a slow server, still far less than a request may take. */
export const documentsAtOnce = 400;

/** A refusal, which tells the step of what was done all the same. */
function refusedCopy({ message, extensions: { undo } }: Refusal, { isContinued }: CopyRequest): CopyAnswer {
  const step = typeof undo === 'string' ? undo : null;
  const isNothingCopied = step === null && !isContinued;
  return { kind: 'refused', message: isNothingCopied ? texts.notCopied(message) : message, undo: step };
}

/** Copies a part. Rejects if there was no answer: then some may have been copied, and the same request again copies the rest. */
async function sendCopy(
  environment: Environment,
  selection: CopySelection,
  request: CopyRequest,
  signal: AbortSignal,
): Promise<CopyAnswer> {
  const outcome = await mutate<copyToLibraryRequestsMutation>(
    environment,
    graphql`
      mutation copyToLibraryRequestsMutation($input: CopyToLibraryInput!) {
        copyToLibrary(input: $input) {
          isComplete
          documentCount
          copiedCount
          skippedCount
          newKeyCount
          madeGroupCount
          movedCount
          steps {
            undo
          }
        }
      }
    `,
    { input: { ...inputOf(selection, request), stopAfter: documentsAtOnce } },
    { signal },
  ).catch((error: unknown) => {
    throw new Error(texts.mayBeCopied(messageOf(error)), { cause: error });
  });
  if (outcome.kind === 'refused') return refusedCopy(outcome, request);
  const { copyToLibrary } = outcome.data;
  if (!copyToLibrary) throw new Error(texts.noAnswer);
  return { kind: copyToLibrary.isComplete ? 'copied' : 'continues', result: copyToLibrary };
}

/** What the dialog asks of the server. */
export interface CopyToLibraryRequests {
  readonly load: (signal: AbortSignal) => Promise<CopyLibraries>;
  readonly count: (request: CopyRequest, signal: AbortSignal) => Promise<CopyCounts>;
  readonly copy: (request: CopyRequest, signal: AbortSignal) => Promise<CopyAnswer>;
}

/** The requests about copying something from the library of this environment. */
export const copyToLibraryRequestsOf = (environment: Environment, selection: CopySelection): CopyToLibraryRequests => ({
  load: (signal) => loadLibraries(environment, signal),
  count: (request, signal) => countCopy(environment, selection, request, signal),
  copy: (request, signal) => sendCopy(environment, selection, request, signal),
});
