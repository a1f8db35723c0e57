// How a viewer gets the recording of a page in another tab of the same browser: over a BroadcastChannel, and only there.
import { randomName } from '../live/randomName.ts';
import { readRecording, type Recording } from './recording.ts';

/** The channel's name has the version of the messages, so that tabs of older builds use another channel. */
const channelName = 'flow-recordings-1';

type Message =
  /** A viewer wants the recording of a tab; null for those of all tabs. */
  | { readonly kind: 'wanted'; readonly viewer: string; readonly tab: string | null }
  | { readonly kind: 'recorded'; readonly viewer: string; readonly recording: unknown };

/** How long tabs have time to answer, in milliseconds: hidden tabs are slow. */
const patience = 1500;

/** Answers viewers for the lifetime of the page. */
export function offerRecording(tab: string, record: () => Promise<Recording>): void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'wanted' || (data.tab !== null && data.tab !== tab)) return;
    const { viewer } = data;
    void record().then((recording) => {
      channel.postMessage({ kind: 'recorded', viewer, recording } satisfies Message);
    });
  };
}

/** The recording of a tab, or of the tab in which something happened last if `tab` is null; null if none answers. */
export function fetchRecording(tab: string | null): Promise<Recording | null> {
  const viewer = randomName();
  const channel = new BroadcastChannel(channelName);
  return new Promise<Recording | null>((resolve, reject) => {
    const answers: Recording[] = [];
    const end = () => {
      channel.close();
      resolve(answers.toSorted((one, other) => other.ended - one.ended)[0] ?? null);
    };
    const timer = setTimeout(end, patience);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'recorded' || data.viewer !== viewer) return;
      try {
        answers.push(readRecording(data.recording));
      } catch (error) {
        clearTimeout(timer);
        channel.close();
        reject(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      if (tab === null) return;
      clearTimeout(timer);
      end();
    };
    channel.postMessage({ kind: 'wanted', viewer, tab } satisfies Message);
  });
}
