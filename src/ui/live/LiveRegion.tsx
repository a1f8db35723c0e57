// A live region that reads out what `announce` gets. The app's frame has one from the start, since screen readers miss regions that are added later. Every
// dialog has one too, because the page behind it is silent; the uncovered region speaks.
import { useEffect, useRef, useState } from 'react';
import { isCovered } from '../dialog/modalStack.ts';
import { onAnnouncement } from './announce.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** Renders the region. A repeated message gets a no-break space, so that the text changes and is read again. */
export function LiveRegion() {
  const region = useRef<HTMLSpanElement>(null);
  const [spoken, setSpoken] = useState('');
  useEffect(
    () =>
      onAnnouncement((message) => {
        if (isCovered(region.current)) return;
        setSpoken((before) => (before === message ? `${message}\u00A0` : message));
      }),
    [],
  );
  return (
    <VisuallyHidden>
      <span ref={region} role="status" aria-live="polite" aria-atomic="true">
        {spoken}
      </span>
    </VisuallyHidden>
  );
}
