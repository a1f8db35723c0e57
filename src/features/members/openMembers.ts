// What other features open: the members of a shared library, and the dialogs that create, rename, delete and leave one. Their code is loaded then.
import type { Environment } from 'relay-runtime';
import { toast } from '#src/ui/toast/toast.ts';
import type { NamedLibrary } from './libraryRequests.ts';
import { membersTexts } from './membersTexts.ts';

/** Loads code, and tells the person if that failed. */
async function load<Module>(loading: Promise<Module>): Promise<Module | null> {
  try {
    return await loading;
  } catch {
    toast({ tone: 'danger', message: membersTexts.notLoaded });
    return null;
  }
}

/** Opens the members of a library. `onNoMember` is called when the person left it, or is found to be no member any more. */
export async function openMembers(
  environment: Environment,
  library: NamedLibrary,
  onNoMember: () => void,
): Promise<void> {
  const module = await load(import('./showMembers.tsx'));
  module?.showMembers(environment, library, onNoMember);
}

/** The dialogs about one library, and for a new one; null if their code could not be loaded, which the person is told. */
export const loadLibraryActions = () => load(import('./libraryActions.ts'));
