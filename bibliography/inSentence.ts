// Writes the label of a field as a part of a sentence.

/** "First page" becomes "first page", but "DOI" and "ISBN of the set" stay as they are. */
export function inSentence(label: string): string {
  const isAbbreviation = /^\p{L}+\p{Lu}/u.test(label);
  return isAbbreviation ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
