// Records this page, and goes on with what the page before it in this tab recorded.
import type { AnyStateMachine } from 'xstate';
import { buildIdMeta } from '#site/builds.ts';
import type { MockSetting } from '#site/recordedMock.ts';
import { type Plain, toPlain } from '../live/plain.ts';
import type { Batch } from '../live/recorder.ts';
import type { Secrets } from '../live/secrets.ts';
import { definitionHash } from './definitionHash.ts';
import { forgetHandedOver, handOver, maximumStored, takeHandedOver } from './handOver.ts';
import { createRecordingBuffer } from './recordingBuffer.ts';
import type { BufferedRecording } from './recordingBufferTypes.ts';
import { mapKeys, mapTexts } from './mapTexts.ts';
import type { RecordedEntry, Recording } from './recording.ts';
import { offerRecording } from './recordingChannel.ts';
import { watchActions, withoutHalfTyped } from './watchActions.ts';
import { watchMock } from './watchMock.ts';
import { watchPlaces } from './watchPlaces.ts';
import { watchRequests } from './watchRequests.ts';

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
  const before = takeHandedOver();
  const buffer = createRecordingBuffer(before);
  const machines = new Map<string, AnyStateMachine>();
  const blankText = (text: string) => secrets.blankText(text, longestText);

  watchPlaces((place) => {
    buffer.add({ ...place, address: blankText(place.address) });
  });
  watchRequests({
    onEntry: buffer.add,
    toPlain: (value) => {
      secrets.learn(value);
      return toPlain(value, secrets);
    },
    blankAddress: blankText,
    prefix: `${buffer.load}/`,
  });
  watchActions({ add: buffer.add, blankText });
  watchMock((setting) => {
    buffer.add({ ...setting, fields: toPlain(setting.fields, secrets) });
  });

  const machineHashes = () => ({
    ...before?.machines,
    ...Object.fromEntries([...machines].map(([id, machine]) => [id, definitionHash(machine)])),
  });
  let setting: MockSetting | null = null;
  void globalThis.mockSetting?.then((resolved) => {
    setting = resolved;
  });
  /** How the mock server was set where the recording begins. */
  const mock = () => {
    const settings = { 'an earlier page': before?.mock ?? null, 'this page': setting, 'another person': null };
    return settings[buffer.beginning()];
  };

  async function record(): Promise<Recording> {
    flush();
    await globalThis.mockSetting;
    const { actors, entries, dropped } = withoutSecrets(buffer.snapshot(), secrets);
    const now = Date.now();
    return {
      format: 'flow',
      version: 2,
      build: document.querySelector<HTMLMetaElement>(`meta[name="${buildIdMeta}"]`)?.content ?? 'development',
      begun: entries[0]?.at ?? now,
      ended: entries.at(-1)?.at ?? now,
      machines: machineHashes(),
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
      mock: mock(),
      report: { text: '', screenshot: null },
    };
  }

  addEventListener('pagehide', () => {
    flush();
    // The page after this one knows none of its secrets. Half of the space is left for actors, whose contexts the limit does not count.
    handOver({
      ...withoutSecrets(buffer.snapshot(maximumStored / 2), secrets),
      machines: machineHashes(),
      mock: mock(),
    });
  });
  addEventListener('pageshow', (event) => {
    // A page that returns from the back/forward cache goes on with its own recording. What the page that was left recorded is lost.
    if ('persisted' in event && event.persisted) forgetHandedOver();
  });
  offerRecording(tab, record);

  return {
    add: ({ moments, actors }) => {
      buffer.addMoments(moments, actors);
    },
    sawMachine: (machine) => {
      machines.set(machine.id, machine);
    },
  };
}

/** A secret may have been learned only after it was noted somewhere. */
function withoutSecrets<Part extends Pick<BufferedRecording, 'actors' | 'entries'>>(
  part: Part,
  secrets: Secrets,
): Part {
  const blankText = (text: string) => secrets.blankText(text, text.length + 1);
  const blank = (value: Plain) => mapKeys(mapTexts(value, blankText), blankText);
  const blankEntry = (entry: RecordedEntry): RecordedEntry => {
    switch (entry.kind) {
      case 'moment':
        return { ...entry, payload: blank(entry.payload), changed: blank(entry.changed) };
      case 'request':
        return { ...entry, operation: blankText(entry.operation), variables: blank(entry.variables) };
      case 'answer':
        return entry;
      case 'setting':
        return { ...entry, fields: blank(entry.fields) };
      case 'place':
        return { ...entry, address: blankText(entry.address) };
      case 'action':
        return { ...entry, name: entry.name && blankText(entry.name), value: entry.value && blankText(entry.value) };
    }
  };
  return {
    ...part,
    actors: part.actors.map((actor) => ({ ...actor, name: blankText(actor.name), context: blank(actor.context) })),
    entries: part.entries.map(blankEntry),
  };
}
