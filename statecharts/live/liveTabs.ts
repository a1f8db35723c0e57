// What a viewer knows of the tabs of its browser: which pages run actors, which actors, and what they did last.
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

/** Moments that are kept of each page. */
const mostMoments = 1000;

export interface KnownTab {
  readonly page: LivePage;
  /** Those that run, by the id of their session. */
  readonly actors: ReadonlyMap<string, LiveActor>;
  /** In the order in which they began. */
  readonly moments: readonly LiveMoment[];
  readonly dropped: number;
}

/** By the page's name for its tab, in the order in which they were heard of. */
export type KnownTabs = ReadonlyMap<string, KnownTab>;

const none: KnownTab = { page: { tab: '', title: '', path: '' }, actors: new Map(), moments: [], dropped: 0 };

/** What is known after a message. The same object where it changes nothing. */
export function hearMessage(tabs: KnownTabs, message: LiveMessage): KnownTabs {
  if (message.kind === 'closed') {
    if (!tabs.has(message.tab)) return tabs;
    return new Map([...tabs].filter(([tab]) => tab !== message.tab));
  }
  if (message.kind === 'told') return new Map(tabs).set(message.page.tab, take(none, message));
  // News of a page that has not told everything yet would be half of the truth.
  const known = message.kind === 'changed' ? tabs.get(message.page.tab) : undefined;
  return message.kind === 'changed' && known ? new Map(tabs).set(message.page.tab, take(known, message)) : tabs;
}

function take(known: KnownTab, { page, actors: changed, moments, dropped }: LiveChanges): KnownTab {
  const actors = new Map(known.actors);
  for (const actor of changed) {
    if (actor.status === 'active') actors.set(actor.id, actor);
    else actors.delete(actor.id);
  }
  return { page, actors, moments: [...known.moments, ...moments].slice(-mostMoments), dropped };
}

export interface LiveTabs {
  readonly get: () => KnownTabs;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Listens as long as somebody is subscribed. What comes is shown once a frame. */
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
      // A page that was just loaded, or came back, tells of itself unasked and does not know who looks on.
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

/** Those of this page. */
export const liveTabs = createLiveTabs();
