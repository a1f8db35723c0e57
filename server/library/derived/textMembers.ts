// The members of document_texts that are not fields: lists with one item per line, and a line break at both ends. Their names begin with a
// space, which no name of a field does.

/** The keywords of a document. */
export const keywordsMember = ' keywords';

/** The fields with people. */
export const personFields = ['author', 'editor', 'translator', 'annotator', 'commentator'] as const;

/** The last names of the people in a field, with and without their particles. */
export function namesMember(field: string): string {
  return ` names ${field}`;
}

export function isPersonField(field: string): boolean {
  return (personFields as readonly string[]).includes(field);
}
