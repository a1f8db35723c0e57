// Runs a mutation as a promise with one outcome, for actors of statecharts.
import {
  commitMutation,
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  type SelectorStoreUpdater,
} from 'relay-runtime';
import { type Refusal, refusalOf } from './codedError.ts';
import { libraryIdOf } from './library.ts';
import { ResponseError } from './transportError.ts';

/** `done` with the data (typed results included), or `refused` with one of the API's codes. */
export type MutationOutcome<Data> = { kind: 'done'; data: Data } | ({ kind: 'refused' } & Refusal);

export interface MutateOptions<Data> {
  /** Aborts the request, and rejects the promise. */
  signal?: AbortSignal | undefined;
  updater?: SelectorStoreUpdater<Data> | undefined;
  /** The expected result, shown until the answer arrives, and reverted if there is none. */
  optimisticUpdater?: SelectorStoreUpdater<Data> | undefined;
}

/** Commits `mutation`. Rejects only when no usable answer came: NetworkError, TimeoutError, ResponseError. */
export function mutate<Operation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Operation['variables'],
  { signal, updater, optimisticUpdater }: MutateOptions<Operation['response']> = {},
): Promise<MutationOutcome<Operation['response']>> {
  return new Promise((resolve, reject: (error: Error) => void) => {
    signal?.throwIfAborted();
    const request = commitMutation<Operation>(environment, {
      mutation,
      variables,
      updater,
      optimisticUpdater,
      onCompleted(data) {
        resolve({ kind: 'done', data });
      },
      onError(error) {
        const errors = error instanceof ResponseError ? error.errors : [];
        const refusal = errors.map(refusalOf).find((each) => each !== null);
        if (refusal) resolve({ kind: 'refused', ...refusal });
        else reject(error);
      },
    });
    signal?.addEventListener('abort', () => {
      request.dispose();
      reject(new DOMException('The mutation was left', 'AbortError'));
    });
  });
}

/** A mutation whose input can name a library. */
interface LibraryMutation extends MutationParameters {
  readonly variables: { readonly input: { readonly libraryId?: string | null | undefined } };
}

/** Commits a mutation of the library that the environment shows; its input names the library. */
export function mutateLibrary<Operation extends LibraryMutation>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Operation['variables'],
  options?: MutateOptions<Operation['response']>,
): Promise<MutationOutcome<Operation['response']>> {
  const input = { ...variables.input, libraryId: libraryIdOf(environment) };
  return mutate<Operation>(environment, mutation, { ...variables, input }, options);
}
