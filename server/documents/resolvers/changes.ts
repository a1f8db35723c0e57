// User.changes
import { readMoment } from '#bibliography/dateTime.ts';
import type { UserChangesCursorInput, UserResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput, type InputProblem } from '../../graphql/errors.ts';
import { type ChangesCursor, readChanges } from '../changes.ts';
import { idForm } from '../documentRow.ts';
import { ownLibrary } from '../ownLibrary.ts';
import { defaultPageSize, readSize } from '../pageArguments.ts';

function readCursor(after: UserChangesCursorInput | null | undefined, problems: InputProblem[]): ChangesCursor | null {
  if (!after) return null;
  const lastModified = readMoment(after.lastModified);
  if (!lastModified) problems.push({ path: ['after', 'lastModified'], message: 'This is not a valid date and time.' });
  // The id is a place in the order and need not be there (any more).
  if (!idForm.test(after.id)) problems.push({ path: ['after', 'id'], message: 'This is not a valid id.' });
  return lastModified && { lastModified, id: after.id };
}

export const changes: NonNullable<UserResolvers['changes']> = (user, { first, after }, context) => {
  const library = ownLibrary(user, context);
  const problems: InputProblem[] = [];
  const size = readSize(first, 'first', problems) ?? defaultPageSize;
  const cursor = readCursor(after, problems);
  if (problems.length > 0) throw badUserInput(problems);
  return readChanges(library, cursor, size);
};
