// The operations of API tokens that tests share.
import { type ApiClient, makeClient } from '#tests/support/client.ts';
import type { Target } from './target.ts';

const fields = 'id name scope libraryId created expires lastUsed';
export const createApiTokenMutation = `mutation create($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    __typename
    ... on ApiTokenCreated { secret apiToken { ${fields} } user { id } }
    ... on InputValidationProblem { problems { path message } }
  }
}`;
export const endApiTokenMutation = `mutation end($input: EndApiTokenInput!) { endApiToken(input: $input) { user { id } } }`;
export const apiTokensQuery = `{ me { apiTokens { ${fields} } } }`;

export interface ListedToken {
  id: string;
  name: string;
  scope: 'READ' | 'WRITE';
  libraryId: string | null;
  created: string;
  expires: string | null;
  lastUsed: string | null;
}

export interface TokenWish {
  name?: string;
  scope?: 'READ' | 'WRITE';
  libraryId?: string;
  expiresInDays?: number;
  password?: string;
}

interface Created {
  __typename: 'ApiTokenCreated';
  secret: string;
  apiToken: ListedToken;
  user: { id: string };
}
export type CreateAnswer =
  | Created
  | { __typename: 'InputValidationProblem'; problems: { path: string[]; message: string }[] };

export async function tryApiToken(client: ApiClient, wish: TokenWish = {}): Promise<CreateAnswer> {
  const input = { name: 'nightly export', scope: 'READ', ...wish };
  return (await client.ask<{ createApiToken: CreateAnswer }>(createApiTokenMutation, { input })).createApiToken;
}

export async function createApiToken(client: ApiClient, wish: TokenWish = {}): Promise<Created> {
  const answer = await tryApiToken(client, wish);
  if (answer.__typename !== 'ApiTokenCreated') throw new Error(`No token was created: ${JSON.stringify(answer)}`);
  return answer;
}

export async function listApiTokens(client: ApiClient): Promise<ListedToken[]> {
  return (await client.ask<{ me: { apiTokens: ListedToken[] } }>(apiTokensQuery)).me.apiTokens;
}

export const endApiToken = (client: ApiClient, id: string) => client.ask(endApiTokenMutation, { input: { id } });

/** A script that has nothing but the secret. */
export function script(target: Pick<Target, 'url' | 'headers'>, secret: string): ApiClient {
  return makeClient(target.url, { ...target.headers, authorization: `Bearer ${secret}` });
}
