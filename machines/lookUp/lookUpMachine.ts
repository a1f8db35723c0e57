// Looks up references by their identifiers: finds the identifiers in a pasted text, looks them up one by one, lets the person choose among the records, and
// hands these to the import.
import { assertEvent, assign, emit, setup, type DoneActorEvent } from 'xstate';
import { holdsReferences } from '#bibliography/lookUp/holdsReferences.ts';
import {
  type Identifier,
  identifierKey,
  maximumIdentifiers,
  maximumTextLength,
  readIdentifiers,
} from '#bibliography/lookUp/readIdentifiers.ts';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  Candidate,
  ChosenRecord,
  LookUpContext,
  LookUpEmitted,
  LookUpEvent,
  LookUpInput,
  LookUpOutcome,
  LookUpRow,
} from './lookUpTypes.ts';

interface Answer {
  readonly outcome: LookUpOutcome;
}

const answer = ({ event }: { event: DoneActorEvent<LookUpOutcome> }): Answer => ({ outcome: event.output });

/** Whether the row has no answer yet, or one that may be better next time. */
const isRetryable = ({ outcome }: LookUpRow): boolean =>
  outcome === null || outcome.status === 'unavailable' || outcome.status === 'limited';

/** The index of the row to look up next: the first without an answer; -1 if all have one. */
export const nextIndex = (rows: readonly LookUpRow[]): number => rows.findIndex(({ outcome }) => outcome === null);

/** The rows with the answer for the row that was looked up. The first record is preselected, unless the answer has a message. */
function withAnswer(rows: readonly LookUpRow[], outcome: LookUpOutcome): LookUpRow[] {
  const next = nextIndex(rows);
  const isSure = outcome.message === null && outcome.candidates.length > 0;
  return rows.map((row, index) => (index === next ? { ...row, outcome, chosen: isSure ? 0 : null } : row));
}

const candidateOf = ({ outcome, chosen }: LookUpRow): Candidate | undefined =>
  chosen === null ? undefined : outcome?.candidates[chosen];

/** The chosen records, in the order of the text. */
export const chosenRecords = (rows: readonly LookUpRow[]): readonly ChosenRecord[] =>
  rows.flatMap((row) => {
    const candidate = candidateOf(row);
    return candidate ? [{ identifier: row.identifier, entry: candidate.entry }] : [];
  });

/** Whether there is nothing to decide: each identifier has one record, and none came with a message. */
const isPlain = (rows: readonly LookUpRow[]): boolean =>
  rows.every(({ outcome, chosen }) => chosen !== null && outcome?.candidates.length === 1);

const isTooLong = (text: string): boolean => text.length > maximumTextLength;

const nothingRead = { identifiers: [], unrecognized: [] };

const read = (text: string): Omit<LookUpContext, 'answered' | 'isOff'> => ({
  text,
  read: isTooLong(text) ? nothingRead : readIdentifiers(text),
  rows: [],
  message: null,
});

/** The rows whose answers hold for as long as the box is open, so that a change of the text asks about none of them again. */
function answeredOf({ rows, answered }: LookUpContext): readonly LookUpRow[] {
  const lasting = rows.filter((row) => !isRetryable(row));
  const keys = new Set(lasting.map(({ identifier }) => identifierKey(identifier)));
  return [...answered.filter(({ identifier }) => !keys.has(identifierKey(identifier))), ...lasting];
}

/** A row for each identifier of the text, with the answer that it has already. */
function rowsOf({ read: { identifiers }, answered }: LookUpContext): LookUpRow[] {
  const byKey = new Map(answered.map((row) => [identifierKey(row.identifier), row]));
  return identifiers.map(
    (identifier) => byKey.get(identifierKey(identifier)) ?? { identifier, outcome: null, chosen: null },
  );
}

