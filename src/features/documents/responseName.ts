// The name under which the API's answer has a field of a document.
import type { FieldDescription, FieldEditing } from '#bibliography/fields/cells.ts';

/** The field `in` has a different type in each kind, so queries need an alias for each. */
const aliasesOfIn: Readonly<Partial<Record<FieldEditing, string>>> = {
  journalIssue: 'issue',
  proceedings: 'book',
  multiVolume: 'multiVolume',
};

/** The field's name, or its alias in queries. */
export function responseName({ name, editing }: FieldDescription): string {
  return aliasesOfIn[editing] ?? name;
}
