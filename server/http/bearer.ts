// Admits requests with an API token (`Authorization: Bearer`, RFC 6750). A cookie that such a request sends as well is ignored.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import type { Accounts } from '../accounts/accounts.ts';
import { accountTexts } from '../accounts/accountTexts.ts';
import { findTokenViewer } from '../accounts/apiTokens/apiTokens.ts';
import { TokenRequests } from '../accounts/apiTokens/tokenRequests.ts';
import { isTokenSecret } from '../accounts/apiTokens/tokenSecret.ts';
import type { Client, TokenViewer } from '../graphql/request.ts';
import { sendRefusal } from './answer.ts';
import { sendCodedError } from './failure.ts';
import { note } from './requestLog.ts';

/** The token of a request; null if it has none. Other schemes are ignored: a proxy may ask for a password of its own. */
function readBearer({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const [scheme = '', token = ''] = headers.authorization?.split(' ', 2) ?? [];
  return scheme.toLowerCase() === 'bearer' ? token : null;
}

export const hasBearer = (request: IncomingMessage): boolean => readBearer(request) !== null;

function refuseToken(response: ServerResponse): void {
  response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
  sendRefusal(response, 401, 'UNAUTHENTICATED', accountTexts.apiTokens.invalid);
}

export class BearerTokens {
  readonly #requests = new TokenRequests();
  readonly #viewers = new WeakMap<IncomingMessage, TokenViewer>();

  /** The person whose token the request was admitted with; null if it came without a token. */
  viewerOf(request: IncomingMessage): TokenViewer | null {
    return this.#viewers.get(request) ?? null;
  }

  /** Whether the request may go on: it has no token, or a valid one with requests left. If false, the refusal has been sent. */
  async admit(
    request: IncomingMessage,
    response: ServerResponse,
    { accounts, client }: { accounts: Accounts; client: Client },
  ): Promise<boolean> {
    const secret = readBearer(request);
    if (secret === null) return true;
    const { database } = accounts;
    const viewer = isTokenSecret(secret) ? await findTokenViewer(database, secret, accounts.now()) : null;
    if (viewer === null) {
      accounts.audit({ event: 'api-token-rejected', account: null }, client);
      refuseToken(response);
      return false;
    }
    note(request, { account: viewer.id, token: viewer.tokenId });
    try {
      await this.#requests.count(accounts, viewer, client);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      sendCodedError(response, error);
      return false;
    }
    this.#viewers.set(request, viewer);
    return true;
  }
}
