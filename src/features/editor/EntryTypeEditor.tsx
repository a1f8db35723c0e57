// The entry type that a document was imported with or given. Exports use it only as long as it fits the kind of the document.
import { use } from 'react';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { entryTypeOf } from '#bibliography/entryTypes.ts';
import { ChoiceEditor, type ChoiceEditorProps } from './ChoiceEditor.tsx';
import { EditedDocument } from './EditedDocument.ts';
import { textOf } from '#src/features/documents/fieldValues.ts';
import { editorTexts } from './editorTexts.ts';

/** Renders the field. If exports use another type, the hint names it. */
export function EntryTypeEditor({ description, value, ...props }: Omit<ChoiceEditorProps, 'fetchOptions'>) {
  const edited = use(EditedDocument);
  const given = textOf(value).trim().toLowerCase();
  const draft = given === '' ? undefined : edited?.draft;
  const hint = !draft || entryTypeOf(draft, 'biblatex') === given ? description.hint : comesOutAs(draft);
  return <ChoiceEditor {...props} description={{ ...description, hint }} value={value} />;
}

function comesOutAs(draft: DocumentDraft): string {
  const [type, inBibtex] = [entryTypeOf(draft, 'biblatex'), entryTypeOf(draft, 'bibtex')];
  return editorTexts.kind.exportedAs(type, inBibtex);
}
