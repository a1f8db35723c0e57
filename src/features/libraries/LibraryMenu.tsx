// The menu of libraries: opens another one or a new one, and manages the open one.
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { fromPromise } from 'xstate';
import { librarySwitchMachine } from '#machines/librarySwitch/librarySwitchMachine.ts';
import type { ListedLibrary } from '#machines/librarySwitch/librarySwitchTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { useRelayEnvironment, useSubscribeToInvalidationState } from '#src/relay/hooks.ts';
import { librarySearch } from '#src/features/documents/addressChanges.ts';
import { LIBRARIES } from '#src/relay/invalidateLists.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { Menu } from '#src/ui/menu/Menu.tsx';
import type { MenuItem } from '#src/ui/menu/menuItems.ts';
import { LibraryFace } from './LibraryFace.tsx';
import styles from './LibraryFace.module.css';
import { loadLibraries } from './loadLibraries.ts';
import { libraryMenuTexts as texts } from './libraryMenuTexts.ts';
import { libraryTexts } from './libraryTexts.ts';
import { ownLibraryItems, restoringItems } from './ownLibraryItems.ts';
import { useLibraryName } from './useLibraryName.ts';

export interface LibraryMenuProps {
  /** Replaced in stories. */
  load?: typeof loadLibraries;
}

/** Renders the menu and its button. */
export function LibraryMenu({ load = loadLibraries }: LibraryMenuProps) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const library = useLibrary();
  const openId = library.id;
  const goTo = (id: string | null) => {
    void navigate({ to: '/dashboard', search: id === null ? {} : librarySearch(id) });
  };
  const name = useLibraryName();
  const [machine] = useState(() =>
    librarySwitchMachine.provide({
      actors: {
        load: fromPromise<readonly ListedLibrary[], undefined>(({ signal }) => load(environment, signal)),
      },
    }),
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (each) => each);
  const { libraries } = snapshot.context;
  useSubscribeToInvalidationState([LIBRARIES], () => {
    actor.send({ type: 'outdated' });
  });
  const known = libraries ?? [{ id: openId, name, isTrashed: false, isSoleOwned: false }];
  const isSoleOwned = known.find(({ id }) => id === openId)?.isSoleOwned;
  const opening = known.filter(({ isTrashed }) => !isTrashed);
  const listed = opening.map(({ id: listedId, name: label }) => ({
    kind: 'radio' as const,
    id: listedId,
    label,
    checked: listedId === openId,
    onSelect: () => {
      if (listedId !== openId) goTo(listedId);
    },
  }));
  const items: MenuItem[] = [
    { kind: 'group', id: 'libraries', label: texts.libraries, items: listed },
    ...(snapshot.matches('failed')
      ? [
          {
            id: 'retry',
            label: texts.failed,
            onSelect: () => {
              actor.send({ type: 'retry' });
            },
          },
        ]
      : libraries === null
        ? [{ id: 'loading', label: texts.loading, disabled: true, onSelect: () => undefined }]
        : []),
    'separator',
    ...ownLibraryItems(environment, { ...library, isSoleOwned: isSoleOwned === true }, goTo),
    ...restoringItems(
      environment,
      known.filter(({ isTrashed }) => isTrashed),
      goTo,
    ),
  ];
  return (
    <span className={styles.menu} data-part="libraries" data-state={statePath(snapshot.value)}>
      <Menu
        label={libraryTexts.switch(name)}
        face={<LibraryFace />}
        placement="bottom-start"
        items={items}
        onOpen={() => {
          // Others may have changed memberships, of which no event tells.
          if (snapshot.matches('listed')) actor.send({ type: 'outdated' });
        }}
      />
    </span>
  );
}
