// The reading mode of each field of an entry: text, paragraphs, list or names.
import type { EntryForm } from '../fields/cells.ts';
import { allEntryPlaces } from '../fields/entryFields.ts';
import { namesInFile } from '../fields/fieldNames.ts';
import type { ReadingMode } from './latex.ts';

const modesByForm: Readonly<Partial<Record<EntryForm, ReadingMode>>> = {
  names: 'names',
  list: 'list',
  oneOfList: 'list',
  languages: 'list',
  publishers: 'list',
  paragraphs: 'paragraphs',
};

/** Forms that are read from the LaTeX source instead of plain text. */
const readFromSource: ReadonlySet<EntryForm> = new Set([
  'citationKeys',
  'keywords',
  'verbatim',
  'date',
  'published',
  'firstDay',
  'lastDay',
]);

/** The reading modes of all fields that a document can hold; other fields are kept as they are. BibLaTeX manual §2.2. */
const modes: ReadonlyMap<string, ReadingMode> = new Map(
  allEntryPlaces()
    .filter(({ form }) => !readFromSource.has(form))
    // The publisher's place is a separate field.
    .flatMap(({ name, form }) =>
      [name, ...(form === 'publishers' ? ['location'] : [])].map((each) => ({ name: each, form })),
    )
    .flatMap(({ name, form }) => namesInFile(name).map((each) => [each, modesByForm[form] ?? 'text'] as const)),
);

/** Whether a document can hold the field. */
export const hasMode = (name: string): boolean => modes.has(name);

/** The reading mode of a field. */
export function modeOf(name: string): ReadingMode {
  return modes.get(name) ?? 'text';
}
