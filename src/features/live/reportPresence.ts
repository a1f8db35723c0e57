// Tells the server what this tab shows, so that the others in the library see it.
import { fromCallback } from 'xstate';
import type { LookEvent, Looking } from '#machines/presence/presenceTypes.ts';
import { ownerOfPersonalLibrary } from '#site/libraryIds.ts';
import { liveAddress } from './openStream.ts';

/** The server forgets a tab after about a minute. */
const renewal = 30_000;
/** Delays reports, so that moving through a form does not send one for each field. */
const settle = 150;

/** The actor that reports until it is stopped. */
export function reportPresence(libraryId: string) {
  return fromCallback<LookEvent, Looking>(({ input, receive }) => {
    // Nobody else can open a personal library.
    if (ownerOfPersonalLibrary(libraryId) !== null) return;
    const tab = crypto.randomUUID();
    let looking = input;
    const post = (body: object) => {
      // Works while the page is being closed, too. A failed report is sent again with the next renewal.
      fetch(liveAddress(libraryId, 'presence'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tab, ...body }),
        keepalive: true,
      }).catch(() => undefined);
    };
    const report = () => {
      post(looking);
    };
    const leave = () => {
      post({ left: true });
    };
    const renewing = setInterval(report, renewal);
    let settling: ReturnType<typeof setTimeout> | undefined;
    receive((event) => {
      looking = event.looking;
      clearTimeout(settling);
      settling = setTimeout(report, settle);
    });
    window.addEventListener('pagehide', leave);
    report();
    return () => {
      clearInterval(renewing);
      clearTimeout(settling);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  });
}
