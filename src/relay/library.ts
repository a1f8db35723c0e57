// The library of a Relay environment. Each library that a person opens has an environment of its own, so that nothing is ever shown in another one.
import type { Environment } from 'relay-runtime';

/** What `createEnvironment` keeps in the environment's options. */
export interface LibraryOptions {
  /** The id in the API of the library that is shown; null while nobody is logged in. */
  readonly libraryId: string | null;
  /** The environments of all libraries that this page has shown, by the library's id; none where a single library is shown. */
  readonly shown?: ReadonlyMap<string | null, Promise<Environment>> | undefined;
}

/** The id in the API of the library that this environment shows. */
export function libraryIdOf(environment: Environment): string {
  const { libraryId } = environment.options as LibraryOptions;
  if (libraryId === null) throw new Error('No library is open while nobody is logged in');
  return libraryId;
}

/** The environment of another library; null if this page has not shown it, so that nothing of it is cached. */
export async function findShownLibrary(environment: Environment, libraryId: string): Promise<Environment | null> {
  const { shown } = environment.options as LibraryOptions;
  // One that couldn't be created has nothing cached either.
  return (await shown?.get(libraryId)?.catch(() => null)) ?? null;
}
