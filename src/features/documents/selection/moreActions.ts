// What can be done to many documents beside groups and trash: fields and keywords changed alike, a file, their citation keys.
import { documentKinds } from '#bibliography/documents.ts';
import { type FieldDescription, fieldsOf } from '#bibliography/kinds.ts';
import { readList } from '#bibliography/writtenLists.ts';
import { confirmDialog, promptDialog } from '#src/ui/dialog/askDialog.tsx';
import { exportMenu } from '#src/ui/export/exportMenu.ts';
import type { MenuItem } from '#src/ui/menu/menuItems.ts';
import { editDocuments } from '../mutations/editDocuments.ts';
import { makeCitationKeys } from '../mutations/makeCitationKeys.ts';
import { copyCitationKeys } from './copyCitationKeys.ts';
import { inSentence } from '../inSentence.ts';
import type { Library } from './listActions.ts';
import type { Subject } from './subject.ts';
import { hintOf, problemOf, separatorHint, valueOf } from './writtenField.ts';

/** Can be cleared, but not filled by one text: whoever sets people wants to say of each what is which name. */
const clearedOnly: ReadonlySet<string> = new Set(['entities', 'publishers']);

/** Fields that one text can fill, and that documents can have alike; and those that can be cleared. */
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

async function askForField(library: Library, subject: Subject, field: FieldDescription): Promise<void> {
  const { name, label } = field;
  await promptDialog({
    title: `Set ${inSentence(label)} of ${subject.name}`,
    label,
    hint: (text) => hintOf(field, text),
    validate: (text) => problemOf(field, text),
    confirmLabel: 'Set',
    busyLabel: 'Setting…',
    confirmAction: (text) => {
      const value = valueOf(field, text);
      const done = `${label} ${value === null ? 'cleared' : 'set'} in`;
      return editDocuments(library, subject, { set: { name, value } }, done);
    },
  });
}

async function askToClear(library: Library, subject: Subject, { name, label }: FieldDescription): Promise<void> {
  const field = inSentence(label);
  await confirmDialog({
    title: `Clear ${field} of ${subject.name}?`,
    message: `Undo brings them back. To set ${field}, open a document by itself.`,
    confirmLabel: 'Clear',
    busyLabel: 'Clearing…',
    confirmAction: () => editDocuments(library, subject, { set: { name, value: null } }, `${label} cleared in`),
  });
}

const keywordsIn = (text: string) => readList('keywords', text);

async function askForKeywords(library: Library, subject: Subject, adds: boolean): Promise<void> {
  await promptDialog({
    title: adds ? `Add keywords to ${subject.name}` : `Remove keywords from ${subject.name}`,
    label: 'Keywords',
    hint: separatorHint('keywords'),
    confirmLabel: adds ? 'Add' : 'Remove',
    busyLabel: adds ? 'Adding…' : 'Removing…',
    validate: (text) => (keywordsIn(text).length === 0 ? 'Write at least one keyword.' : null),
    confirmAction: (text) => {
      const keywords = keywordsIn(text);
      const words = keywords.length === 1 ? `Keyword “${keywords[0] ?? ''}”` : `${keywords.length} keywords`;
      return editDocuments(
        library,
        subject,
        adds ? { addKeywords: keywords } : { removeKeywords: keywords },
        `${words} ${adds ? 'added to' : 'removed from'}`,
      );
    },
  });
}

async function askForKeys(library: Library, subject: Subject, onlyMissing: boolean): Promise<void> {
  await confirmDialog({
    title: onlyMissing
      ? `Generate missing citation keys for ${subject.name}?`
      : `Generate citation keys for ${subject.name}?`,
    message: onlyMissing
      ? 'Whatever has a key keeps it. Undo takes them back.'
      : 'The made one becomes the key to cite by; the one that was there stays as a further key, unless another document has it. Undo takes them back.',
    confirmLabel: 'Make',
    busyLabel: 'Making…',
    confirmAction: () => makeCitationKeys(library, subject, onlyMissing),
  });
}

/** The entries of a menu about these documents. */
export function moreActions(library: Library, subject: Subject): MenuItem[] {
  return [
    {
      kind: 'submenu',
      id: 'set',
      label: 'Set or clear',
      icon: 'edit',
      items: fields.map((field) => ({
        id: `set-${field.name}`,
        label: clearedOnly.has(field.editing) ? `Clear ${inSentence(field.label)}…` : `${field.label}…`,
        onSelect: () => {
          void (clearedOnly.has(field.editing) ? askToClear : askForField)(library, subject, field);
        },
      })),
    },
    {
      id: 'addKeywords',
      label: 'Add keywords…',
      icon: 'plus',
      onSelect: () => {
        void askForKeywords(library, subject, true);
      },
    },
    {
      id: 'removeKeywords',
      label: 'Remove keywords…',
      icon: 'minus',
      onSelect: () => {
        void askForKeywords(library, subject, false);
      },
    },
    {
      kind: 'submenu',
      id: 'makeKeys',
      label: subject.count === 1 ? 'Make citation key' : 'Make citation keys',
      icon: 'edit',
      items: [
        {
          id: 'makeKeys-missing',
          label: 'Where there is none…',
          onSelect: () => {
            void askForKeys(library, subject, true);
          },
        },
        {
          id: 'makeKeys-all',
          label: 'Of all of them…',
          onSelect: () => {
            void askForKeys(library, subject, false);
          },
        },
      ],
    },
    'separator',
    exportMenu('Export', subject),
    {
      id: 'keys',
      label: subject.count === 1 ? 'Copy citation key' : 'Copy citation keys',
      icon: 'copy',
      onSelect: () => {
        void copyCitationKeys(subject);
      },
    },
  ];
}
