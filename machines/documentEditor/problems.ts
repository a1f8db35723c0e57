// The problems of the fields in the form.
import type { DocumentKind } from '#bibliography/documents.ts';
import { validateFields } from '#bibliography/validation.ts';
import type { Problem } from '../problem.ts';
import type { FieldValues } from './documentEditorTypes.ts';
import { withFieldPath } from './patch.ts';

export function fieldOf(problem: Problem): string | undefined {
  return problem.path[0];
}

/** The problems of these fields; each path begins with its field. */
export function validate(kind: DocumentKind, fields: FieldValues): Problem[] {
  return validateFields(kind, fields).map((problem) => withFieldPath(problem, kind));
}
