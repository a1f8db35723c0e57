// The election of one tab of the browser, and the messages between tabs. The tab that holds a lock leads; the lock of a tab that is closed goes to another.
import { fromCallback } from 'xstate';
import type { PresenceEvent, TabMessage, TellTabs } from '#machines/presence/presenceTypes.ts';
import type { LivePlace } from './useLive.ts';

type Sent = TabMessage | { readonly kind: 'joined' };

/** The message of another tab as an event. A tab with another version of the page may send something else, which is ignored. */
function readMessage(message: Sent): PresenceEvent | null {
  switch (message.kind) {
    case 'state':
      return { type: 'leader.told', isConnected: message.isConnected, people: message.people };
    case 'changed':
      return { type: 'change.told', at: message.at };
    case 'joined':
      return { type: 'tab.joined' };
    default:
      return null;
  }
}

/** The actor that takes part until it is stopped. */
export function joinTabs({ libraryId, userId }: LivePlace) {
  return fromCallback<TellTabs>(({ sendBack, receive }) => {
    const send = (event: PresenceEvent) => {
      sendBack(event);
    };
    // Browsers have locks only on secure pages. Without them, each tab connects by itself.
    if (!('locks' in navigator)) {
      send({ type: 'leader.elected' });
      return;
    }
    const name = `live ${userId} ${libraryId}`;
    const over = new AbortController();
    const { signal } = over;
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<Sent>) => {
      const event = readMessage(data);
      if (event) send(event);
    });
    receive(({ message }) => {
      channel.postMessage(message);
    });
    const isOver = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
    navigator.locks
      .request(name, { signal }, () => {
        send({ type: 'leader.elected' });
        return isOver;
      })
      // It was stopped before it got the lock.
      .catch(() => undefined);
    channel.postMessage({ kind: 'joined' } satisfies Sent);
    return () => {
      over.abort();
      channel.close();
    };
  });
}
