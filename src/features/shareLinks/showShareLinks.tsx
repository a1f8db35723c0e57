// Shows the dialog of read-only links.
import type { Environment } from 'relay-runtime';
import type { ShareOffer } from '#machines/shareLinks/shareLinksTypes.ts';
import { showUntilClosed } from '#src/ui/dialog/showUntilClosed.tsx';
import { ShareLinksDialog } from './ShareLinksDialog.tsx';

/** Opens it. */
export function showShareLinks(environment: Environment, offers: readonly ShareOffer[]): void {
  showUntilClosed((props) => <ShareLinksDialog {...props} environment={environment} offers={offers} />);
}
