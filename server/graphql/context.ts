// The context of every resolver: the request, and the only access to data.
import type { Accounts } from '../accounts/accounts.ts';
import type { FormatPool } from '../citations/pool/formatPool.ts';
import type { SharedStyles } from '../citations/sharedStyles.ts';
import type { Clock, NewId } from '../edges.ts';
import type { LookupClient } from '../lookUps/lookupClient.ts';
import type { RequestContext } from './request.ts';
import type { ViewerLibraries } from './viewerLibraries.ts';

export interface Context extends RequestContext {
  /** The libraries that the viewer may open, the same object for the whole request. Throws UNAUTHENTICATED when anonymous. */
  readonly libraries: ViewerLibraries;
  /** Accounts, sessions and passwords, as part of the client's share of the work queue. Only for the resolvers of accounts. */
  readonly accounts: Accounts;
  /** Lookups at services for references, limited per viewer. Throws UNAUTHENTICATED for anonymous requests. */
  readonly lookups: LookupClient;
  /** Whether lookups are enabled; also available to anonymous requests. */
  readonly lookUpsEnabled: boolean;
  /** The citation styles that every library has. */
  readonly styles: SharedStyles;
  /** Formats references by styles, in threads. Use it by `formatReferences` (citations/). */
  readonly formatPool: FormatPool;
  readonly clock: Clock;
  readonly newId: NewId;
}
