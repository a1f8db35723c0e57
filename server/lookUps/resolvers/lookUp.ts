// Mutation.lookUp
import { maximumIdentifiers, maximumTextLength, readIdentifiers } from '#bibliography/lookUp/readIdentifiers.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { libraryToRead } from '../../graphql/requestLibrary.ts';
import { countLookUps, countRequest } from '../countLookUps.ts';
import { presentOutcomes } from '../presentOutcomes.ts';

export const lookUp: NonNullable<MutationResolvers['lookUp']> = async (_root, { input }, context) => {
  const { text } = input;
  const { lookups } = context;
  const library = await libraryToRead(context, input.libraryId);
  const path = ['input', 'text'];
  // Counted before the text is read, so that texts that are refused, and those without an identifier, have a limit as well.
  await countRequest(context);
  if (text.length > maximumTextLength)
    throw badUserInput([{ path, message: `At most ${maximumTextLength} characters.` }]);
  const { identifiers, unrecognized } = readIdentifiers(text);
  if (identifiers.length > maximumIdentifiers) {
    const message = `There are ${identifiers.length} identifiers in this text. Look up at most ${maximumIdentifiers} at once.`;
    throw badUserInput([{ path, message }]);
  }
  const outcomes = await countLookUps(context, identifiers.length, () =>
    Promise.all(identifiers.map((identifier) => lookups.find(identifier))),
  );
  const presented = await presentOutcomes(library, outcomes);
  return {
    __typename: 'LookUpPayload',
    results: identifiers.flatMap((identifier, index) => {
      const outcome = presented[index];
      if (!outcome) return [];
      return {
        __typename: 'LookUpResult' as const,
        identifier: { __typename: 'LookUpIdentifier' as const, ...identifier },
        ...outcome,
      };
    }),
    unrecognized: unrecognized.map((each) => each.text),
  };
};
