// The filter of a list of machines; the number of matches is announced to screen readers.
import { useEffect, useState } from 'react';
import { announce } from '#src/ui/live/announce.ts';
import { sectionsOf } from './sections.ts';

/** `found` is the number of matching machines. */
export function useMachineFilter() {
  const [filter, setFilter] = useState('');
  const sections = sectionsOf(filter);
  const found = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  useEffect(() => {
    if (filter !== '') announce(found === 1 ? '1 machine' : `${found} machines`);
  }, [filter, found]);
  return { filter, setFilter, sections, found };
}
