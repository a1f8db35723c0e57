// Goes with what happens from the chart of one machine to that of the next, for who asked to see whatever changes.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { catalogue } from '#machines/catalogue.ts';
import { statechartsPath } from '#site/statecharts.ts';
import type { ViewerSearch } from '../viewer/mode.ts';
import { writeSearch } from '../viewer/viewerSearch.ts';
import type { LiveView } from './useLiveView.ts';
import { readWanted } from './wanted.ts';

/** For how long nothing may happen in the machine that is shown before another one takes its place, in milliseconds. */
const rest = 400;

/** The address of another machine's chart. What is about this machine's own steps and paths means nothing there. */
export function addressFor(machine: string, search: ViewerSearch): string {
  const kept = { ...search, steps: undefined, start: undefined, to: undefined };
  return `${statechartsPath}/${encodeURIComponent(machine)}${writeSearch(kept)}`;
}

/** Leads to the machine that changed last, while this mode is shown, all machines are wanted and nothing holds the view. */
export function useFollowMachines({ moments, state, wanted }: LiveView, machine: string, search: ViewerSearch): void {
  const { history } = useRouter();
  const isFree = search.tab === 'live' && readWanted(search.actor).everywhere;
  const isHeld = state === 'paused' || state === 'lookingBack';
  const latest =
    isFree && !isHeld
      ? moments.find(({ page, transitions }) => transitions.length > 0 && (wanted ?? page.tab) === page.tab)?.machine
      : undefined;
  useEffect(() => {
    if (latest === undefined || latest === machine || !catalogue.some(({ id }) => id === latest)) return;
    const timer = setTimeout(() => {
      history.replace(addressFor(latest, search));
    }, rest);
    return () => {
      clearTimeout(timer);
    };
  }, [latest, machine, search, history]);
}
