// Reads from the address of the viewer what to show: an actor, a page, or whichever machine changes.
import { tabOf } from './moments.ts';

/** The parameter's value if all machines are followed; a page may come after a slash. */
const anyMachine = 'any';

/** The actor or page in the address, and whether all machines are followed. */
export function readWanted(actor: string | undefined): { wanted: string | null; everywhere: boolean } {
  if (actor === undefined) return { wanted: null, everywhere: false };
  const [first, page = null] = actor.split('/');
  return first === anyMachine ? { wanted: page, everywhere: true } : { wanted: actor, everywhere: false };
}

/** Writes the choice as an address parameter. */
export function writeWanted(wanted: string | null, everywhere: boolean): string | undefined {
  if (!everywhere) return wanted ?? undefined;
  return wanted === null ? anyMachine : `${anyMachine}/${tabOf(wanted)}`;
}
