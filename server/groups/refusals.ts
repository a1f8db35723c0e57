// Errors about groups that several mutations share.
import type { GraphQLError } from 'graphql';
import { badUserInput, notFound } from '../graphql/errors.ts';

/** For an id of no group or of another person’s group; clients can't tell these cases apart. */
export function unknownGroup(): GraphQLError {
  return notFound('There is no group with this id.');
}

/** For a change to a derived subgroup; `path` is the place of its id in the input. */
export function derivedSubgroup(path: readonly string[]): GraphQLError {
  return badUserInput([
    {
      path,
      message:
        'An automatic group created this one. It cannot be edited, moved or deleted, and no documents or subgroups can be added to it.',
    },
  ]);
}
