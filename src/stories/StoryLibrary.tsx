// Data for stories: the app's own Relay environment and network, whose requests are answered by the API's real schema over a fixed library.
// A story that asks for what the schema does not have, or shows a library that could not be, fails.
import { buildSchema, graphql } from 'graphql';
import { type ReactNode, Suspense, useState } from 'react';
import sdl from '#schema/schema.graphql?raw';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import type { StoredGroup } from './storyGroups.ts';
import { rootOf, type StoredDocument, storyDocuments } from './storyLibrary.ts';

const schema = buildSchema(sdl);

/** A request of the app: which operation it is, and what it asks for. */
export interface AskedOperation {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface StoryLibraryProps {
  documents?: readonly StoredDocument[] | undefined;
  groups?: readonly StoredGroup[] | undefined;
  /** What becomes of a request: an answer, none at all for ever, or a broken connection. */
  fate?: ((operation: AskedOperation) => 'answered' | 'waiting' | 'failing') | undefined;
  children: ReactNode;
}

function createStoryEnvironment({ documents = storyDocuments, groups, fate }: Omit<StoryLibraryProps, 'children'>) {
  const answer: typeof fetch = async (_address, request) => {
    const operation = JSON.parse(request?.body as string) as AskedOperation;
    const what = fate?.(operation) ?? 'answered';
    if (what === 'waiting') return new Promise<Response>(() => undefined);
    if (what === 'failing') throw new TypeError('No connection');
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
    fetch: answer,
    onUnauthenticated: () => undefined,
    log: (error, operation) => {
      if (error.name === 'ResponseError') console.error(operation, error.message);
    },
  });
}

/** Stands around a story that reads or changes the library. */
export function StoryLibrary({ documents, groups, fate, children }: StoryLibraryProps) {
  const [environment] = useState(() => createStoryEnvironment({ documents, groups, fate }));
  return (
    <RelayEnvironmentProvider environment={environment}>
      {/* Here and not further out, where the environment would be made anew for every answer. */}
      <Suspense fallback={<span data-story-coming />}>{children}</Suspense>
    </RelayEnvironmentProvider>
  );
}
