// The search box as every first visit loads it: a text box with the shortcut `/`. The rest loads on focus or with the first search; text typed before is kept.
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { statePath } from '#machines/statePath.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { loadOptional } from '#src/ui/preload.ts';
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
  /** A description of the list. */
  title: string;
  /** The library's owner. */
  userId: string;
  /** Makes the search a group. */
  onSave?: ((query: string) => void) | undefined;
}

/** Renders the box for the address, and messages about the search below it. */
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
    // Passes on the text typed before it loaded.
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
        // Searching itself works without the rest.
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

/** The machine's input for a text. */
function changeOf({ value, selectionEnd }: HTMLInputElement, isComposing: boolean) {
  return { type: 'text.changed', text: value, caret: selectionEnd ?? value.length, isComposing } as const;
}

/** The rest of the search box, once loaded; `begin` gives its first event. Without a search it waits for `load`. */
function useWorking(query: string, userId: string, begin: () => readonly Parameters<SearchBoxActor['send']>[0][]) {
  const environment = useRelayEnvironment();
  const [working, setWorking] = useState<Working | null>(null);
  const [isWanted, setWanted] = useState(query !== '');
  if (query !== '' && !isWanted) setWanted(true);
  const start = useEffectEvent(({ startSearchBox, pressInBox, WorkingSearch }: Module) => {
    const actor = startSearchBox(environment, userId, query);
    for (const event of begin()) actor.send(event);
    // Synchronously, so that no letter typed in between is lost.
    flushSync(() => {
      setWorking({ actor, pressInBox, WorkingSearch });
    });
    return actor;
  });
  useEffect(() => {
    if (!isWanted) return;
    let actor: SearchBoxActor | null = null;
    let isGone = false;
    loadOptional(fetchWorking()).then(
      (module) => {
        if (!isGone) actor = start(module);
      },
      () => {
        // Focusing the box again retries.
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
