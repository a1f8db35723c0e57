// Under which name the API's answer has a field of a document.
import type { FieldDescription, FieldEditing } from '#bibliography/fields/cells.ts';

/** `in` is a field of another type in each kind that has it, so each has a name of its own in an answer. */
const aliasesOfIn: Readonly<Partial<Record<FieldEditing, string>>> = {
  journalIssue: 'issue',
  proceedings: 'book',
  multiVolume: 'multiVolume',
};

/** The name of a field, or the alias that it is asked for by. */
export function responseName({ name, editing }: FieldDescription): string {
  return aliasesOfIn[editing] ?? name;
}
