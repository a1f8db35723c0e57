// Creates, renames, deletes, restores and leaves shared libraries.
import { type Environment, graphql } from 'relay-runtime';
import type { libraryRequestsCreateMutation } from '#src/__generated__/libraryRequestsCreateMutation.graphql.ts';
import type { libraryRequestsDeleteMutation } from '#src/__generated__/libraryRequestsDeleteMutation.graphql.ts';
import type { libraryRequestsLeaveMutation } from '#src/__generated__/libraryRequestsLeaveMutation.graphql.ts';
import type { libraryRequestsRenameMutation } from '#src/__generated__/libraryRequestsRenameMutation.graphql.ts';
import type { libraryRequestsRestoreMutation } from '#src/__generated__/libraryRequestsRestoreMutation.graphql.ts';
import { markLibraries } from '#src/relay/invalidateLists.ts';
import { type MutationOutcome, mutate } from '#src/relay/mutate.ts';
import { membersTexts } from './membersTexts.ts';

/** A shared library, by its id in the API. */
export interface NamedLibrary {
  readonly id: string;
  readonly name: string;
}

type Answer =
  | { readonly __typename: 'LibraryReturned'; readonly library: NamedLibrary }
  | { readonly __typename: 'InputValidationProblem'; readonly problems: readonly { readonly message: string }[] }
  | { readonly __typename: '%other' }
  | null
  | undefined;

/** The library of the answer. Throws an error whose message says why there is none. */
function libraryOf<Data>(outcome: MutationOutcome<Data>, find: (data: Data) => Answer): NamedLibrary {
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const answer = find(outcome.data);
  if (answer?.__typename === 'LibraryReturned') return { id: answer.library.id, name: answer.library.name };
  const message = answer?.__typename === 'InputValidationProblem' ? answer.problems[0]?.message : undefined;
  throw new Error(message ?? membersTexts.unknownAnswer);
}

/** Creates a library. A retry with the same key creates no second one. */
export async function create(
  environment: Environment,
  input: { readonly name: string; readonly key: string },
  signal: AbortSignal,
): Promise<NamedLibrary> {
  const outcome = await mutate<libraryRequestsCreateMutation>(
    environment,
    graphql`
      mutation libraryRequestsCreateMutation($input: CreateLibraryInput!) {
        createLibrary(input: $input) {
          __typename
          ... on LibraryReturned {
            library {
              id
              name
            }
          }
          ... on InputValidationProblem {
            problems {
              message
            }
          }
        }
      }
    `,
    { input },
    { signal, updater: markLibraries },
  );
  return libraryOf(outcome, (data) => data.createLibrary);
}

export async function rename(
  environment: Environment,
  input: { readonly id: string; readonly name: string },
  signal: AbortSignal,
): Promise<NamedLibrary> {
  const outcome = await mutate<libraryRequestsRenameMutation>(
    environment,
    graphql`
      mutation libraryRequestsRenameMutation($input: RenameLibraryInput!) {
        renameLibrary(input: $input) {
          __typename
          ... on LibraryReturned {
            library {
              id
              name
            }
          }
          ... on InputValidationProblem {
            problems {
              message
            }
          }
        }
      }
    `,
    { input },
    { signal, updater: markLibraries },
  );
  return libraryOf(outcome, (data) => data.renameLibrary);
}

/** Moves a library to the trash. */
export async function trash(environment: Environment, id: string, signal: AbortSignal): Promise<NamedLibrary> {
  const outcome = await mutate<libraryRequestsDeleteMutation>(
    environment,
    graphql`
      mutation libraryRequestsDeleteMutation($input: DeleteLibraryInput!) {
        deleteLibrary(input: $input) {
          __typename
          ... on LibraryReturned {
            library {
              id
              name
              # eslint-disable-next-line relay/unused-fields -- read by the list of libraries
              trashed
            }
          }
          ... on InputValidationProblem {
            problems {
              message
            }
          }
        }
      }
    `,
    { input: { id } },
    { signal, updater: markLibraries },
  );
  return libraryOf(outcome, (data) => data.deleteLibrary);
}

/** Restores a library from the trash. */
export async function restore(environment: Environment, id: string): Promise<NamedLibrary> {
  const outcome = await mutate<libraryRequestsRestoreMutation>(
    environment,
    graphql`
      mutation libraryRequestsRestoreMutation($input: RestoreLibraryInput!) {
        restoreLibrary(input: $input) {
          __typename
          ... on LibraryReturned {
            library {
              id
              name
              # eslint-disable-next-line relay/unused-fields -- read by the list of libraries
              trashed
            }
          }
          ... on InputValidationProblem {
            problems {
              message
            }
          }
        }
      }
    `,
    { input: { id } },
    { updater: markLibraries },
  );
  return libraryOf(outcome, (data) => data.restoreLibrary);
}

/** The result of leaving a library. `gone`: the person was no member any more. */
type LeaveAnswer =
  | { readonly kind: 'left' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly message: string };

/** Ends the person's membership. Rejects if there was no answer. */
export async function leave(environment: Environment, id: string, signal: AbortSignal): Promise<LeaveAnswer> {
  const outcome = await mutate<libraryRequestsLeaveMutation>(
    environment,
    graphql`
      mutation libraryRequestsLeaveMutation($input: LeaveLibraryInput!) {
        leaveLibrary(input: $input) {
          __typename
          ... on LibraryLeft {
            user {
              id
            }
          }
          ... on InputValidationProblem {
            problems {
              message
            }
          }
        }
      }
    `,
    { input: { id } },
    { signal, updater: markLibraries },
  );
  if (outcome.kind === 'refused') {
    return outcome.code === 'NOT_FOUND' ? { kind: 'gone' } : { kind: 'refused', message: outcome.message };
  }
  const answer = outcome.data.leaveLibrary;
  if (answer?.__typename === 'LibraryLeft') return { kind: 'left' };
  const message = answer?.__typename === 'InputValidationProblem' ? answer.problems[0]?.message : undefined;
  return { kind: 'refused', message: message ?? membersTexts.unknownAnswer };
}
