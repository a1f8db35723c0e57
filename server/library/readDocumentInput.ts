// Converts the input of a mutation to a patch of stored fields, or reports all its problems.
import { type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { fieldsOf } from '#bibliography/kinds.ts';
import { isBlank, validateFields } from '#bibliography/validation.ts';
import type { InputProblem } from '../graphql/errors.ts';
import type { Json } from './canonicalJson.ts';
import { compactFields } from './compact.ts';
import { storedName } from './storedFields.ts';

/** The new value of one field; null clears it. */
export interface PatchField {
  readonly inputName: string;
  readonly value: Json | null;
}

/** The kind of a document, and the new values of the fields in an input, by their stored names. */
export interface Patch {
  readonly kind: DocumentKind;
  readonly fields: ReadonlyMap<string, PatchField>;
  readonly added: Date | null;
}

/** A patch with stored values of fields; null clears a field. */
export function patchOfStored(
  kind: DocumentKind,
  values: Iterable<readonly [name: string, value: Json | null]>,
): Patch {
  const fields = new Map(Array.from(values, ([name, value]) => [name, { inputName: name, value }]));
  return { kind, fields, added: null };
}

/** An input with one member for each kind, of which exactly one must be given. */
export type KindInput = Readonly<Partial<Record<DocumentKind, object | null | undefined>>>;

/** The title of the proceedings if only that is given (`in`); null if it is blank, undefined if it is not given. */
function readProceedingsTitle(kind: DocumentKind, fields: object): string | null | undefined {
  if (kind !== 'proceedingsArticle' || !('in' in fields)) return undefined;
  return typeof fields.in === 'string' && !isBlank(fields.in) ? fields.in : null;
}

/** Converts an input of a kind without validating it. */
export function readPatch(kind: DocumentKind, input: object): Patch {
  const { added, ...values } = compactFields(fieldsOf(kind), input);
  const fields = new Map<string, PatchField>();
  for (const [inputName, value] of Object.entries(values))
    fields.set(storedName(kind, inputName), { inputName, value });
  // Both names mean the same field: the one that has a value counts.
  const title = readProceedingsTitle(kind, input);
  const name = storedName('proceedingsArticle', 'in');
  if (title != null) fields.set(name, { inputName: 'in', value: { title } });
  else if (title === null && !fields.has(name)) fields.set(name, { inputName: 'proceedings', value: null });
  return { kind, fields, added: typeof added === 'string' ? new Date(added) : null };
}

/** Reads the input at `path`. If it is invalid, adds to `problems` and returns null. */
export function readDocumentInput(input: KindInput, path: readonly string[], problems: InputProblem[]): Patch | null {
  const [given, ...more] = documentKinds.flatMap((kind) => {
    const fields = input[kind];
    return fields == null ? [] : [{ kind, fields }];
  });
  if (given === undefined || more.length > 0) {
    problems.push({ path, message: `Give exactly one of ${documentKinds.join(', ')}.` });
    return null;
  }
  const { kind, fields } = given;
  const found = validateFields(kind, fields);
  for (const problem of found) problems.push({ path: [...path, kind, ...problem.path], message: problem.message });
  return found.length > 0 ? null : readPatch(kind, fields);
}
