// Writes steps as text for the address: `field.changed(name:email,value:ada)~submit~reject:submit:'No answer'~800ms`. Steps after two tildes were stepped back
// over.
import type { AnyEventObject } from 'xstate';
import {
  NotReadable,
  readMembers,
  readValue,
  readWord,
  takePattern,
  takeSign,
  writeValue,
  writeWord,
  type Reader,
} from './compactValue.ts';
import { longestWait, type Step } from './steps.ts';
import { playTexts } from './playTexts.ts';

/** Steps: the first `position` are played, the others were stepped back over. */
export interface Score {
  readonly steps: readonly Step[];
  readonly position: number;
}

/** The steps in a text, as far as it can be parsed. */
export interface ReadScore extends Score {
  /** The number of the step that can't be parsed, from 1, and the reason. */
  readonly unreadable: { readonly step: number; readonly why: string } | null;
}

const withValue = (word: string, id: string, value: unknown) =>
  [word, writeWord(id), ...(value === undefined ? [] : [writeValue(value)])].join(':');

function writeStep(step: Step): string {
  if ('after' in step) return `${step.after}ms`;
  if ('resolve' in step) return withValue('resolve', step.resolve, step.output);
  if ('reject' in step) return withValue('reject', step.reject, step.message);
  if ('snapshot' in step) return withValue('snapshot', step.snapshot, step.value);
  const { type, ...payload } = step.event;
  return writeWord(type) + (Object.keys(payload).length > 0 ? writeValue(payload) : '');
}

/** Writes steps; nothing if there are none. */
export function writeSteps({ steps, position }: Score): string {
  const played = steps.slice(0, position).map(writeStep).join('~');
  const undone = steps.slice(position).map(writeStep).join('~');
  return undone === '' ? played : `${played}~~${undone}`;
}

function readAnswer(reader: Reader, word: string): Step {
  const id = readWord(reader);
  const value = takeSign(reader, ':') ? readValue(reader) : undefined;
  if (word === 'resolve') return { resolve: id, output: value };
  return word === 'reject' ? { reject: id, message: String(value) } : { snapshot: id, value };
}

function readStep(reader: Reader): Step {
  const duration = takePattern(reader, /\d+(?:\.\d+)?ms(?![^~])/);
  if (duration !== null) {
    const after = Number.parseFloat(duration);
    if (after > longestWait) throw new NotReadable(playTexts.steps.tooLong);
    return { after };
  }
  const word = readWord(reader);
  if (takeSign(reader, ':')) {
    if (['resolve', 'reject', 'snapshot'].includes(word)) return readAnswer(reader, word);
    throw new NotReadable(playTexts.steps.noStep(word));
  }
  const payload = takeSign(reader, '(') ? readMembers(reader) : {};
  return { event: { ...payload, type: word } satisfies AnyEventObject };
}

/** Parses the output of `writeSteps`, up to the first step that can't be parsed. */
export function readSteps(text: string): ReadScore {
  const reader: Reader = { text, at: 0 };
  const steps: Step[] = [];
  let position: number | null = null;
  if (takeSign(reader, '~~')) position = 0;
  try {
    while (reader.at < text.length) {
      steps.push(readStep(reader));
      if (reader.at === text.length) break;
      if (position === null && takeSign(reader, '~~')) position = steps.length;
      else if (!takeSign(reader, '~')) throw new NotReadable(playTexts.steps.unexpected(reader.at + 1));
    }
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error;
    return { steps, position: position ?? steps.length, unreadable: { step: steps.length + 1, why: error.message } };
  }
  return { steps, position: position ?? steps.length, unreadable: null };
}
