// Information about a search, below its box: its meaning or its error, its scope, and a button that makes it a group.
import { Link } from '@tanstack/react-router';
import { queryOf } from '#machines/searchBox/searchBoxMachine.ts';
import type { SearchMistake } from '#machines/searchBox/searchBoxTypes.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useListCount } from '#src/features/documents/counts.ts';
import { type LibrarySearch, TRASH } from '#src/features/documents/libraryAddress.ts';
import { listVariables } from '#src/features/documents/listVariables.ts';
import { without } from '#src/features/documents/addressChanges.ts';
import { FieldHint } from './FieldHint.tsx';
import { readSearch } from './readSearch.ts';
import { searchBoxTexts } from './searchBoxTexts.ts';
import styles from './SearchFacts.module.css';

export interface SearchFactsProps {
  search: LibrarySearch;
  /** A description of the list. */
  title: string;
  meaning: string | null;
  mistake: SearchMistake | null;
  /** The text in the box. */
  text: string;
  onSave: ((query: string) => void) | undefined;
}

/** Renders the lines. */
export function SearchFacts({ search, title, meaning, mistake, text, onSave }: SearchFactsProps) {
  const { q, group } = search;
  const typed = queryOf(text);
  // A search from a link may be invalid; it is not counted then.
  const isFound = q !== undefined && readSearch(q).kind === 'search';
  return (
    <div className={styles.facts}>
      {mistake ? (
        <Mistake mistake={mistake} text={text} isFound={isFound && q !== typed} />
      ) : (
        meaning !== null && (
          <p className={styles.meaning} data-search-meaning>
            {searchBoxTexts.meaning(meaning)}
            <FieldHint search={search} />
          </p>
        )
      )}
      {q !== undefined && !mistake && (
        <div className={styles.steps}>
          {group !== undefined && isFound && <Scope search={search} title={title} />}
          {onSave && group !== TRASH && (
            <TextButton
              onClick={() => {
                // The text of the box, even if it isn't searched yet.
                onSave(typed || q);
              }}
            >
              {searchBoxTexts.save}
            </TextButton>
          )}
        </div>
      )}
    </div>
  );
}

interface MistakeProps {
  mistake: SearchMistake;
  text: string;
  /** There was a search before. */
  isFound: boolean;
}

/** The position itself is underlined in the box. */
function Mistake({ mistake: { start, message }, text, isFound }: MistakeProps) {
  return (
    <p className={styles.mistake} data-search-mistake>
      <Icon name="warning" size="sm" />
      <span>
        {start < text.trimEnd().length && searchBoxTexts.mistakeAt(start + 1)}
        {message}
        {isFound && <span className={styles.quiet}>{searchBoxTexts.listStays}</span>}
      </span>
    </p>
  );
}

/** "12 in Chocolate, 84 in the whole library". */
function Scope({ search, title }: Pick<SearchFactsProps, 'search' | 'title'>) {
  const { filterBy } = listVariables(search);
  const inGroup = useListCount(filterBy);
  const inLibrary = useListCount(filterBy?.query === undefined ? null : { query: filterBy.query });
  if (inGroup === null || inLibrary === null || title === '') return null;
  return (
    <span className={styles.scope} data-search-scope>
      {searchBoxTexts.inList(inGroup, search.group === TRASH ? searchBoxTexts.inTrash : title)}
      <Link
        to="/dashboard"
        search={(before: LibrarySearch) => without(without(before, 'group'), 'match')}
        preload={false}
        resetScroll={false}
        // The button disappears with the group.
        onClick={({ currentTarget }) => currentTarget.closest('form')?.querySelector('input')?.focus()}
      >
        {searchBoxTexts.inLibrary(inLibrary)}
      </Link>
    </span>
  );
}
