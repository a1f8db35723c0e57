// Shows the dialog of read-only links.
import type { Environment } from 'relay-runtime';
import type { ShareOffer } from '#machines/shareLinks/shareLinksTypes.ts';
import { showUntilClosed } from '#src/ui/dialog/showUntilClosed.tsx';
import { shareLinkRequestsOf } from './shareLinkRequests.ts';
import { ShareLinksDialog } from './ShareLinksDialog.tsx';

/** Opens it. */
export function showShareLinks(environment: Environment, offers: readonly ShareOffer[]): void {
  const requests = shareLinkRequestsOf(environment);
  showUntilClosed((props) => <ShareLinksDialog {...props} requests={requests} offers={offers} />);
}
