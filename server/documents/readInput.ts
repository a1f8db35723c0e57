// From the input of a mutation to a patch of stored fields, or to the list of everything that is wrong with it.
import * as v from 'valibot';
import { type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import type { InputProblem } from '../graphql/errors.ts';
import type { Json } from './canonicalJson.ts';
import { inputShapes } from './fieldShapes.ts';
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

/** The tagged inputs: one member for each kind. */
export type KindInput = Readonly<Partial<Record<DocumentKind, object | null | undefined>>>;

/** Drops what says nothing: members that are null, and empty lists. */
function compact(value: unknown): Json {
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== 'object' || value === null) return value as Json;
  const members = Object.entries(value).filter(([, member]) => !saysNothing(member));
  return Object.fromEntries(members.map(([name, member]) => [name, compact(member)]));
}

function saysNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function readFields(kind: DocumentKind, fields: Record<string, unknown>): Map<string, PatchField> {
  const patch = new Map<string, PatchField>();
  for (const [inputName, value] of Object.entries(fields)) {
    if (value === undefined || inputName === 'added') continue;
    patch.set(storedName(kind, inputName), { inputName, value: saysNothing(value) ? null : compact(value) });
  }
  if (kind === 'proceedingsArticle') {
    // Two names of one field: the one that says something counts, and the title alone is written out.
    const inputName = saysNothing(fields.in) ? 'proceedings' : 'in';
    const value = inputName === 'in' ? { title: fields.in } : fields.proceedings;
    const name = storedName(kind, inputName);
    if (patch.has(name)) patch.set(name, { inputName, value: saysNothing(value) ? null : compact(value) });
  }
  return patch;
}

function issueToProblem(issue: v.BaseIssue<unknown>, path: readonly string[]): InputProblem {
  const keys = (issue.path ?? []).map((item) => String(item.key));
  return { path: [...path, ...keys], message: issue.message };
}

/** Reads a tagged input standing at `path`; what is wrong with it is added to `problems`, and null answered. */
export function readDocumentInput(input: KindInput, path: readonly string[], problems: InputProblem[]): Patch | null {
  const kinds = documentKinds.filter((kind) => input[kind] != null);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    problems.push({ path, message: `Give exactly one of ${documentKinds.join(', ')}.` });
    return null;
  }
  const result = v.safeParse(inputShapes[kind], input[kind]);
  if (!result.success) {
    problems.push(...result.issues.map((issue) => issueToProblem(issue, [...path, kind])));
    return null;
  }
  const fields = result.output;
  if (kind === 'proceedingsArticle' && !saysNothing(fields.in) && !saysNothing(fields.proceedings)) {
    problems.push({ path: [...path, kind, 'in'], message: 'Give either the title of the proceedings or all of them.' });
    return null;
  }
  const added = typeof fields.added === 'string' ? new Date(fields.added) : null;
  return { kind, fields: readFields(kind, fields), added };
}
