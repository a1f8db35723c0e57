// Fields that are filled from what the library holds already, or with what is typed: keywords, the name of a journal, people.
import { ChoiceEditor, type ChoiceEditorProps } from './ChoiceEditor.tsx';
import { ListEditor, type ListEditorProps } from './ListEditor.tsx';
import { formatEntities, parseNames } from '#bibliography/names.ts';
import { PeopleEditor, type PeopleEditorProps } from './PeopleEditor.tsx';
import { useLibraryOptions } from './useLibraryOptions.ts';

/** Draws keywords. */
export function KeywordsEditor(props: Omit<ListEditorProps, 'fetchOptions'>) {
  return <ListEditor {...props} fetchOptions={useLibraryOptions('KEYWORD')} />;
}

/** Draws the name of a journal. */
export function JournalNameEditor(props: Omit<ChoiceEditorProps, 'fetchOptions'>) {
  return <ChoiceEditor {...props} fetchOptions={useLibraryOptions('JOURNAL')} />;
}

const inReadingOrder = (name: string) => formatEntities(parseNames(name), 'full');

/** Draws people. */
export function KnownPeopleEditor(props: Omit<PeopleEditorProps, 'fetchOptions'>) {
  return <PeopleEditor {...props} fetchOptions={useLibraryOptions('PERSON', inReadingOrder)} />;
}
