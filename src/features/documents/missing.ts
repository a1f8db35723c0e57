// How it is said which required fields a document leaves empty.

/** "Missing: author or editor, year"; empty where nothing is missing. */
export function missingWords(fields: readonly string[]): string {
  return fields.length === 0 ? '' : `Missing: ${fields.join(', ').replaceAll('/', ' or ')}`;
}
