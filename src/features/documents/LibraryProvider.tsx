// Provides the data of a library, and what the person may do in it, to the components that show it.
import type { ReactNode } from 'react';
import type { Environment } from 'relay-runtime';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { LibraryContext } from '#src/relay/useLibrary.ts';
import { useLibraryFacts } from './useLibraryFacts.ts';

/** Provides the library of this environment. */
export function LibraryProvider({ environment, children }: { environment: Environment; children: ReactNode }) {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <LibraryContext value={useLibraryFacts(environment)}>{children}</LibraryContext>
    </RelayEnvironmentProvider>
  );
}
