// Between API tokens as they are stored and as the schema has them.
import type { ApiToken, CreateApiTokenInput } from '../../__generated__/resolverTypes.ts';
import { isStorable } from '../../database/storable.ts';
import type { InputProblem } from '../../graphql/errors.ts';
import { accountTexts } from '../accountTexts.ts';
import type { NewApiToken, StoredApiToken } from './apiTokens.ts';

const day = 24 * 60 * 60 * 1000;
const longestName = 100;
const mostDays = 366;

/** The problem with a name of a token or a client, whose ends are trimmed; null if there is none. */
export function nameProblem(name: string): string | null {
  const texts = accountTexts.apiTokens;
  if (name === '') return texts.noName;
  if (name.length > longestName) return texts.longName(longestName);
  return isStorable(name) && !/\p{Cc}/u.test(name) ? null : texts.wrongName;
}

/** The end of a token that is created now. */
export const expiresAfter = (days: number, now: Date): Date => new Date(now.getTime() + days * day);

/** The token that is asked for, which must not be used if there are problems. */
export function readTokenInput(
  input: CreateApiTokenInput,
  userId: string,
  now: Date,
): { token: Pick<NewApiToken, 'name' | 'scope' | 'libraryId' | 'expires'>; problems: InputProblem[] } {
  const texts = accountTexts.apiTokens;
  const name = input.name.trim();
  const days = input.expiresInDays ?? null;
  const libraryId = input.libraryId ?? null;
  const wrongDays = days !== null && (days < 1 || days > mostDays);
  const judged = [
    { path: ['name'], message: nameProblem(name) },
    { path: ['expiresInDays'], message: wrongDays ? texts.wrongDays(mostDays) : null },
    // The personal library has the id of its person.
    { path: ['libraryId'], message: libraryId !== null && libraryId !== userId ? texts.noLibrary : null },
  ];
  return {
    token: {
      name,
      scope: input.scope === 'READ' ? 'read' : 'write',
      libraryId,
      expires: days === null || wrongDays ? null : expiresAfter(days, now),
    },
    problems: judged.flatMap(({ path, message }) => (message === null ? [] : [{ path, message }])),
  };
}

/** `ApiToken` of the schema. */
export function presentApiToken({ scope, created, expires, lastUsed, ...token }: StoredApiToken): ApiToken {
  return {
    __typename: 'ApiToken',
    id: token.id,
    name: token.name,
    libraryId: token.libraryId,
    scope: scope === 'read' ? 'READ' : 'WRITE',
    created: created.toISOString(),
    expires: expires?.toISOString() ?? null,
    lastUsed: lastUsed?.toISOString() ?? null,
  };
}
