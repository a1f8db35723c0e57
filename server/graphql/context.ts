// What every resolver is given: the request, and the only ways to the data.
import type { Accounts } from '../accounts/accounts.ts';
import type { Clock, NewId } from '../edges.ts';
import type { Library } from '../library/library.ts';
import type { LookupClient } from '../lookUps/lookupClient.ts';
import type { RequestContext } from './request.ts';

export interface Context extends RequestContext {
  /** The viewer's library, the same object for the whole request. Throws UNAUTHENTICATED when anonymous. */
  readonly library: Library;
  /** Accounts, sessions and passwords, in the turns of whoever asks; resolvers of other features have no use for it. */
  readonly accounts: Accounts;
  /** Services that know references, asked in the turns of the viewer. Throws UNAUTHENTICATED when anonymous. */
  readonly lookups: LookupClient;
  /** Whether any of them are asked; of interest also to somebody who is not logged in. */
  readonly lookUpsEnabled: boolean;
  readonly clock: Clock;
  readonly newId: NewId;
}
