// Converts the API's answer for a document into the shapes of the API's input, which the pane shows and the editor edits.
import type { DocumentDraft, Entity } from '#bibliography/documents.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldsOf, fieldsOfPart, membersOf } from '#bibliography/kinds.ts';
import { kindOf } from './kinds.ts';
import { responseName } from './responseName.ts';

/** The API's answer for a document or a part of one. */
type Answer = Readonly<Record<string, unknown>>;

function readEntity(answer: Answer): Entity {
  if (answer.__typename === 'Organization') return { organization: { name: String(answer.name) } };
  return { person: readFields(fieldsOfPart('person'), answer) };
}

function readValue({ editing, required }: FieldDescription, value: unknown): unknown {
  const members = membersOf(editing);
  if (members) return value == null && !required ? null : readFields(members, (value ?? {}) as Answer);
  switch (editing) {
    case 'entities':
      return (value as readonly Answer[] | undefined)?.map(readEntity);
    case 'publishers':
      return (value as readonly Answer[] | undefined)?.map((each) => readFields(fieldsOfPart('publisher'), each));
    default:
      return value ?? (required ? '' : null);
  }
}

/** The filled fields. Empty ones are absent rather than null, so that equal values compare as equal. */
function readFields(fields: readonly FieldDescription[], answer: Answer): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const field of fields.filter(({ editable }) => editable)) {
    const value = readValue(field, answer[responseName(field)]);
    if (value != null && !(Array.isArray(value) && value.length === 0)) read[field.name] = value;
  }
  return read;
}

/** Reads every field of an answer to the fragment in documentFields.ts; empty ones are left out. */
export function readAnswer({
  __typename,
  institution,
  ...answer
}: Answer & { readonly __typename: string }): DocumentDraft {
  const kind = kindOf(__typename);
  const { name, locations } = (institution ?? {}) as Answer;
  const fields = readFields(fieldsOf(kind), { ...answer, institution: name, institutionLocations: locations });
  return { kind, fields };
}
