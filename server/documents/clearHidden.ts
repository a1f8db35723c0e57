// Clears stored fields that the document's kind does not have, together with its other changes.
import { type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { fieldOf, fieldsOf } from '#bibliography/kinds.ts';
import type { HiddenFieldInput } from '../__generated__/resolverTypes.ts';
import type { InputProblem } from '../graphql/errors.ts';
import type { Patch } from '../library/readDocumentInput.ts';
import { storedName } from '../library/storedFields.ts';

const isKind = (kind: string): kind is DocumentKind => documentKinds.some((each) => each === kind);

/** The patch extended so that it clears these fields, too; adds to `problems` if one is not allowed. */
export function clearHidden(
  patch: Patch,
  hidden: readonly HiddenFieldInput[],
  path: readonly string[],
  problems: InputProblem[],
): Patch {
  const shown = new Set(fieldsOf(patch.kind).map(({ name }) => storedName(patch.kind, name)));
  const fields = new Map(patch.fields);
  hidden.forEach(({ kind, name }, index) => {
    const report = (member: string, message: string) => {
      problems.push({ path: [...path, String(index), member], message });
    };
    if (!isKind(kind)) report('kind', `The kind must be one of ${documentKinds.join(', ')}.`);
    else if (!fieldOf(kind, name)?.editable) report('name', 'This kind has no editable field with this name.');
    else if (shown.has(storedName(kind, name))) {
      report('name', `The kind ${patch.kind} has this field. Set it to null there to clear it.`);
    } else fields.set(storedName(kind, name), { inputName: name, value: null });
  });
  return { ...patch, fields };
}
