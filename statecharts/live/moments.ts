// The log of a viewer: the moments that it shows, and the state of the app at one of them.
import type { StateValue } from 'xstate';
import type { KnownTabs } from './liveTabs.ts';
import type { LiveMoment, LivePage } from './protocol.ts';

/** The scope of the log: whose moments are shown. */
export type LogScope = 'actor' | 'machine' | 'all';

export interface LoggedMoment extends LiveMoment {
  readonly page: LivePage;
}

export interface LogFilter {
  readonly scope: LogScope;
  readonly machine: string;
  /** The followed actor, in the format of machines/liveView. */
  readonly actor: string | null;
  readonly text: string;
  /** Hides moments up to this time, in milliseconds since 1970. */
  readonly after: number;
}

/** The name of an actor that is unique among all pages. */
export const actorKey = (page: LivePage, actor: string) => `${page.tab}/${actor}`;

/** The tab in the name of an actor. */
export const tabOf = (actor: string) => actor.replace(/\/.*/, '');

/** The id within its tab in the name of an actor. */
export const idOf = (actor: string) => actor.replace(/.*\//, '');

/** The name of a moment that is unique among all pages. */
export const momentKey = ({ page, number }: LoggedMoment) => `${page.tab}/${number}`;

/** All known moments, newest first. */
export function allMoments(tabs: KnownTabs): readonly LoggedMoment[] {
  return [...tabs.values()]
    .flatMap(({ page, moments }) => moments.map((moment) => ({ ...moment, page })))
    .sort((one, other) => other.at - one.at || other.number - one.number);
}

/** The moments that pass a filter. The text may match anything that a row shows. */
export function filterMoments(moments: readonly LoggedMoment[], filter: LogFilter): readonly LoggedMoment[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return moments.filter((moment) => {
    if (moment.at <= filter.after) return false;
    if (filter.scope === 'actor' && actorKey(moment.page, moment.actor) !== filter.actor) return false;
    if (filter.scope === 'machine' && moment.machine !== filter.machine) return false;
    if (words.length === 0) return true;
    const shown = [moment.machine, moment.event, JSON.stringify([moment.payload, moment.after])]
      .join(' ')
      .toLowerCase();
    return words.every((word) => shown.includes(word));
  });
}

/** The last moment of an actor, or the last one at or before `then`. */
export function momentOf(
  moments: readonly LoggedMoment[],
  actor: string | null,
  then: LoggedMoment | null,
): LoggedMoment | null {
  const isEarlier = ({ page, number, at }: LoggedMoment) =>
    then === null || (page.tab === then.page.tab ? number <= then.number : at <= then.at);
  return moments.find((moment) => actorKey(moment.page, moment.actor) === actor && isEarlier(moment)) ?? null;
}

/** The running actors of a machine, the last changed first. */
export function runningActors(tabs: KnownTabs, machine: string): readonly string[] {
  const changed = new Map<string, number>();
  for (const { page, moments } of tabs.values())
    for (const { actor, at } of moments) changed.set(actorKey(page, actor), at);
  return [...tabs.values()]
    .flatMap(({ page, actors }) =>
      [...actors.values()].filter((actor) => actor.machine === machine).map(({ id }) => actorKey(page, id)),
    )
    .sort((one, other) => (changed.get(other) ?? 0) - (changed.get(one) ?? 0));
}

/** The last reported value of the actor, for times without a moment. */
export function valueOf(tabs: KnownTabs, actor: string | null): StateValue | null {
  return actor === null ? null : (tabs.get(tabOf(actor))?.actors.get(idOf(actor))?.value ?? null);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** `12:04:10.122` */
export function timeText(at: number): string {
  const time = new Date(at);
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(twoDigits).join(':');
  return `${clock}.${String(time.getMilliseconds()).padStart(3, '0')}`;
}
