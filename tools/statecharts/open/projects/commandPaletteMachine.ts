// After KittyCAD/modeling-app: the command bar, which gathers the arguments of a command one by one, checks and runs it.
import { assertEvent, assign, fromPromise, setup } from 'xstate';

interface Command {
  readonly name: string;
  readonly needsReview: boolean;
  readonly args: readonly string[];
  readonly run: (args: Readonly<Record<string, unknown>>) => void;
}

type Arguments = Readonly<Record<string, unknown>>;

type PaletteEvent =
  | { type: 'Open' | 'Close' | 'Clear' | 'Deselect command' | 'Submit command' }
  | { type: 'Select command'; data: { command: Command } }
  | { type: 'Find and select command'; data: { name: string } }
  | { type: 'Add commands' | 'Remove commands'; data: { commands: readonly Command[] } }
  | { type: 'Submit argument'; data: Arguments }
  | { type: 'Add argument' | 'Edit argument' | 'Remove argument' | 'Change argument'; data: { argument: string } }
  | { type: 'xstate.done.actor.check argument'; output: Arguments }
  | { type: 'xstate.done.actor.check all'; output: { problem?: string } };

export const commandPaletteMachine = setup({
  types: {
    context: {} as {
      commands: readonly Command[];
      command: Command | undefined;
      argument: string | undefined;
      args: Arguments;
      problem: string | undefined;
    },
    events: {} as PaletteEvent,
    input: {} as { commands?: readonly Command[] },
  },
  actors: {
    'Check argument': fromPromise<Arguments, { data: Arguments | null }>(({ input }) =>
      input.data === null ? Promise.reject(new Error('No argument was submitted')) : Promise.resolve(input.data),
    ),
    'Check all': fromPromise<{ problem?: string }, Arguments>(() => Promise.resolve({})),
  },
  actions: {
    'Keep checked argument': assign({
      args: ({ context, event }) => {
        if (event.type !== 'xstate.done.actor.check argument') return {};
        return { ...context.args, ...event.output };
      },
    }),
    'Run command': ({ context }) => context.command?.run(context.args),
    'Keep problem': assign({
      problem: ({ event }) => (event.type === 'xstate.done.actor.check all' ? event.output.problem : undefined),
    }),
    'Clear command': assign({ command: undefined }),
    'Clear argument': assign({ argument: undefined }),
    'Clear everything': assign({ command: undefined, argument: undefined, args: {} }),
    'Go to first open argument': assign({
      argument: ({ context }) => context.command?.args.find((name) => context.args[name] === undefined),
    }),
    'Go to argument': assign({
      argument: ({ context, event }) => {
        const isAbout =
          event.type === 'Add argument' || event.type === 'Edit argument' || event.type === 'Change argument';
        return isAbout ? event.data.argument : context.argument;
      },
    }),
    'Remove argument': assign({
      args: ({ context, event }) => {
        assertEvent(event, 'Remove argument');
        return { ...context.args, [event.data.argument]: undefined };
      },
    }),
    'Keep command': assign({
      command: ({ context, event }) => (event.type === 'Select command' ? event.data.command : context.command),
    }),
    'Find command': assign({
      command: ({ context, event }) => {
        assertEvent(event, 'Find and select command');
        return context.commands.find(({ name }) => name === event.data.name) ?? context.command;
      },
    }),
    'Start arguments': assign({ args: {} }),
  },
  guards: {
    'Needs review': ({ context }) => context.command?.needsReview ?? false,
    'Has no arguments': ({ context }) => (context.command?.args ?? []).length === 0,
    'All arguments known': ({ context }) =>
      (context.command?.args ?? []).every((name) => context.args[name] !== undefined),
    'Has command': ({ context }) => context.command !== undefined,
  },
}).createMachine({
  id: 'Command Palette',
  initial: 'Closed',
  context: ({ input }) => ({
    commands: input.commands ?? [],
    command: undefined,
    argument: undefined,
    args: {},
    problem: undefined,
  }),
  states: {
    Closed: {
      on: { Open: { target: 'Choosing command' } },
      always: { target: 'Command chosen', guard: 'Has command' },
    },
    'Choosing command': {
      on: { 'Select command': { target: 'Command chosen', actions: ['Keep command', 'Start arguments'] } },
    },
    'Command chosen': {
      always: [
        { target: 'Closed', guard: 'Has no arguments', actions: ['Run command', 'Clear command'] },
        { target: 'Checking arguments', guard: 'All arguments known' },
        { target: 'Gathering arguments', actions: ['Go to first open argument'] },
      ],
    },
    'Gathering arguments': {
      initial: 'Waiting for input',
      states: {
        'Waiting for input': { on: { 'Submit argument': { target: 'Checking' } } },
        Checking: {
          invoke: {
            src: 'Check argument',
            id: 'check argument',
            input: ({ event }) => ({ data: event.type === 'Submit argument' ? event.data : null }),
            onDone: { target: '#Command Palette.Checking arguments', actions: ['Keep checked argument'] },
            onError: [{ target: 'Waiting for input' }],
          },
        },
      },
      on: {
        'Change argument': { target: 'Gathering arguments', actions: ['Go to argument'] },
        'Deselect command': { target: 'Choosing command', actions: [assign({ command: undefined })] },
      },
    },
    Review: {
      entry: ['Clear argument'],
      on: {
        'Submit command': { target: 'Closed', actions: ['Run command', 'Clear command'] },
        'Add argument': { target: 'Gathering arguments', actions: ['Go to argument'] },
        'Remove argument': { target: 'Review', actions: ['Remove argument'] },
        'Edit argument': { target: 'Gathering arguments', actions: ['Go to argument'] },
      },
    },
    'Checking arguments': {
      invoke: {
        src: 'Check all',
        id: 'check all',
        input: ({ context }) => context.args,
        onDone: [
          { target: 'Review', guard: 'Needs review', actions: ['Keep problem'] },
          { target: 'Closed', actions: ['Run command', 'Clear command'] },
        ],
        onError: [{ target: 'Gathering arguments', actions: ['Go to first open argument'] }],
      },
    },
  },
  on: {
    Close: { target: '.Closed', actions: 'Clear command' },
    Clear: { target: '#Command Palette', reenter: false, actions: ['Clear everything'] },
    'Find and select command': { target: '.Command chosen', actions: ['Find command', 'Start arguments'] },
    'Add commands': {
      actions: [assign({ commands: ({ context, event }) => [...context.commands, ...event.data.commands] })],
    },
    'Remove commands': {
      actions: [
        assign({
          commands: ({ context, event }) => context.commands.filter((each) => !event.data.commands.includes(each)),
        }),
      ],
    },
  },
});
