// The entries of the menu of libraries that make a library, manage the one that is open, and restore one from the trash.
import type { Environment } from 'relay-runtime';
import { messageOf } from '#machines/problem.ts';
import type { ListedLibrary } from '#machines/librarySwitch/librarySwitchTypes.ts';
import { loadLibraryActions, openMembers } from '#src/features/members/openMembers.ts';
import type { LibraryFacts } from '#src/relay/useLibrary.ts';
import type { MenuItem } from '#src/ui/menu/menuItems.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { libraryMenuTexts as texts } from './libraryMenuTexts.ts';

/** What is known of the open library. */
export interface OpenLibrary extends LibraryFacts {
  /** Whether the person is its only owner, as far as it is known: otherwise the server says so. */
  readonly isSoleOwned: boolean;
}

/** `goTo` opens a library by its id in the API, or the personal one. */
export function ownLibraryItems(
  environment: Environment,
  { id, name, role, isGone, isSoleOwned }: OpenLibrary,
  goTo: (id: string | null) => void,
): MenuItem[] {
  const creating: MenuItem = {
    id: 'create',
    label: texts.create,
    icon: 'plus',
    onSelect: () => {
      void loadLibraryActions().then(async (actions) => {
        const created = await actions?.createLibrary(environment);
        if (created) goTo(created.id);
      });
    },
  };
  if (name === null || isGone) return [creating];
  const library = { id, name };
  const toPersonal = () => {
    goTo(null);
  };
  return [
    creating,
    'separator',
    {
      id: 'members',
      label: texts.members(role === 'OWNER'),
      icon: 'people',
      onSelect: () => {
        void openMembers(environment, library, toPersonal);
      },
    },
    ...(role === 'OWNER'
      ? ([
          {
            id: 'rename',
            label: texts.rename,
            icon: 'edit',
            onSelect: () => {
              void loadLibraryActions().then((actions) => actions?.renameLibrary(environment, library));
            },
          },
          {
            id: 'delete',
            label: texts.delete,
            icon: 'trash',
            tone: 'danger',
            onSelect: () => {
              void loadLibraryActions().then(async (actions) => {
                const isDeleted = await actions?.deleteLibrary(environment, library, () => {
                  goTo(id);
                });
                if (isDeleted) toPersonal();
              });
            },
          },
        ] satisfies MenuItem[])
      : []),
    {
      id: 'leave',
      label: isSoleOwned ? texts.mayNotLeave : texts.leave,
      icon: 'close',
      disabled: isSoleOwned,
      onSelect: () => {
        void loadLibraryActions().then(async (actions) => {
          if (await actions?.leaveLibrary(environment, library)) toPersonal();
        });
      },
    },
  ];
}

/** The entries that restore these libraries, which are in the trash. */
export function restoringItems(
  environment: Environment,
  trashed: readonly ListedLibrary[],
  goTo: (id: string) => void,
): MenuItem[] {
  if (trashed.length === 0) return [];
  const restore = async (id: string) => {
    const actions = await loadLibraryActions();
    if (!actions) return;
    try {
      await actions.restoreLibrary(environment, { id });
      goTo(id);
    } catch (error) {
      toast({ tone: 'danger', message: messageOf(error) });
    }
  };
  const items = trashed.map(({ id, name }) => ({
    id: `restore-${id}`,
    label: texts.restore(name),
    onSelect: () => {
      void restore(id);
    },
  }));
  return ['separator', { kind: 'group', id: 'trash', label: texts.trash, items }];
}
