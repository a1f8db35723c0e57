// Loads the data of the account page. If it fails, the failure is shown in place of the sessions, and the rest of the page works.
import type { Environment } from 'relay-runtime';
import type { accountQuery as AccountQuery } from '#src/__generated__/accountQuery.graphql.ts';
import { accountQuery } from '#src/features/account/accountQuery.ts';
import { loadRouteQuery } from '#src/relay/loadRouteQuery.ts';
import type { TypedOperation } from '#src/relay/operationOf.ts';

export type LoadedAccount = ({ kind: 'ready' } & TypedOperation<AccountQuery>) | { kind: 'failed'; message: string };

/** Reloads at each visit, because sessions begin and end elsewhere. */
export async function loadAccount(environment: Environment, controller: AbortController): Promise<LoadedAccount> {
  try {
    return {
      kind: 'ready',
      ...(await loadRouteQuery<AccountQuery>(environment, accountQuery, {}, controller, 'network-only')),
    };
  } catch (error) {
    if (controller.signal.aborted) throw error;
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
