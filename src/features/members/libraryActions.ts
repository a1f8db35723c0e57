// Asks before shared libraries are created, renamed, deleted and left, and does it. Load it when one of them is chosen.
import type { Environment } from 'relay-runtime';
import { messageOf } from '#machines/problem.ts';
import { confirmDialog, promptDialog } from '#src/ui/dialog/askDialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { create, leave, type NamedLibrary, rename, restore, trash } from './libraryRequests.ts';
import { membersTexts as texts } from './membersTexts.ts';

const validate = (name: string) => (name.trim() === '' ? texts.create.missing : null);

/** Asks for a name and creates a library; null if the person cancelled. The dialog stays open as long as that fails. */
export async function createLibrary(environment: Environment): Promise<NamedLibrary | null> {
  let made: NamedLibrary | null = null;
  let request = { name: '', key: '' };
  await promptDialog({
    title: texts.create.title,
    message: texts.create.message,
    label: texts.create.label,
    placeholder: texts.create.placeholder,
    confirmLabel: texts.create.confirm,
    busyLabel: texts.create.busy,
    validate,
    confirmAction: async (typed, signal) => {
      const name = typed.trim();
      // A retry without an answer creates no second library.
      if (request.name !== name) request = { name, key: crypto.randomUUID() };
      made = await create(environment, request, signal);
    },
  });
  return made;
}

/** Asks for another name; null if the person cancelled. */
export async function renameLibrary(
  environment: Environment,
  { id, name: present }: NamedLibrary,
): Promise<NamedLibrary | null> {
  let renamed: NamedLibrary | null = null;
  await promptDialog({
    title: texts.rename.title,
    label: texts.rename.label,
    value: present,
    confirmLabel: texts.rename.confirm,
    busyLabel: texts.rename.busy,
    validate,
    confirmAction: async (typed, signal) => {
      renamed = await rename(environment, { id, name: typed.trim() }, signal);
      toast({ tone: 'success', message: texts.rename.done(renamed.name) });
    },
  });
  return renamed;
}

/** Restores a library from the trash. Rejects with a message for the person if that failed. */
export async function restoreLibrary(environment: Environment, { id }: Pick<NamedLibrary, 'id'>): Promise<void> {
  try {
    const { name } = await restore(environment, id);
    toast({ tone: 'success', message: texts.restored(name) });
  } catch (error) {
    throw new Error(texts.notRestored(messageOf(error)), { cause: error });
  }
}

/** Asks, and moves a library to the trash; whether it is there now. A message offers to restore it, which then calls `onRestored`. */
export async function deleteLibrary(
  environment: Environment,
  library: NamedLibrary,
  onRestored: () => void = () => undefined,
): Promise<boolean> {
  const { reason } = await confirmDialog({
    title: texts.delete.title(library.name),
    message: texts.delete.message,
    confirmLabel: texts.delete.confirm,
    busyLabel: texts.delete.busy,
    tone: 'danger',
    confirmAction: (signal) => trash(environment, library.id, signal),
  });
  if (reason !== 'ok') return false;
  toast({
    tone: 'success',
    message: texts.delete.done(library.name),
    action: {
      label: texts.delete.undo,
      run: async () => {
        await restoreLibrary(environment, library);
        onRestored();
      },
    },
  });
  return true;
}

/** Asks, and ends the membership; whether it has ended. */
export async function leaveLibrary(environment: Environment, { id, name }: NamedLibrary): Promise<boolean> {
  const { reason } = await confirmDialog({
    ...texts.questions.leave(name),
    confirmAction: async (signal) => {
      const answer = await leave(environment, id, signal);
      if (answer.kind === 'refused') throw new Error(answer.message);
    },
  });
  if (reason !== 'ok') return false;
  toast({ tone: 'success', message: texts.left(name) });
  return true;
}
