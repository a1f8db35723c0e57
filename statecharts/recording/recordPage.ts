// Records this page, and goes on with what the page before it in this tab recorded.
import type { AnyStateMachine } from 'xstate';
import { buildIdMeta } from '#site/builds.ts';
import { type Plain, toPlain } from '../live/plain.ts';
import type { Batch } from '../live/recorder.ts';
import type { Secrets } from '../live/secrets.ts';
import { keep, readKept } from '../live/storage.ts';
import { definitionHash } from './definitionHash.ts';
import { createKeeper, type Kept } from './keeper.ts';
import { mapTexts } from './mapTexts.ts';
import type { RecordedEntry, Recording } from './recording.ts';
import { offerRecording } from './recordingChannel.ts';
import { watchActions, withoutHalfTyped } from './watchActions.ts';
import { watchPlaces } from './watchPlaces.ts';
import { watchRequests } from './watchRequests.ts';

/** Holds what was recorded while the tab goes from one page to the next. */
const storageKey = 'flow-recording';
/** The number of characters that browsers let a page store in a tab, with space for others. */
const mostStored = 2_000_000;
/** The length of names, typed texts and addresses. */
const longestText = 500;

export interface PageRecorder {
  readonly add: (batch: Batch) => void;
  /** A machine that has an actor on this page. */
  readonly sawMachine: (machine: AnyStateMachine) => void;
}

export interface PageRecorderOptions {
  readonly tab: string;
  readonly secrets: Secrets;
  /** Adds what happened since the last frame. */
  readonly flush: () => void;
}

/** Records for the lifetime of the page. It must begin before the app. */
export function recordPage({ tab, secrets, flush }: PageRecorderOptions): PageRecorder {
  const keeper = createKeeper(takeStored());
  const machines = new Map<string, AnyStateMachine>();
  const blankText = (text: string) => secrets.blankText(text, longestText);

  watchPlaces((place) => {
    keeper.add({ ...place, address: blankText(place.address) });
  });
  watchRequests({
    onEntry: keeper.add,
    toPlain: (value) => {
      secrets.learn(value);
      return toPlain(value, secrets);
    },
    blankAddress: blankText,
    prefix: `${keeper.load}/`,
  });
  watchActions({ add: keeper.add, blankText });

  async function record(): Promise<Recording> {
    flush();
    const { actors, entries, dropped } = keeper.kept();
    const now = Date.now();
    const recording: Recording = {
      format: 'flow',
      version: 1,
      build: document.querySelector<HTMLMetaElement>(`meta[name="${buildIdMeta}"]`)?.content ?? 'development',
      begun: entries[0]?.at ?? now,
      ended: entries.at(-1)?.at ?? now,
      machines: Object.fromEntries([...machines].map(([id, machine]) => [id, definitionHash(machine)])),
      actors: [...actors],
      entries: withoutHalfTyped(entries),
      dropped,
      texts: 'kept',
      leftOut: [],
      environment: {
        userAgent: navigator.userAgent,
        language: navigator.language,
        width: innerWidth,
        height: innerHeight,
        colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      },
      mock: (await globalThis.mockSetting?.catch(() => null)) ?? null,
      report: { text: '', screenshot: null },
    };
    return withoutSecrets(recording, secrets);
  }

  addEventListener('pagehide', () => {
    flush();
    store(keeper.kept());
  });
  addEventListener('pageshow', (event) => {
    // After a return from the back/forward cache the page itself knows all.
    if ('persisted' in event && event.persisted) keep(storageKey, null);
  });
  offerRecording(tab, record);

  return {
    add: ({ moments, actors }) => {
      keeper.addMoments(moments, actors);
    },
    sawMachine: (machine) => {
      machines.set(machine.id, machine);
    },
  };
}

/** A secret may have been learned only after it was noted somewhere. */
function withoutSecrets(recording: Recording, secrets: Secrets): Recording {
  const blank = (value: Plain) => mapTexts(value, (text) => secrets.blankText(text, text.length + 1));
  return {
    ...recording,
    actors: recording.actors.map((actor) => ({ ...actor, context: blank(actor.context) })),
    entries: recording.entries.map((entry): RecordedEntry => {
      if (entry.kind === 'moment') return { ...entry, payload: blank(entry.payload), changed: blank(entry.changed) };
      if (entry.kind === 'request') return { ...entry, variables: blank(entry.variables) };
      if (entry.kind === 'place') return { ...entry, address: secrets.blankText(entry.address, longestText) };
      if (entry.kind === 'answer') return entry;
      const blankOf = (text: string | null) => text && secrets.blankText(text, longestText);
      return { ...entry, name: blankOf(entry.name), value: blankOf(entry.value) };
    }),
  };
}

/** What the page before left, which no other page of a duplicated tab then finds. */
function takeStored(): Kept | undefined {
  const text = readKept(storageKey);
  keep(storageKey, null);
  try {
    // Written by the page before, of the same site.
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}

/** Stores the newest half again and again until it fits: better less than nothing. */
function store(kept: Kept): void {
  let { entries } = kept;
  let text = JSON.stringify(kept);
  while (text.length > mostStored) {
    const dropped = Math.ceil(entries.length / 2);
    entries = entries.slice(dropped);
    text = JSON.stringify({ ...kept, entries, dropped: kept.dropped + kept.entries.length - entries.length });
  }
  keep(storageKey, text);
}
