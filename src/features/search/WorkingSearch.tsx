// Makes the search box work: its machine with server and storage, its suggestions, and its messages. Loaded on focus, or if there is a search already.
import {
  type RefObject,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Environment } from 'relay-runtime';
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { searchBoxMachine } from '#machines/searchBox/searchBoxMachine.ts';
import type {
  Recalled,
  SearchBoxEmitted,
  SearchReading,
  SearchSuggestion,
  SuggestionRequest,
} from '#machines/searchBox/searchBoxTypes.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { announce } from '#src/ui/live/announce.ts';
import { rowStop } from '#src/features/documents/rowStop.ts';
import type { LibrarySearch } from '#src/features/documents/libraryAddress.ts';
import { without } from '#src/features/documents/addressChanges.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import { MistakeLine } from './MistakeLine.tsx';
import { readSearch } from './readSearch.ts';
import { forgetSearch, rememberSearch } from './recentSearches.ts';
import { searchBoxTexts } from './searchBoxTexts.ts';
import { SearchFacts } from './SearchFacts.tsx';
import { askLibrary, recall } from './suggestions.ts';

export const SuggestionList = lazyPart(() => import('./SuggestionList.tsx').then((module) => module.SuggestionList));

export type SearchBoxActor = ActorRefFrom<typeof searchBoxMachine>;

/** Creates the search machine of a library and starts it. */
export function startSearchBox(environment: Environment, userId: string, query: string): SearchBoxActor {
  const machine = searchBoxMachine.provide({
    actors: {
      read: fromPromise<SearchReading, { text: string }>(({ input: { text } }) => Promise.resolve(readSearch(text))),
      recall: fromPromise<Recalled, SuggestionRequest>(({ input }) => Promise.resolve(recall(input, userId))),
      ask: fromPromise<readonly SearchSuggestion[], SuggestionRequest>(({ input, signal }) =>
        askLibrary(environment, input, signal),
      ),
    },
  });
  return createActor(machine, { input: { query } }).start();
}

/** Handles a key in the box. */
export function pressInBox(actor: SearchBoxActor, event: KeyboardEvent<HTMLInputElement>): void {
  // Keys during text composition belong to the input method.
  if (event.nativeEvent.isComposing) return;
  const { active, suggestions } = actor.getSnapshot().context;
  const suggestion = suggestions.find(({ id }) => id === active);
  switch (event.key) {
    case 'ArrowDown':
      actor.send(event.altKey ? { type: 'open' } : { type: 'moved', by: 1 });
      break;
    case 'ArrowUp':
      actor.send(event.altKey ? { type: 'close' } : { type: 'moved', by: -1 });
      break;
    case 'Escape':
      actor.send({ type: 'escape' });
      break;
    case 'Delete':
      if (suggestion?.kind !== 'recent') return;
      actor.send({ type: 'forget', id: suggestion.id });
      break;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      // Back in the text, where the key has its usual function.
      if (active !== null) actor.send({ type: 'active.set', id: null });
      return;
    default:
      return;
  }
  event.preventDefault();
}

export interface WorkingSearchProps {
  actor: SearchBoxActor;
  snapshot: SnapshotFrom<typeof searchBoxMachine>;
  search: LibrarySearch;
  title: string;
  userId: string;
  input: RefObject<HTMLInputElement | null>;
  /** Anchor of the suggestions while the search is explained below the box: they don't cover the explanation. */
  form: RefObject<HTMLElement | null>;
  /** Their anchor otherwise. */
  box: RefObject<HTMLElement | null>;
  ids: { readonly list: string; readonly facts: string };
  onSave: ((query: string) => void) | undefined;
}

/** Renders everything around the input, and performs the machine's actions. */
export function WorkingSearch(props: WorkingSearchProps) {
  const { actor, snapshot, search, title, userId, input, form, box, ids, onSave } = props;
  const { text, mistake, meaning, suggestions, active } = snapshot.context;
  const query = search.q ?? '';
  const go = useLibraryNavigation();
  const caret = useRef<number | null>(null);
  const hear = useEffectEvent((event: SearchBoxEmitted) => {
    switch (event.type) {
      case 'search.wanted':
        go((before) => (event.query === '' ? without(before, 'q') : { ...before, q: event.query }), {
          replace: event.replace,
        });
        return;
      case 'search.used':
        rememberSearch(userId, event.query);
        return;
      case 'suggestion.forgotten':
        announce(searchBoxTexts.suggestions.forgotten(event.suggestion.label));
        forgetSearch(userId, event.suggestion.text);
        return;
      case 'caret.wanted':
        caret.current = event.caret;
        return;
      case 'mistake.pointedOut':
        announce(event.mistake.message);
        input.current?.setSelectionRange(event.mistake.start, event.mistake.end);
        return;
      case 'leave.wanted':
        if (event.to === 'rows') rowStop(document)?.focus();
        else input.current?.blur();
    }
  });
  useEffect(() => {
    const heard = actor.on('*', (event) => {
      hear(event);
    });
    return () => {
      heard.unsubscribe();
    };
  }, [actor]);
  useEffect(() => {
    actor.send({ type: 'query.changed', query });
  }, [actor, query]);
  // The text has to be set first.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const complaint = mistake?.message;
  useEffect(() => {
    if (complaint !== undefined) announce(complaint);
  }, [complaint]);
  const count = suggestions.length;
  useEffect(() => {
    if (count > 0) announce(searchBoxTexts.suggestions.count(count));
  }, [count]);
  const isSaid = query !== '' || mistake !== null;

  return (
    <>
      {mistake && <MistakeLine input={input} text={text} mistake={mistake} />}
      {count > 0 && (
        <Suspense>
          <SuggestionList
            // Remounts when its anchor changes.
            key={isSaid ? 'below what is said' : 'below the box'}
            id={ids.list}
            control={isSaid ? form : box}
            suggestions={suggestions}
            active={active}
            onActivate={(id) => {
              actor.send({ type: 'active.set', id });
            }}
            onChoose={(id) => {
              actor.send({ type: 'choose', id });
            }}
            onForget={(id) => {
              actor.send({ type: 'forget', id });
            }}
          />
        </Suspense>
      )}
      {isSaid && (
        <div id={ids.facts}>
          <SearchFacts search={search} title={title} meaning={meaning} mistake={mistake} text={text} onSave={onSave} />
        </div>
      )}
    </>
  );
}
