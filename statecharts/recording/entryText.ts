// One-line texts of the entries of a recording, for lists, sequences and searches.
import { durationText, eventText } from '../chart/chartText.ts';
import { shortText } from '../play/shortText.ts';
import { liveTexts } from '../live/liveTexts.ts';
import { stateEntered, stayedText } from '../live/outcome.ts';
import type { RecordingIndex } from './recordingIndex.ts';
import type { RecordedAction, RecordedAnswer, RecordedEntry } from './recording.ts';

/** Who takes part besides actors. */
export const laneTexts = { person: 'Person', page: 'Page', api: 'API' };

/** The machine of an actor with its name, `submission login`; actors that are no machines have only a name. */
export function actorText({ actors }: RecordingIndex, id: string): string {
  const actor = actors.get(id);
  if (!actor) return id;
  if (actor.machine === null) return actor.name;
  return actor.name === actor.machine || /^x:\d+$/.test(actor.name) ? actor.machine : `${actor.machine} ${actor.name}`;
}

/** Who an entry is of. */
export function whoseText(index: RecordingIndex, entry: RecordedEntry): string {
  switch (entry.kind) {
    case 'moment':
      return actorText(index, entry.actor);
    case 'request':
    case 'answer':
      return laneTexts.api;
    case 'place':
    case 'setting':
      return laneTexts.page;
    case 'action':
      return laneTexts.person;
  }
}

const verbs: Readonly<Record<RecordedAction['action'], string>> = {
  press: 'press',
  fill: 'fill',
  choose: 'choose in',
  check: 'tick',
  key: 'press key at',
  files: 'choose files in',
};

function actionText({ action, role, name, nthOfRole }: RecordedAction): string {
  if (name === '') return `${verbs[action]} ${role}`;
  const which = name === null ? `${role} ${nthOfRole + 1}` : `${role} “${name}”`;
  return `${verbs[action]} ${which}`;
}

const outcomes: Readonly<Record<RecordedAnswer['outcome'], string>> = {
  ok: 'answered',
  problem: 'problem',
  refused: 'refused',
  failed: 'no answer',
  aborted: 'cancelled',
};

/** What an answer is, with its status, codes and duration: `refused 409, 120 ms`. */
export function outcomeText({ requests }: RecordingIndex, answer: RecordedAnswer): string {
  const { outcome, status, codes, request, at } = answer;
  const asked = requests.get(request);
  const words = [outcomes[outcome], ...(outcome === 'refused' && status !== null ? [String(status)] : []), ...codes];
  return [words.join(' '), ...(asked ? [durationText(Math.max(0, Math.round(at - asked.at)))] : [])].join(', ');
}

/** The event of an entry: what happened. */
export function entryText(index: RecordingIndex, entry: RecordedEntry): string {
  switch (entry.kind) {
    case 'moment':
      return eventText(entry.event);
    case 'request':
      return entry.operation;
    case 'answer':
      return `${index.requests.get(entry.request)?.operation ?? entry.request}: ${outcomeText(index, entry)}`;
    case 'place':
      return `${entry.how} ${entry.address}`;
    case 'action':
      return actionText(entry);
    case 'setting':
      return `mock server: ${entry.method === 'DELETE' ? 'empty ' : ''}${entry.name}`;
  }
}

/** The payload of an entry in short; empty without one. */
export function payloadText(entry: RecordedEntry): string {
  switch (entry.kind) {
    case 'moment':
      return entry.payload === null ? '' : shortText(entry.payload, 160);
    case 'request':
      return entry.variables === null ? '' : shortText(entry.variables, 160);
    case 'setting':
      return entry.fields === null ? '' : shortText(entry.fields, 160);
    case 'action':
      return entry.value === null ? '' : shortText(entry.value, 160);
    default:
      return '';
  }
}

/** What became of the actor: `to saving.first`, `stays`, `ignored`, `ended`; empty for other entries. */
export function becameText(entry: RecordedEntry): string {
  if (entry.kind !== 'moment') return '';
  const entered = stateEntered(entry);
  return entered === null ? stayedText(entry) : `${liveTexts.log.to} ${entered}`;
}
