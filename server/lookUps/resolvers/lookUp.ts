// Mutation.lookUp
import { maximumIdentifiers, readIdentifiers } from '#bibliography/lookUp/readIdentifiers.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { countLookUps } from '../countLookUps.ts';
import { presentCandidates } from '../presentCandidates.ts';

const longestText = 100_000;

export const lookUp: NonNullable<MutationResolvers['lookUp']> = async (_root, { input: { text } }, context) => {
  const { library, lookups } = context;
  const path = ['input', 'text'];
  if (text.length > longestText) throw badUserInput([{ path, message: `At most ${longestText} characters.` }]);
  const { identifiers, unrecognized } = readIdentifiers(text);
  if (identifiers.length > maximumIdentifiers) {
    const message = `There are ${identifiers.length} identifiers in this text. Look up at most ${maximumIdentifiers} at once.`;
    throw badUserInput([{ path, message }]);
  }
  await countLookUps(context, identifiers.length);
  const outcomes = await Promise.all(identifiers.map((identifier) => lookups.find(identifier)));
  const candidates = await presentCandidates(
    library,
    outcomes.map(({ records }) => records),
  );
  return {
    __typename: 'LookUpPayload',
    results: identifiers.flatMap((identifier, index) => {
      const outcome = outcomes[index];
      if (!outcome) return [];
      return {
        __typename: 'LookUpResult' as const,
        identifier: { __typename: 'LookUpIdentifier' as const, ...identifier },
        status: outcome.status,
        message: outcome.message,
        candidates: candidates[index] ?? [],
      };
    }),
    unrecognized: unrecognized.map((each) => each.text),
  };
};
