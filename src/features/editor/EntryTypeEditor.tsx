// The entry type that a document came with or was given. It is written only as long as it says the kind of the document.
import { use } from 'react';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { entryTypeOf } from '#bibliography/entryTypes.ts';
import { ChoiceEditor, type ChoiceEditorProps } from './ChoiceEditor.tsx';
import { EditedDocument } from './EditedDocument.ts';
import { textOf } from '#src/features/documents/fieldValues.ts';
import { editorTexts } from './editorTexts.ts';

/** Draws the field. Where another type is written, the hint says which. */
export function EntryTypeEditor({ description, value, ...props }: Omit<ChoiceEditorProps, 'fetchOptions'>) {
  const edited = use(EditedDocument);
  const given = textOf(value).trim().toLowerCase();
  // The form holds the fields by the names and shapes of the input; the compiler cannot follow a patch that far.
  const draft = given === '' ? undefined : (edited?.draft as DocumentDraft | undefined);
  const hint = !draft || entryTypeOf(draft, 'biblatex') === given ? description.hint : comesOutAs(draft);
  return <ChoiceEditor {...props} description={{ ...description, hint }} value={value} />;
}

function comesOutAs(draft: DocumentDraft): string {
  const [type, inBibtex] = [entryTypeOf(draft, 'biblatex'), entryTypeOf(draft, 'bibtex')];
  return editorTexts.kind.exportedAs(type, inBibtex);
}
