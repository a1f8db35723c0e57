// Between API tokens as they are stored and as the schema has them.
import type { ApiToken, CreateApiTokenInput } from '../../__generated__/resolverTypes.ts';
import type { InputProblem } from '../../graphql/errors.ts';
import type { ViewerLibraries } from '../../graphql/viewerLibraries.ts';
import { apiIdOf } from '../../library/libraryId.ts';
import { accountTexts } from '../accountTexts.ts';
import { nameProblem } from '../nameRule.ts';
import type { NewApiToken, StoredApiToken } from './apiTokens.ts';

const day = 24 * 60 * 60 * 1000;
const maximumDays = 366;

/** The end of a token that is created now. */
export const expiresAfter = (days: number, now: Date): Date => new Date(now.getTime() + days * day);

/** The requested token. It must not be used if there are problems. */
export function readTokenInput(
  input: CreateApiTokenInput,
  libraries: ViewerLibraries,
  now: Date,
): { token: Pick<NewApiToken, 'name' | 'scope' | 'libraryId' | 'expires'>; problems: InputProblem[] } {
  const texts = accountTexts.apiTokens;
  const name = input.name.trim();
  const days = input.expiresInDays ?? null;
  const named = input.libraryId ?? null;
  const libraryId = named === null ? null : libraries.idOf(named);
  const wrongDays = days !== null && (days < 1 || days > maximumDays);
  const judged = [
    { path: ['name'], message: nameProblem(name) },
    { path: ['expiresInDays'], message: wrongDays ? texts.wrongDays(maximumDays) : null },
    { path: ['libraryId'], message: named !== null && libraryId === null ? texts.noLibrary : null },
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
    libraryId: token.libraryId === null ? null : apiIdOf(token.libraryId),
    scope: scope === 'read' ? 'READ' : 'WRITE',
    created: created.toISOString(),
    expires: expires?.toISOString() ?? null,
    lastUsed: lastUsed?.toISOString() ?? null,
  };
}
