// The search box: what is typed goes into the address after a short rest, so that every search has its link.
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { searchBoxMachine } from '#machines/searchBox/searchBoxMachine.ts';
import { statePath } from '#machines/statePath.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Kbd } from '#src/ui/text/Kbd.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { useShortcuts } from '#src/ui/focus/shortcuts.ts';
import { without } from '../searchSteps.ts';
import { useLibraryNavigation } from '../useLibraryNavigation.ts';
import styles from './SearchBox.module.css';

/** Draws the box for the search text `query` of the address; `onLeave` moves on into the rows. */
export function SearchBox({ query, onLeave }: { query: string; onLeave: () => void }) {
  const go = useLibraryNavigation();
  const input = useRef<HTMLInputElement>(null);
  const [snapshot, send, actor] = useMachine(searchBoxMachine, { input: { query } });
  const { text } = snapshot.context;

  useEffect(() => {
    send({ type: 'query.changed', query });
  }, [send, query]);
  useEffect(() => {
    const wanted = actor.on('search.wanted', ({ query: q, replace }) => {
      go((before) => (q === '' ? without(before, 'q') : { ...before, q }), { replace });
    });
    return () => {
      wanted.unsubscribe();
    };
  }, [actor, go]);

  const clear = () => {
    send({ type: 'clear' });
    input.current?.focus();
  };
  useShortcuts({
    '/': () => {
      input.current?.focus();
      input.current?.select();
    },
  });

  return (
    <form
      role="search"
      data-state={statePath(snapshot.value)}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'search' });
      }}
    >
      <TextInput
        ref={input}
        start={<Icon name="search" />}
        end={
          text === '' ? (
            <span className={styles.hint} aria-hidden="true">
              <Kbd>/</Kbd>
            </span>
          ) : (
            <IconButton size="sm" icon="close" label="Clear the search" onClick={clear} />
          )
        }
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label="Search documents"
        aria-keyshortcuts="/"
        placeholder="Search titles, people, years, venues, keywords"
        maxLength={500}
        value={text}
        onChange={(event) => {
          send({ type: 'text.changed', text: event.target.value });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault();
            if (text === '') input.current?.blur();
            else clear();
          }
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            onLeave();
          }
        }}
      />
    </form>
  );
}
