// Other fields of a document that are ours: what an import has to remember about a field, so that an export writes it as it came.
import type { DocumentDraft } from '../documents.ts';

/** The fields that name where an entry inherits from. */
export const inheritingFields = ['xdata', 'crossref'] as const;

export type InheritingField = (typeof inheritingFields)[number];

/** Holds the facts that a document has from what this field names. */
export const inheritedMark = (field: InheritingField): string => `${field}+inherited`;

/** Stands among inherited facts for a year beside a month or day of the entry's own; a whole inherited date is `date`. */
export const inheritedYear = 'year';

/** The facts that a document has from others, by BibLaTeX's names. */
export function inheritedFacts({ fields }: DocumentDraft): ReadonlySet<string> {
  const marks: ReadonlySet<string> = new Set(inheritingFields.map(inheritedMark));
  return new Set((fields.otherFields ?? []).flatMap(({ name, value }) => (marks.has(name) ? value.split(', ') : [])));
}

/** Behind the name of a field: holds the reference to an `@xdata` entry that stands in the place of its value. */
export const referenceMark = '+xdata';

/**
 * After the name of a field: marks its place among the other fields, and holds its source. An export writes the field there, under that
 * name. Former other fields have such a mark, and fields whose imported name is kept (`archiveprefix`).
 */
export const placeMark = '+place';

/** What the names of these fields end in. */
export const kept = /\+(?:latex|others|inherited|xdata|place)$/;

/** Whether another field only records how to export the document as it was imported; people need not see it. */
export const isMark = ({ name }: { readonly name: string }): boolean => kept.test(name);
