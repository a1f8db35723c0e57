// Fields with suggestions from the library: keywords, people, names of journals, books, series and institutions.
import type { SuggestedValue } from '#src/__generated__/askSuggestionsQuery.graphql.ts';
import { ChoiceEditor, type ChoiceEditorProps } from './ChoiceEditor.tsx';
import { ListEditor, type ListEditorProps } from './ListEditor.tsx';
import { parseNames } from '#bibliography/nameLists.ts';
import { formatEntities } from '#bibliography/names.ts';
import { PeopleEditor, type PeopleEditorProps } from './PeopleEditor.tsx';
import { PublishersEditor, type PublishersEditorProps } from './PublishersEditor.tsx';
import { useLibraryOptions } from './useLibraryOptions.ts';

/** Renders the field for keywords. */
export function KeywordsEditor(props: Omit<ListEditorProps, 'fetchOptions'>) {
  return <ListEditor {...props} fetchOptions={useLibraryOptions('KEYWORD')} />;
}

export interface VenueEditorProps extends Omit<ChoiceEditorProps, 'fetchOptions'> {
  venue: Extract<SuggestedValue, 'BOOK' | 'INSTITUTION' | 'JOURNAL' | 'SERIES'>;
}

/** Renders the field for the name of a journal, book, series or institution. */
export function VenueEditor({ venue, ...props }: VenueEditorProps) {
  return <ChoiceEditor {...props} fetchOptions={useLibraryOptions(venue)} />;
}

/** Renders the field for publishers. */
export function KnownPublishersEditor(props: Omit<PublishersEditorProps, 'fetchOptions'>) {
  return <PublishersEditor {...props} fetchOptions={useLibraryOptions('PUBLISHER')} />;
}

const inReadingOrder = (name: string) => formatEntities(parseNames(name), 'full');

/** Renders the field for people. */
export function KnownPeopleEditor(props: Omit<PeopleEditorProps, 'fetchOptions'>) {
  return <PeopleEditor {...props} fetchOptions={useLibraryOptions('PERSON', inReadingOrder)} />;
}
