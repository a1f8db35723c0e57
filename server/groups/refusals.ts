// What is refused about groups, in the same words wherever it is tried.
import type { GraphQLError } from 'graphql';
import { badUserInput, notFound } from '../graphql/errors.ts';

/** An id of no group, or of somebody else's: the two look the same. */
export function unknownGroup(): GraphQLError {
  return notFound('There is no group with this id.');
}

/** What was asked of a group that an automatic group made; `path` is that of its id in the input. */
export function derivedSubgroup(path: readonly string[]): GraphQLError {
  return badUserInput([
    {
      path,
      message:
        'An automatic group created this one. It cannot be edited, moved or deleted, and no documents or subgroups can be added to it.',
    },
  ]);
}
