// The sequence diagram of a part of a recording: columns for the participants, and messages between them.
import { actorText, becameText, entryText, laneTexts } from './entryText.ts';
import type { RecordingIndex } from './recordingIndex.ts';
import type { RecordedEntry } from './recording.ts';

export interface SequenceColumn {
  /** Unique among the columns. */
  readonly key: string;
  readonly label: string;
}

export interface SequenceMessage {
  readonly place: number;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** What became of the receiver; empty for messages that are no events of actors. */
  readonly became: string;
  /** Whether it answers another message: drawn as a dashed line. */
  readonly isAnswer: boolean;
}

export interface Sequence {
  readonly columns: readonly SequenceColumn[];
  readonly messages: readonly SequenceMessage[];
}

/** The actor that stands for another one: its nearest ancestor that is a machine and is not inside a folded one. */
export function columnOf({ actors }: RecordingIndex, folded: ReadonlySet<string>, id: string): string {
  const line: string[] = [];
  for (let actor = actors.get(id); actor; actor = actor.parent === null ? undefined : actors.get(actor.parent)) {
    if (line.includes(actor.id)) break;
    line.unshift(actor.id);
  }
  // The outermost folded ancestor hides all below it.
  const hiding = line.find((each) => folded.has(each));
  if (hiding !== undefined) return hiding;
  return line.findLast((each) => actors.get(each)?.machine !== null) ?? line[0] ?? id;
}

function messageOf(entry: RecordedEntry, column: (id: string) => string): Omit<SequenceMessage, 'place' | 'text'> {
  switch (entry.kind) {
    case 'moment': {
      const isAnswer = /^xstate\.(?:done|error)\./.test(entry.event);
      const from = entry.from === null ? 'page' : column(entry.from);
      return { from, to: column(entry.actor), became: becameText(entry), isAnswer };
    }
    case 'request':
      return { from: 'page', to: 'api', became: '', isAnswer: false };
    case 'answer':
      return { from: 'api', to: 'page', became: '', isAnswer: true };
    case 'place':
      return { from: 'page', to: 'page', became: '', isAnswer: false };
    case 'action':
    case 'setting':
      return { from: 'person', to: 'page', became: '', isAnswer: false };
  }
}

/** The sequence of the entries at these places, which are ordered. */
export function sequenceOf(index: RecordingIndex, places: readonly number[], folded: ReadonlySet<string>): Sequence {
  const column = (id: string) => columnOf(index, folded, id);
  const messages = places.flatMap((place) => {
    const entry = index.recording.entries[place];
    return entry ? [{ place, text: entryText(index, entry), ...messageOf(entry, column) }] : [];
  });
  const used = new Set(messages.flatMap(({ from, to }) => [from, to]));
  const lanes = (['person', 'page', 'api'] as const).filter((lane) => used.has(lane));
  // Parents come before their children, in the order in which they started.
  const actors = [...index.actors.keys()].filter((id) => used.has(id));
  return {
    columns: [
      ...lanes.map((key) => ({ key, label: laneTexts[key] })),
      ...actors.map((key) => ({ key, label: actorText(index, key) })),
    ],
    messages,
  };
}
