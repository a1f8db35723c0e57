// The label of a field as a word of a sentence.

/** "First page" within a sentence is "first page", but "DOI" stays "DOI", and "ISBN of the set" as it is. */
export function inSentence(label: string): string {
  const isAbbreviation = /^\p{L}+\p{Lu}/u.test(label);
  return isAbbreviation ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
