// Marks: other fields that aren't from the file but store what an export needs to write a field as it was imported.
import type { DocumentDraft } from '../documents.ts';

/** The fields that name the entries to inherit from. */
export const inheritingFields = ['xdata', 'crossref'] as const;

export type InheritingField = (typeof inheritingFields)[number];

/** The name of the mark that lists the facts inherited through this field. */
export const inheritedMark = (field: InheritingField): string => `${field}+inherited`;

/** In that list, an inherited year beside the entry's own month or day; a wholly inherited date is `date`. */
export const inheritedYear = 'year';

/** The facts that a document has inherited, by BibLaTeX's names. */
export function inheritedFacts({ fields }: DocumentDraft): ReadonlySet<string> {
  const marks: ReadonlySet<string> = new Set(inheritingFields.map(inheritedMark));
  return new Set((fields.otherFields ?? []).flatMap(({ name, value }) => (marks.has(name) ? value.split(', ') : [])));
}

/** Suffix of a mark that stores the reference to an `@xdata` entry from which the field's value comes. */
export const referenceMark = '+xdata';

/**
 * Suffix of a mark that stores a field's source and its place among the other fields. An export writes the field there, under the mark's name. Fields that once
 * were other fields have this mark, and so do fields whose imported name is kept (`archiveprefix`).
 */
export const placeMark = '+place';

/** The suffixes of all marks. */
export const markSuffix = /\+(?:latex|others|inherited|xdata|place)$/;

/** Whether another field is such a mark; marks needn't be shown to people. */
export const isMark = ({ name }: { readonly name: string }): boolean => markSuffix.test(name);
