// Reports the actors of this page to the other tabs of this browser while a viewer is open, and to the recording of the page.
import { eachFrame } from './eachFrame.ts';
import { channelName, type LiveChanges, type LiveMessage, type LivePage } from './protocol.ts';
import { createRecorder } from './recorder.ts';
import { nameTab } from './tabName.ts';
import { createTransitionReporter } from './reportTransitions.ts';
import { watchActors } from './watchActors.ts';
import { recordPage } from '../recording/recordPage.ts';

/** Password fields, including those that currently show the password. */
const passwordFields = 'input[type="password"], input[autocomplete*="password"]';

export interface PageReporter {
  /** The page's name for its tab. */
  readonly tab: string;
  /** The id of the machine whose actor changed last; null if none has. */
  readonly lastMachine: () => string | null;
}

/** Watches the actors of this page and reports them for the lifetime of the page. */
export function reportToTabs(): PageReporter {
  const tab = nameTab();
  const channel = new BroadcastChannel(channelName);
  const viewers = new Set<string>();
  const soon = eachFrame(report);
  const recorder = createRecorder(soon.ask);
  const recording = recordPage({ tab, secrets: recorder.secrets, flush: soon.now });
  const { listener } = recorder;
  watchActors({
    ...listener,
    stepped: (step) => {
      recording.sawMachine(step.after.machine);
      listener.stepped?.(step);
    },
    covered: createTransitionReporter(),
  });
  let lastMachine: string | null = null;

  const post = (message: LiveMessage) => {
    channel.postMessage(message);
  };

  function describePage(): LivePage {
    const text = (words: string) => recorder.secrets.blankText(words, 160);
    return { tab, title: text(document.title), path: text(location.pathname + location.search) };
  }

  /** Describes what is new, but sends it only while a viewer listens. */
  function report(): void {
    const fields = [...document.querySelectorAll<HTMLInputElement>(passwordFields)];
    recorder.secrets.setPasswordFields(new Map(fields.map(({ name, value }, at) => [`${at} ${name}`, value])));
    recorder.secrets.learn(location.href);
    const batch = recorder.take();
    if (batch === null) return;
    recording.add(batch);
    lastMachine = batch.moments.findLast(({ status }) => status === 'active')?.machine ?? lastMachine;
    if (viewers.size > 0) post({ kind: 'changed', ...changesOf(batch) });
  }

  function changesOf(batch: Pick<LiveChanges, 'actors' | 'moments'>): LiveChanges {
    return { page: describePage(), ...batch, dropped: recorder.dropped() };
  }

  function reportAll(viewer: string | null): void {
    soon.now();
    post({ kind: 'told', viewer, ...changesOf(recorder.all()) });
  }

  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => {
    if (data.kind === 'asked') {
      viewers.add(data.viewer);
      reportAll(data.viewer);
    } else if (data.kind === 'left') viewers.delete(data.viewer);
  };

  addEventListener('pagehide', () => {
    post({ kind: 'closed', tab });
  });
  // After a return from the back/forward cache the page is unchanged.
  addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted) reportAll(null);
  });
  // Announces the new page to viewers that are already open.
  reportAll(null);

  return { tab, lastMachine: () => lastMachine };
}
