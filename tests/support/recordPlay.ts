// Makes recordings of machines that are played, for tests of what reads recordings.
import type { AnyMachineSnapshot } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Start } from '#machines/model.ts';
import { nameOf, transitionsIn } from '#machines/transitions.ts';
import { toPlain } from '#statecharts/live/plain.ts';
import { createSecrets } from '#statecharts/live/secrets.ts';
import { startMachine } from '#statecharts/play/startMachine.ts';
import type { Step } from '#statecharts/play/steps.ts';
import type { RecordedEntry, RecordedMoment, Recording } from '#statecharts/recording/recording.ts';

/** The time at which made recordings begin. */
export const recordingBegin = Date.UTC(2026, 0, 5, 9);

/** A recording of these entries. */
export function recordingOf(entries: readonly RecordedEntry[], rest: Partial<Recording> = {}): Recording {
  return {
    ...{ format: 'flow', version: 1, build: 'test', begun: recordingBegin, machines: {}, actors: [] },
    ended: entries.at(-1)?.at ?? recordingBegin,
    entries: [...entries],
    ...{ dropped: 0, texts: 'kept', leftOut: [], environment: null, mock: null },
    report: { text: '', screenshot: null },
    ...rest,
  };
}

/** The moments of a machine that is started and taken through steps. */
export function recordSteps(
  { machine }: Pick<CatalogueEntry, 'machine'>,
  start: Start,
  steps: readonly Step[],
  actor = '1/x:0',
): RecordedMoment[] {
  const moments: RecordedMoment[] = [];
  const secrets = createSecrets();
  let before: RecordedMoment['before'] = null;
  let transitions: string[] = [];
  const running = startMachine(machine, start, {
    inspect: (inspection, now) => {
      if (inspection.actorRef.sessionId !== inspection.rootId) return;
      transitions.push(...transitionsIn(inspection).map(nameOf));
      if (inspection.type !== '@xstate.snapshot') return;
      const snapshot = inspection.snapshot as AnyMachineSnapshot;
      const value = snapshot.value as RecordedMoment['after'];
      const { type: event, ...payload } = inspection.event;
      moments.push({
        kind: 'moment',
        ...{ at: recordingBegin + now, actor, event, from: null, transitions, before },
        payload: Object.keys(payload).length === 0 ? null : toPlain(payload, secrets),
        after: value,
        changed: toPlain(snapshot.context, secrets),
        status: snapshot.status,
      });
      before = value;
      transitions = [];
    },
  });
  for (const step of steps) running.perform(step);
  // Stopping is no part of the play.
  const recorded = [...moments];
  running.stop();
  return recorded;
}
