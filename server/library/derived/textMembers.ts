// What stands in document_texts beside the fields: lists whose parts have to be told apart, one part a line, with a line break at
// both ends. No field can have such a name.

/** The keywords of a document, each by itself. */
export const keywordsMember = ' keywords';

/** The fields that hold people. */
export const personFields = ['author', 'editor', 'translator', 'annotator', 'commentator'] as const;

/** The last names of the people in a field, with their particles and without. */
export function namesMember(field: string): string {
  return ` names ${field}`;
}

export function isPersonField(field: string): boolean {
  return (personFields as readonly string[]).includes(field);
}
