// What the address of the viewer requests: an actor, a page, or whichever machine changes.
import { tabOf } from './moments.ts';

/** The value of the address instead of an actor; after a slash follows the page. */
const anyMachine = 'any';

/** The actor or page that an address asks for, and whether other machines are wanted too. */
export function readWanted(actor: string | undefined): { wanted: string | null; everywhere: boolean } {
  if (actor === undefined) return { wanted: null, everywhere: false };
  const [first, page = null] = actor.split('/');
  return first === anyMachine ? { wanted: page, everywhere: true } : { wanted: actor, everywhere: false };
}

/** The same, as the address says it. */
export function writeWanted(wanted: string | null, everywhere: boolean): string | undefined {
  if (!everywhere) return wanted ?? undefined;
  return wanted === null ? anyMachine : `${anyMachine}/${tabOf(wanted)}`;
}
