// Switches to the chart of the machine that changed last, for people who chose to follow all machines.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { catalogue } from '#machines/catalogue.ts';
import { machineAddress } from '#site/statecharts.ts';
import type { ViewerSearch } from '../viewer/mode.ts';
import { writeSearch } from '../viewer/viewerSearch.ts';
import type { LiveView } from './useLiveView.ts';
import { readWanted } from './wanted.ts';

/** How long the shown machine must be quiet before another one replaces it, in milliseconds. */
const rest = 400;

/** The address of another machine's chart. Steps and paths of this machine don't apply there and are dropped. */
export function addressFor(machine: string, search: ViewerSearch): string {
  const kept = { ...search, steps: undefined, start: undefined, to: undefined };
  return `${machineAddress(machine)}${writeSearch(kept)}`;
}

/** Switches to the machine that changed last, while this mode is shown, all machines are followed and the view isn't paused. */
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
