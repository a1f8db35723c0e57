// The menu of further actions on many documents: set fields, add keywords, generate citation keys, copy, export.
import { documentKinds } from '#bibliography/documents.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldsOf } from '#bibliography/kinds.ts';
import { readList } from '#bibliography/writtenLists.ts';
import { confirmDialog, promptDialog } from '#src/ui/dialog/askDialog.tsx';
import { exportMenu } from '#src/ui/export/exportMenu.ts';
import type { MenuItem } from '#src/ui/menu/menuItems.ts';
import { openCopyToLibrary } from '#src/features/copyToLibrary/openCopyToLibrary.ts';
import type { CopyMenu } from '#src/features/citations/copy/useCopyMenu.ts';
import { editDocuments } from '#src/features/documents/mutations/editDocuments.ts';
import { makeCitationKeys } from '#src/features/documents/mutations/makeCitationKeys.ts';
import { inSentence } from '#bibliography/inSentence.ts';
import type { ListActions } from './listActions.ts';
import type { LibraryPage } from '#src/features/documents/libraryPage.ts';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';
import { selectionTexts as texts } from './selectionTexts.ts';
import { hintOf, problemOf, separatorHint, valueOf } from './writtenField.ts';

/** Fields that can be cleared but not set, because one text doesn't tell which part of each name is which. */
const clearedOnly: ReadonlySet<string> = new Set(['entities', 'publishers']);

/** Fields that can be set to one text in many documents; and those that can be cleared. */
const fields: readonly FieldDescription[] = [
  ...new Map(
    documentKinds
      .flatMap((kind) => fieldsOf(kind))
      .filter(
        ({ name, editing, editable }) =>
          editable &&
          (['text', 'longText', 'date', 'list'].includes(editing) || clearedOnly.has(editing)) &&
          !['title', 'subtitle', 'keywords', 'citationKeys'].includes(name),
      )
      .map((field) => [field.name, field]),
  ).values(),
].sort((one, other) => one.label.localeCompare(other.label));

async function askForField(library: LibraryPage, documents: ActionTarget, field: FieldDescription): Promise<void> {
  const { name, label } = field;
  await promptDialog({
    title: texts.set.title(inSentence(label), documents.name),
    label,
    hint: (text) => hintOf(field, text),
    validate: (text) => problemOf(field, text),
    confirmLabel: texts.set.confirm,
    busyLabel: texts.set.busy,
    confirmAction: (text) => {
      const value = valueOf(field, text);
      const done = (value === null ? texts.clear : texts.set).done(label);
      return editDocuments(library, documents, { set: { name, value } }, done);
    },
  });
}

async function askToClear(
  library: LibraryPage,
  documents: ActionTarget,
  { name, label }: FieldDescription,
): Promise<void> {
  const field = inSentence(label);
  await confirmDialog({
    title: texts.clear.title(field, documents.name),
    message: texts.clear.message(field),
    confirmLabel: texts.clear.confirm,
    busyLabel: texts.clear.busy,
    confirmAction: () => editDocuments(library, documents, { set: { name, value: null } }, texts.clear.done(label)),
  });
}

const keywordsIn = (text: string) => readList('keywords', text);

async function askForKeywords(library: LibraryPage, documents: ActionTarget, adds: boolean): Promise<void> {
  const { title, confirm, busy, done } = adds ? texts.keywords.add : texts.keywords.remove;
  await promptDialog({
    title: title(documents.name),
    label: texts.keywords.label,
    hint: separatorHint('keywords'),
    confirmLabel: confirm,
    busyLabel: busy,
    validate: (text) => (keywordsIn(text).length === 0 ? texts.keywords.none : null),
    confirmAction: (text) => {
      const keywords = keywordsIn(text);
      return editDocuments(
        library,
        documents,
        adds ? { addKeywords: keywords } : { removeKeywords: keywords },
        done(keywords),
      );
    },
  });
}

async function askForKeys(library: LibraryPage, documents: ActionTarget, onlyMissing: boolean): Promise<void> {
  const asked = texts.generateKeys;
  await confirmDialog({
    title: (onlyMissing ? asked.titleOfMissing : asked.title)(documents.name),
    message: onlyMissing ? asked.messageOfMissing : asked.message,
    confirmLabel: asked.confirm,
    busyLabel: asked.busy,
    confirmAction: () => makeCitationKeys(library, documents, onlyMissing),
  });
}

/** The entries of a menu about these documents. */
export function moreActions(
  library: LibraryPage,
  documents: ActionTarget,
  complete: ListActions['complete'],
  copyMenu: CopyMenu,
): MenuItem[] {
  const takingOut: MenuItem[] = [
    ...copyMenu(documents),
    exportMenu(texts.more.export, documents),
    {
      id: 'copyToLibrary',
      label: texts.more.copyToLibrary,
      icon: 'folder',
      onSelect: () => {
        const selection = { kind: 'documents' as const, documents: documents.selection };
        void openCopyToLibrary(library, { selection, name: documents.name });
      },
    },
  ];
  // Whoever may not complete documents may not change them at all.
  if (!complete) return takingOut;
  return [
    {
      kind: 'submenu',
      id: 'set',
      label: texts.more.set,
      icon: 'edit',
      items: fields.map((field) => ({
        id: `set-${field.name}`,
        label: clearedOnly.has(field.editing)
          ? texts.more.clearField(inSentence(field.label))
          : texts.more.setField(field.label),
        onSelect: () => {
          void (clearedOnly.has(field.editing) ? askToClear : askForField)(library, documents, field);
        },
      })),
    },
    {
      id: 'addKeywords',
      label: texts.more.addKeywords,
      icon: 'plus',
      onSelect: () => {
        void askForKeywords(library, documents, true);
      },
    },
    {
      id: 'removeKeywords',
      label: texts.more.removeKeywords,
      icon: 'minus',
      onSelect: () => {
        void askForKeywords(library, documents, false);
      },
    },
    {
      kind: 'submenu',
      id: 'makeKeys',
      label: texts.more.generateKeys(documents.count),
      icon: 'edit',
      items: [
        {
          id: 'makeKeys-missing',
          label: texts.more.onlyMissing,
          onSelect: () => {
            void askForKeys(library, documents, true);
          },
        },
        {
          id: 'makeKeys-all',
          label: texts.more.forAll,
          onSelect: () => {
            void askForKeys(library, documents, false);
          },
        },
      ],
    },
    {
      id: 'complete',
      label: texts.more.complete,
      icon: 'download',
      onSelect: () => {
        complete(documents);
      },
    },
    'separator',
    ...takingOut,
  ];
}
