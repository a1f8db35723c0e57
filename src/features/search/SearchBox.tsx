// The search box as every first visit loads it: a text box that `/` reaches. What makes it work comes when somebody comes to it, or with
// the first search; what was typed until then is kept.
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { statePath } from '#machines/statePath.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { preload } from '#src/ui/preload.ts';
import { Kbd } from '#src/ui/text/Kbd.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { useShortcuts } from '#src/ui/focus/shortcuts.ts';
import type { LibrarySearch } from '#src/features/documents/libraryAddress.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import { searchBoxTexts } from './searchBoxTexts.ts';
import styles from './SearchBox.module.css';
import type { SearchBoxActor } from './WorkingSearch.tsx';

const fetchWorking = () => import('./WorkingSearch.tsx');

type Module = Awaited<ReturnType<typeof fetchWorking>>;

interface Working extends Pick<Module, 'pressInBox' | 'WorkingSearch'> {
  readonly actor: SearchBoxActor;
}

export interface SearchBoxProps {
  search: LibrarySearch;
  /** What is listed, in words. */
  title: string;
  /** Whose library it is. */
  userId: string;
  /** Makes a group of what a search finds. */
  onSave?: ((query: string) => void) | undefined;
}

/** Draws the box for the address, and below it what there is to say of the search. */
export function SearchBox({ search, title, userId, onSave }: SearchBoxProps) {
  const query = search.q ?? '';
  const ids = { list: useId(), facts: useId() };
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const go = useLibraryNavigation();
  const [typed, setTyped] = useState<string | null>(null);
  const isSubmitted = useRef(false);
  const { working, load } = useWorking(query, userId, () => {
    // What came before it is told to it now.
    const element = input.current;
    if (!element || document.activeElement !== element) return [];
    const began = element.value === query ? ({ type: 'entered' } as const) : changeOf(element, false);
    return isSubmitted.current ? [began, { type: 'enter' }] : [began];
  });
  const actor = working?.actor;
  const snapshot = useSyncExternalStore(
    (changed) => {
      const subscription = actor?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    () => actor?.getSnapshot() ?? null,
  );
  const text = snapshot?.context.text ?? typed ?? query;
  const active = snapshot?.context.suggestions.findIndex(({ id }) => id === snapshot.context.active) ?? -1;
  const isOpen = (snapshot?.context.suggestions.length ?? 0) > 0;
  const isMistaken = snapshot?.context.mistake != null;

  useShortcuts({
    '/': () => {
      input.current?.focus();
      input.current?.select();
    },
  });

  return (
    <form
      ref={form}
      role="search"
      className={styles.form}
      data-state={snapshot ? statePath(snapshot.value) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (actor) actor.send({ type: 'enter' });
        // It can be searched for without all the rest.
        else if (text.trim() !== '') {
          isSubmitted.current = true;
          go((before) => ({ ...before, q: text }));
        }
      }}
      onPointerEnter={load}
    >
      <div ref={box} className={styles.box}>
        <TextInput
          ref={input}
          start={<Icon name="search" />}
          end={
            text === '' ? (
              <span className={styles.hint} aria-hidden="true">
                <Kbd>/</Kbd>
              </span>
            ) : (
              <IconButton
                size="sm"
                icon="close"
                label={searchBoxTexts.clear}
                onClick={() => {
                  if (actor) actor.send({ type: 'clear' });
                  else setTyped('');
                  input.current?.focus();
                }}
              />
            )
          }
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? ids.list : undefined}
          aria-activedescendant={active < 0 ? undefined : `${ids.list}-${active}`}
          aria-invalid={isMistaken || undefined}
          aria-describedby={snapshot && (query !== '' || isMistaken) ? ids.facts : undefined}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={searchBoxTexts.label}
          aria-keyshortcuts="/"
          placeholder={searchBoxTexts.placeholder}
          value={text}
          onFocus={() => {
            load();
            actor?.send({ type: 'entered' });
          }}
          onBlur={() => {
            actor?.send({ type: 'left' });
          }}
          onChange={({ target, nativeEvent }) => {
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            if (actor) actor.send(changeOf(target, isComposing));
            else setTyped(target.value);
          }}
          onCompositionEnd={({ currentTarget }) => {
            actor?.send(changeOf(currentTarget, false));
          }}
          onKeyDown={(event) => {
            if (working) working.pressInBox(working.actor, event);
          }}
        />
      </div>
      <div className={styles.below}>
        {working && snapshot && (
          <working.WorkingSearch
            actor={working.actor}
            snapshot={snapshot}
            {...{ search, title, userId, input, form, box, ids, onSave }}
          />
        )}
      </div>
    </form>
  );
}

/** What the machine is told of the text. */
function changeOf({ value, selectionEnd }: HTMLInputElement, isComposing: boolean) {
  return { type: 'text.changed', text: value, caret: selectionEnd ?? value.length, isComposing } as const;
}

/** What makes the box work, once it is there; `begin` says what it is told then. Without a search it waits for `load`. */
function useWorking(query: string, userId: string, begin: () => readonly Parameters<SearchBoxActor['send']>[0][]) {
  const environment = useRelayEnvironment();
  const [working, setWorking] = useState<Working | null>(null);
  const [isWanted, setWanted] = useState(query !== '');
  if (query !== '' && !isWanted) setWanted(true);
  const start = useEffectEvent(({ startSearchBox, pressInBox, WorkingSearch }: Module) => {
    const actor = startSearchBox(environment, userId, query);
    for (const event of begin()) actor.send(event);
    // At once: a letter typed in between would be nobody's.
    flushSync(() => {
      setWorking({ actor, pressInBox, WorkingSearch });
    });
    return actor;
  });
  useEffect(() => {
    if (!isWanted) return;
    let actor: SearchBoxActor | null = null;
    let isGone = false;
    preload(fetchWorking()).then(
      (module) => {
        if (!isGone) actor = start(module);
      },
      () => {
        // The next who comes to the box tries again.
        if (!isGone) setWanted(false);
      },
    );
    return () => {
      isGone = true;
      actor?.stop();
    };
  }, [isWanted, userId, environment]);
  return {
    working,
    load: () => {
      setWanted(true);
    },
  };
}
