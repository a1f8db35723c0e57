// The search box: what is typed goes into the address after a short rest, so that every search has its link.
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Kbd } from '#src/ui/text/Kbd.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { useShortcuts } from '../keys.ts';
import { without } from '../search.ts';
import { useLibraryNavigation } from '../useLibraryNavigation.ts';
import styles from './SearchBox.module.css';

const REST = 250;

/** Draws the box for the search text `query` of the address; `onLeave` moves on into the rows. */
export function SearchBox({ query, onLeave }: { query: string; onLeave: () => void }) {
  const go = useLibraryNavigation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [shown, setShown] = useState(query);
  // The address changed by other means (back, a link): the box follows, but never takes away what is being typed.
  if (query !== shown) {
    setShown(query);
    if (query !== text.replaceAll(/\s+/g, ' ').trim()) setText(query);
  }

  const search = (next: string) => {
    const q = next.replaceAll(/\s+/g, ' ').trim();
    if (q === query) return;
    // One entry in the history for each search, not for each letter.
    go((before) => (q === '' ? without(before, 'q') : { ...before, q }), { replace: query !== '' && q !== '' });
  };
  useEffect(() => {
    const timer = setTimeout(() => {
      search(text);
    }, REST);
    return () => {
      clearTimeout(timer);
    };
    // Only typing starts the rest anew; a new address has nothing to say to it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);
  const clear = () => {
    setText('');
    search('');
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
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
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
          setText(event.target.value);
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
