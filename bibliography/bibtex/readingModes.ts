// How each field of an entry is read: as text, as paragraphs, as a list or as names.
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

/** Forms whose readers take the LaTeX source, not its plain text. */
const readFromSource: ReadonlySet<EntryForm> = new Set([
  'citationKeys',
  'keywords',
  'verbatim',
  'date',
  'published',
  'firstDay',
  'lastDay',
]);

/** How the fields that a document can hold are read; every other field is only kept. BibLaTeX manual §2.2. */
const modes: ReadonlyMap<string, ReadingMode> = new Map(
  allEntryPlaces()
    .filter(({ form }) => !readFromSource.has(form))
    // The places of publishers are a field of their own.
    .flatMap(({ name, form }) =>
      [name, ...(form === 'publishers' ? ['location'] : [])].map((each) => ({ name: each, form })),
    )
    .flatMap(({ name, form }) => namesInFile(name).map((each) => [each, modesByForm[form] ?? 'text'] as const)),
);

/** Whether a document can hold the field. */
export const hasMode = (name: string): boolean => modes.has(name);

/** How a field is read. */
export function modeOf(name: string): ReadingMode {
  return modes.get(name) ?? 'text';
}
