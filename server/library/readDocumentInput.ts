// From the input of a mutation to a patch of stored fields, or to the list of everything that is wrong with it.
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

/** A document of a kind, and the fields that an input says something about, by their stored names. */
export interface Patch {
  readonly kind: DocumentKind;
  readonly fields: ReadonlyMap<string, PatchField>;
  readonly added: Date | null;
}

/** A patch that gives fields the values that they are stored with; null clears one. */
export function patchOfStored(
  kind: DocumentKind,
  values: Iterable<readonly [name: string, value: Json | null]>,
): Patch {
  const fields = new Map(Array.from(values, ([name, value]) => [name, { inputName: name, value }]));
  return { kind, fields, added: null };
}

/** The tagged inputs: one member for each kind. */
export type KindInput = Readonly<Partial<Record<DocumentKind, object | null | undefined>>>;

/** The title of the proceedings alone, which is another way to write them; null when it says nothing. */
function readProceedingsTitle(kind: DocumentKind, fields: object): string | null | undefined {
  if (kind !== 'proceedingsArticle' || !('in' in fields)) return undefined;
  return typeof fields.in === 'string' && !isBlank(fields.in) ? fields.in : null;
}

/** What an input of a kind says; nothing of it is judged. */
export function readPatch(kind: DocumentKind, input: object): Patch {
  const { added, ...values } = compactFields(fieldsOf(kind), input);
  const fields = new Map<string, PatchField>();
  for (const [inputName, value] of Object.entries(values))
    fields.set(storedName(kind, inputName), { inputName, value });
  // Two names of one field: the one that says something counts.
  const title = readProceedingsTitle(kind, input);
  const name = storedName('proceedingsArticle', 'in');
  if (title != null) fields.set(name, { inputName: 'in', value: { title } });
  else if (title === null && !fields.has(name)) fields.set(name, { inputName: 'proceedings', value: null });
  return { kind, fields, added: typeof added === 'string' ? new Date(added) : null };
}

/** Reads a tagged input standing at `path`; what is wrong with it is added to `problems`, and null answered. */
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
