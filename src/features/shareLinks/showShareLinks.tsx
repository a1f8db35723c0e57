// Shows the dialog of read-only links until it has faded out.
import { useState } from 'react';
import type { Environment } from 'relay-runtime';
import type { ShareOffer } from '#machines/shareLinks/shareLinksTypes.ts';
import { showDialog } from '#src/ui/dialog/dialogOutlet.ts';
import { ShareLinksDialog } from './ShareLinksDialog.tsx';

interface OpenedProps {
  environment: Environment;
  offers: readonly ShareOffer[];
  onGone: () => void;
}

/** Renders it, open until it is closed. */
function Opened({ environment, offers, onGone }: OpenedProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ShareLinksDialog
      open={isOpen}
      environment={environment}
      offers={offers}
      onClose={() => {
        setIsOpen(false);
      }}
      onGone={onGone}
    />
  );
}

let opened = 0;

/** The environment is handed on, because the dialog is rendered outside of the page. */
export function showShareLinks(environment: Environment, offers: readonly ShareOffer[]): void {
  opened += 1;
  const remove = showDialog(
    <Opened key={`share-links-${opened}`} environment={environment} offers={offers} onGone={() => remove()} />,
  );
}
