// Scenario: someone else saves the same fields of a document just before its first save.
import { getNamedType, getNullableType, isInputObjectType, isListType, type GraphQLInputField } from 'graphql';
import type { FieldCall, Scenario } from '../scenario.ts';

/** Valid values for fields that are validated. */
const validValues: Readonly<Record<string, string>> = {
  doi: '10.1000/182',
  published: '1999-12',
  isbn: '9783161484100',
};

/** The value that someone else writes into a field; `undefined` if there is no suitable one. */
function theirsFor(field: GraphQLInputField): unknown {
  const isList = isListType(getNullableType(field.type));
  const { name: type } = getNamedType(field.type);
  if (type === 'AddEntityInput') return [{ person: { family: 'Else', given: 'Somebody' } }];
  if (type !== 'String' && type !== 'Date') return undefined;
  const value = validValues[field.name] ?? `The ${field.name} that somebody else chose`;
  return isList ? [value] : value;
}

/** The same update with other values, and without a revision, so that it is always accepted. */
function theirEdit(input: Readonly<Record<string, unknown>>, { info }: FieldCall): Record<string, unknown> | null {
  const updateInput = info.schema.getType('UpdateUserDocumentInput');
  if (!isInputObjectType(updateInput)) return null;
  for (const [kind, fields] of Object.entries(input)) {
    const member = updateInput.getFields()[kind];
    const type = member === undefined ? null : getNamedType(member.type);
    if (!isInputObjectType(type) || typeof fields !== 'object' || fields === null) continue;
    const theirs = Object.keys(fields).flatMap((name) => {
      const field = type.getFields()[name];
      const value = field === undefined ? undefined : theirsFor(field);
      return value === undefined ? [] : [[name, value] as const];
    });
    if (theirs.length === 0) return null;
    return { id: input.id, [kind]: Object.fromEntries(theirs) };
  }
  return null;
}

export const conflict: Scenario = {
  name: 'conflict',
  title: 'Edited elsewhere',
  section: 'Editing',
  description:
    'The first save of each document conflicts: someone else has just changed the same fields. The next save succeeds.',
  fields: {
    'Mutation.updateUserDocument': async (call) => {
      const input = call.args.input as Readonly<Record<string, unknown>>;
      const key = `conflict ${String(input.id)}`;
      const theirs = call.memory.has(key) ? null : theirEdit(input, call);
      if (theirs !== null) {
        call.memory.add(key);
        await call.resolve({ input: theirs });
      }
      return call.resolve();
    },
  },
};
