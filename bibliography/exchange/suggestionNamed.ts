// Known values of fields by what other programs call them.
import type { Suggestion } from '../fields/cells.ts';

/** The letters of a text alone: "PhD-Thesis" is "PhD thesis". */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The suggestion whose label or value the name is, whatever its case and punctuation. */
export function suggestionNamed(suggestions: readonly Suggestion[], name: string): Suggestion | undefined {
  const letters = lettersOf(name);
  return suggestions.find(({ label, value }) => lettersOf(label) === letters || lettersOf(value) === letters);
}
