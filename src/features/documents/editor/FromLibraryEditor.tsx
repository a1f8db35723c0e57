// Fields that are filled from what the library holds already, or with what is typed: keywords, and the name of a journal.
import { ChoiceEditor, type ChoiceEditorProps } from './ChoiceEditor.tsx';
import { ListEditor, type ListEditorProps } from './ListEditor.tsx';
import { useLibraryOptions } from './useLibraryOptions.ts';

/** Draws keywords. */
export function KeywordsEditor(props: Omit<ListEditorProps, 'fetchOptions'>) {
  return <ListEditor {...props} fetchOptions={useLibraryOptions('KEYWORD')} />;
}

/** Draws the name of a journal. */
export function JournalNameEditor(props: Omit<ChoiceEditorProps, 'fetchOptions'>) {
  return <ChoiceEditor {...props} fetchOptions={useLibraryOptions('JOURNAL')} />;
}
