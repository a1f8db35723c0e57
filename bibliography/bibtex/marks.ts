// Other fields of a document that are ours: what an import has to remember about a field, so that an export writes it as it came.

/** The fields that name where an entry inherits from. */
export const inheritingFields = ['xdata', 'crossref'] as const;

export type InheritingField = (typeof inheritingFields)[number];

/** Holds the facts that a document has from what this field names. */
export const inheritedMark = (field: InheritingField): string => `${field}+inherited`;

/** Behind the name of a field: holds the reference to an `@xdata` entry that stands in the place of its value. */
export const referenceMark = '+xdata';

/** What the names of these fields end in. */
export const kept = /\+(?:latex|others|inherited|xdata)$/;
