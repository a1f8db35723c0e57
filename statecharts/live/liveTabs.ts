// The state of a viewer about the tabs of its browser: pages with actors, these actors, and their last changes.
import { eachFrame } from './eachFrame.ts';
import {
  channelName,
  type LiveActor,
  type LiveChanges,
  type LiveMessage,
  type LiveMoment,
  type LivePage,
} from './protocol.ts';
import { randomName } from './randomName.ts';

/** The number of moments kept for each page. */
const maximumMoments = 1000;

export interface KnownTab {
  readonly page: LivePage;
  /** The running actors by session id. */
  readonly actors: ReadonlyMap<string, LiveActor>;
  /** In the order in which they happened. */
  readonly moments: readonly LiveMoment[];
  readonly dropped: number;
}

/** By tab name, in the order in which the pages were first heard of. */
export type KnownTabs = ReadonlyMap<string, KnownTab>;

const none: KnownTab = { page: { tab: '', title: '', path: '' }, actors: new Map(), moments: [], dropped: 0 };

/** Applies a message. Returns the same object if nothing changes. */
export function hearMessage(tabs: KnownTabs, message: LiveMessage): KnownTabs {
  if (message.kind === 'closed') {
    if (!tabs.has(message.tab)) return tabs;
    return new Map([...tabs].filter(([tab]) => tab !== message.tab));
  }
  if (message.kind === 'told') return new Map(tabs).set(message.page.tab, take(none, message));
  // Changes of a page that hasn't sent its full state yet would be incomplete.
  const known = message.kind === 'changed' ? tabs.get(message.page.tab) : undefined;
  return message.kind === 'changed' && known ? new Map(tabs).set(message.page.tab, take(known, message)) : tabs;
}

function take(known: KnownTab, { page, actors: changed, moments, dropped }: LiveChanges): KnownTab {
  const actors = new Map(known.actors);
  for (const actor of changed) {
    if (actor.status === 'active') actors.set(actor.id, actor);
    else actors.delete(actor.id);
  }
  return { page, actors, moments: [...known.moments, ...moments].slice(-maximumMoments), dropped };
}

export interface LiveTabs {
  readonly get: () => KnownTabs;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Listens while there are subscribers, and publishes received messages once per frame. */
export function createLiveTabs(): LiveTabs {
  const listeners = new Set<() => void>();
  let tabs: KnownTabs = new Map();
  let close: (() => void) | null = null;

  function open(): () => void {
    const viewer = randomName();
    const channel = new BroadcastChannel(channelName);
    const post = (message: LiveMessage) => {
      channel.postMessage(message);
    };
    let heard: LiveMessage[] = [];
    const soon = eachFrame(() => {
      const before = tabs;
      for (const message of heard) tabs = hearMessage(tabs, message);
      heard = [];
      if (tabs !== before) for (const listener of listeners) listener();
    });
    channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => {
      if (data.kind === 'asked' || data.kind === 'left') return;
      // A page that was just loaded or restored announces itself, but doesn't know who is watching.
      if (data.kind === 'told' && data.viewer === null) post({ kind: 'asked', viewer });
      else if (data.kind !== 'told' || data.viewer === viewer) {
        heard.push(data);
        soon.ask();
      }
    };
    const leave = () => {
      post({ kind: 'left', viewer });
    };
    const come = ({ persisted }: PageTransitionEvent) => {
      if (persisted) post({ kind: 'asked', viewer });
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', come);
    post({ kind: 'asked', viewer });
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', come);
      soon.end();
      channel.close();
      tabs = new Map();
    };
  }

  return {
    get: () => tabs,
    subscribe: (listener) => {
      listeners.add(listener);
      close ??= open();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        close?.();
        close = null;
      };
    },
  };
}

/** The pages of this tab. */
export const liveTabs = createLiveTabs();
