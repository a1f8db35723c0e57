// After statelyai/xstate (examples, credit check): asks three bureaus side by side, each with a fallback, then works out the rates.
import { assign, fromPromise, setup } from 'xstate';

interface Person {
  readonly name: string;
  readonly taxId: string;
}

interface Question {
  readonly taxId: string;
  readonly bureau: string;
}

interface LoanContext {
  readonly name: string;
  readonly taxId: string;
  readonly north: number;
  readonly south: number;
  readonly west: number;
  readonly middle: number;
  readonly rates: readonly number[];
  readonly problem: string;
}

const loan = setup({
  types: {
    events: {} as { type: 'Submit' } & Person,
    context: {} as LoanContext,
  },
  actors: {
    askBureau: fromPromise<number, Question>(() => Promise.resolve(700)),
    findReport: fromPromise<{ score: number } | null, Question>(() => Promise.resolve(null)),
    checkPerson: fromPromise<Person, Person>(({ input }) => Promise.resolve(input)),
    findMiddle: fromPromise<number, readonly number[]>(({ input }) => Promise.resolve(input[1] ?? 0)),
    findRates: fromPromise<number, number>(() => Promise.resolve(3)),
  },
  actions: {
    saveReport: (_, params: { bureau: string }) => params.bureau,
    mailPerson: () => undefined,
    saveProfile: () => undefined,
    mailSales: () => undefined,
  },
  guards: {
    haveAllAnswered: ({ context }) => context.north > 0 && context.south > 0 && context.west > 0,
    hasNorth: ({ context }) => context.north > 0,
    hasSouth: ({ context }) => context.south > 0,
    hasWest: ({ context }) => context.west > 0,
  },
});

/** The region of one bureau: looks for a report of it, then asks it. */
const bureau = <Name extends 'north' | 'south' | 'west'>(name: Name, hasScore: `has${Capitalize<Name>}`) =>
  loan.createStateConfig({
    initial: 'Looking for report',
    states: {
      'Looking for report': {
        invoke: {
          src: 'findReport',
          id: `${name} report`,
          input: ({ context }) => ({ bureau: name, taxId: context.taxId }),
          onDone: [
            {
              actions: assign(({ event }) => ({ [name]: event.output?.score ?? 0 })),
              target: 'Complete',
              guard: hasScore,
            },
            { target: 'Asking' },
          ],
          onError: [{ target: 'Failed' }],
        },
      },
      Asking: {
        invoke: {
          src: 'askBureau',
          id: `${name} bureau`,
          input: ({ context }) => ({ bureau: name, taxId: context.taxId }),
          onDone: [{ actions: assign(({ event }) => ({ [name]: event.output })), target: 'Complete' }],
          onError: [{ target: 'Failed' }],
        },
      },
      Complete: { type: 'final', entry: [{ type: 'saveReport', params: { bureau: name } }] },
      Failed: { type: 'final' },
    },
  });

export const loanMachine = loan.createMachine({
  id: 'loan',
  context: { name: '', taxId: '', north: 0, south: 0, west: 0, middle: 0, rates: [], problem: '' },
  initial: 'check',
  states: {
    check: {
      initial: 'Entering',
      states: {
        Entering: { on: { Submit: { target: 'Checking person', reenter: true } } },
        'Checking person': {
          invoke: {
            src: 'checkPerson',
            input: ({ event }) => ({ name: event.name, taxId: event.taxId }),
            onDone: {
              target: 'Asking bureaus',
              actions: assign({ name: ({ event }) => event.output.name, taxId: ({ event }) => event.output.taxId }),
            },
            onError: [
              {
                target: 'Entering',
                actions: assign({ problem: ({ event }) => `The person is not known. ${String(event.error)}` }),
              },
            ],
          },
        },
        'Asking bureaus': {
          type: 'parallel',
          description: 'All three are asked at once.',
          states: {
            North: bureau('north', 'hasNorth'),
            South: bureau('south', 'hasSouth'),
            West: bureau('west', 'hasWest'),
          },
          onDone: [
            { target: 'Working out rates', guard: 'haveAllAnswered', reenter: true },
            { target: 'Entering', actions: assign({ problem: 'A bureau has not answered.' }) },
          ],
        },
        'Working out rates': {
          description: 'The middle score decides about the rates.',
          initial: 'Finding middle',
          states: {
            'Finding middle': {
              invoke: {
                src: 'findMiddle',
                id: 'middle',
                input: ({ context }) => [context.north, context.south, context.west],
                onDone: [{ actions: assign({ middle: ({ event }) => event.output }), target: 'Finding rates' }],
                onError: [{ target: '#loan.check.Entering', actions: assign({ problem: 'No middle.' }) }],
              },
            },
            'Finding rates': {
              invoke: {
                src: 'findRates',
                id: 'rates',
                input: ({ context }) => context.middle,
                onDone: [
                  {
                    actions: [assign({ rates: ({ event }) => [event.output] }), { type: 'saveProfile' }],
                    target: 'Rates known',
                  },
                ],
                onError: [{ target: '#loan.check.Entering', actions: assign({ problem: 'No rates.' }) }],
              },
            },
            'Rates known': { type: 'final', entry: [{ type: 'mailPerson' }, { type: 'mailSales' }] },
          },
          onDone: { target: '#loan.Done' },
        },
      },
    },
    Done: { type: 'final' },
  },
});
