// The one place on the page that speaks what `announce` is told. Stands in the app's frame from the start: readers miss regions that come late.
import { useEffect, useState } from 'react';
import { onAnnouncement } from './announce.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** Draws the region. A message said twice is spoken twice: the second time with a no-break space, so that the text changes. */
export function LiveRegion() {
  const [spoken, setSpoken] = useState('');
  useEffect(
    () =>
      onAnnouncement((message) => {
        setSpoken((before) => (before === message ? `${message}\u00A0` : message));
      }),
    [],
  );
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite" aria-atomic="true">
        {spoken}
      </span>
    </VisuallyHidden>
  );
}