export const lookUpMachine = setup({
  types: {
    context: {} as LookUpContext,
    events: {} as LookUpEvent,
    input: {} as LookUpInput,
    emitted: {} as LookUpEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Asks the server about one identifier. Rejects if it did not answer. */
    lookUp: promiseNotProvided<LookUpOutcome, { identifier: Identifier | undefined }>('lookUp'),
  },
  actions: {
    takeText: assign(({ context, event }) => {
      assertEvent(event, 'text.changed');
      return { ...read(event.text), answered: answeredOf(context) };
    }),
    makeRows: assign(({ context }) => ({ rows: rowsOf(context) })),
    takeAnswer: assign(({ context }, { outcome }: Answer) => ({ rows: withAnswer(context.rows, outcome) })),
    resetRetryable: assign(({ context }) => ({
      message: null,
      rows: context.rows.map((row) => (isRetryable(row) ? { ...row, outcome: null, chosen: null } : row)),
    })),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    choose: assign(({ context, event }) => {
      assertEvent(event, 'candidate.chosen');
      const { row: place, candidate } = event;
      return { rows: context.rows.map((row, index) => (index === place ? { ...row, chosen: candidate } : row)) };
    }),
    handOverText: emit(({ context }) => ({ type: 'references.ready', text: context.text })),
    handOverChosen: emit(({ context }) => ({ type: 'records.ready', records: chosenRecords(context.rows) })),
    forgetMessage: assign({ message: null }),
    noteOff: assign(({ context }) => ({ isOff: true, rows: [], answered: answeredOf(context) })),
  },
  guards: {
    hasGivenIdentifiers: ({ context }) => context.text === '' && context.read.identifiers.length > 0 && !context.isOff,
    isEmpty: ({ context }) => context.text.trim() === '',
    holdsReferences: ({ context }) => holdsReferences(context.text),
    isAnyRecognized: ({ context }) => context.read.identifiers.length > 0,
    isOff: ({ context }) => context.isOff,
    isOffAnswer: (_, { outcome }: Answer) => outcome.status === 'off',
    isTooLong: ({ context }) => isTooLong(context.text),
    isAnyUnanswered: ({ context }) => nextIndex(rowsOf(context)) !== -1,
    isTooMuch: ({ context }) => context.read.identifiers.length > maximumIdentifiers,
    isLast: ({ context }, { outcome }: Answer) => nextIndex(withAnswer(context.rows, outcome)) === -1,
    isLastAndPlain: ({ context }, { outcome }: Answer) => {
      const rows = withAnswer(context.rows, outcome);
      return nextIndex(rows) === -1 && isPlain(rows);
    },
    isAnyRetryable: ({ context }) => context.rows.some(isRetryable),
    isAnyChosen: ({ context }) => chosenRecords(context.rows).length > 0,
  },
}).createMachine({
  id: 'lookUp',
  description:
    'Identifiers of references, or references themselves, on their way from a text to the review of an import.',
  context: ({ input }) => ({
    ...('text' in input ? read(input.text) : { ...read(''), read: { ...nothingRead, identifiers: input.identifiers } }),
    answered: [],
    isOff: false,
  }),
  initial: 'recognizing',
  states: {
    recognizing: {
      description: 'Decides whether the text has identifiers.',
      always: [
        {
          guard: 'hasGivenIdentifiers',
          target: 'asking',
          actions: 'makeRows',
          description: 'Identifiers that were given instead of a text are looked up at once.',
        },
        { guard: 'isEmpty', target: 'typing.empty' },
        { guard: 'holdsReferences', target: 'typing.references' },
        { guard: 'isOff', target: 'typing.off' },
        { guard: 'isTooLong', target: 'typing.tooLong' },
        { guard: 'isTooMuch', target: 'typing.tooMany' },
        { guard: 'isAnyRecognized', target: 'typing.identifiers' },
        { target: 'typing.unrecognized' },
      ],
    },
    typing: {
      description: 'The person types or pastes text, and sees the recognized identifiers. Nothing is sent yet.',
      initial: 'empty',
      states: {
        empty: { description: 'There is no text.' },
        off: { description: 'There is text, but lookups are turned off on this server.' },
        unrecognized: { description: 'The text holds no identifier.' },
        tooLong: { description: 'The text is not searched for identifiers, because it is too long.' },
        tooMany: { description: 'The text holds more identifiers than are looked up at once.' },
        identifiers: {
          description: 'The text holds identifiers.',
          on: {
            'lookUp.start': [
              { guard: 'isAnyUnanswered', target: '#lookUp.asking', actions: 'makeRows' },
              {
                target: '#lookUp.answered',
                actions: 'makeRows',
                description:
                  'Every identifier in the text has an answer already, for example after the text was changed and changed back.',
              },
            ],
          },
        },
        references: {
          description: 'The text contains references in a file format, which need no lookup.',
          on: { 'lookUp.start': { target: '#lookUp.handedOver', actions: 'handOverText' } },
        },
      },
    },
    asking: {
      description: 'The identifiers are requested one after the other, so that the first result is shown at once.',
      tags: 'busy',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ identifier: context.rows[nextIndex(context.rows)]?.identifier }),
        onDone: [
          {
            guard: { type: 'isOffAnswer', params: answer },
            target: 'recognizing',
            actions: 'noteOff',
            description: 'Lookups are turned off on this server.',
          },
          {
            guard: { type: 'isLastAndPlain', params: answer },
            target: 'handedOver',
            actions: [{ type: 'takeAnswer', params: answer }, 'handOverChosen'],
            description: 'There is nothing to decide here: the review shows all of it.',
          },
          {
            guard: { type: 'isLast', params: answer },
            target: 'answered',
            actions: { type: 'takeAnswer', params: answer },
          },
          { target: 'asking', reenter: true, actions: { type: 'takeAnswer', params: answer } },
        ],
        onError: {
          target: 'interrupted',
          actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'lookUp.stop': 'answered',
        'candidate.chosen': { actions: 'choose' },
      },
    },
    interrupted: {
      description: 'Our server did not answer, or refused. Earlier results are kept.',
      on: {
        'lookUp.retry': { target: 'asking', actions: 'resetRetryable' },
        'candidate.chosen': { actions: 'choose' },
        'lookUp.review': {
          guard: 'isAnyChosen',
          target: 'handedOver',
          actions: ['forgetMessage', 'handOverChosen'],
        },
      },
    },
    answered: {
      description: 'The person chooses among the results, and continues to the review.',
      on: {
        'lookUp.retry': { guard: 'isAnyRetryable', target: 'asking', actions: 'resetRetryable' },
        'candidate.chosen': { actions: 'choose' },
        'lookUp.review': { guard: 'isAnyChosen', target: 'handedOver', actions: 'handOverChosen' },
      },
    },
    handedOver: {
      description: 'The import has the references. The person can hand them over again, or change the text.',
      on: {
        'lookUp.review': { guard: 'isAnyChosen', actions: 'handOverChosen' },
      },
    },
  },
  on: {
    'text.changed': { target: '.recognizing', actions: 'takeText' },
    'lookUps.off': { target: '.recognizing', actions: 'noteOff' },
  },
});
