// Data for stories: the app's own Relay environment and network layer, answered by the API's real schema from a fixed library. A story fails if it requests
// unknown fields or if its library is inconsistent.
import { buildSchema, graphql } from 'graphql';
import { type ReactNode, Suspense, useState } from 'react';
import sdl from '#schema/schema.graphql?raw';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import type { StoredGroup } from './storyGroups.ts';
import { rootOf, type StoredDocument, storyDocuments, storyLibraryId } from './storyLibrary.ts';

const schema = buildSchema(sdl);

/** A request of the app: the operation and its variables. */
export interface AskedOperation {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface StoryLibraryProps {
  /** The id of the library in the API. By default it is a personal one. */
  libraryId?: string | undefined;
  documents?: readonly StoredDocument[] | undefined;
  groups?: readonly StoredGroup[] | undefined;
  /** How requests are answered: normally, never, or with a broken connection. */
  outcomeOf?: ((operation: AskedOperation) => 'answered' | 'waiting' | 'failing') | undefined;
  children: ReactNode;
}

function createStoryEnvironment({
  libraryId = storyLibraryId,
  documents = storyDocuments,
  groups,
  outcomeOf,
}: Omit<StoryLibraryProps, 'children'>) {
  const answer: typeof fetch = async (_address, request) => {
    const operation = JSON.parse(request?.body as string) as AskedOperation;
    const outcome = outcomeOf?.(operation) ?? 'answered';
    if (outcome === 'waiting') return new Promise<Response>(() => undefined);
    if (outcome === 'failing') throw new TypeError('No connection');
    const { operationName, query, variables } = operation;
    return Response.json(
      await graphql({
        schema,
        rootValue: rootOf(documents, groups),
        source: query,
        operationName,
        variableValues: variables,
      }),
    );
  };
  return createEnvironment({
    url: '/api',
    libraryId,
    fetch: answer,
    onUnauthenticated: () => undefined,
    log: (error, operation) => {
      if (error.name === 'ResponseError') console.error(operation, error.message);
    },
  });
}

/** Wraps a story that reads or changes the library. */
export function StoryLibrary({ children, ...library }: StoryLibraryProps) {
  const [environment] = useState(() => createStoryEnvironment(library));
  return (
    <RelayEnvironmentProvider environment={environment}>
      {/* Inside the boundary: outside, the environment would be created anew for every answer. */}
      <Suspense fallback={<span data-story-coming />}>{children}</Suspense>
    </RelayEnvironmentProvider>
  );
}
