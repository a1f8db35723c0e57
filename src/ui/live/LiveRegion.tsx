// The place that speaks what `announce` is told. One stands in the app's frame from the start, for readers miss regions that come late,
// and one in every dialog, for the page behind it is mute: the one that nothing covers speaks.
import { useEffect, useRef, useState } from 'react';
import { isCovered } from '../dialog/modalStack.ts';
import { onAnnouncement } from './announce.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** Draws the region. A message said twice is spoken twice: the second time with a no-break space, so that the text changes. */
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
