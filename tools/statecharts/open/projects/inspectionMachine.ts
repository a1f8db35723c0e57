// After boneskull/midnight-smoker: inspects packages by rules, one spawned machine for each check, and reports to its parent.
import { assign, enqueueActions, fromPromise, log, sendTo, setup, type ActorRefFrom, type AnyActorRef } from 'xstate';

interface Check {
  readonly rule: string;
  readonly folder: string;
}

interface CheckOutput {
  readonly id: string;
  readonly check: Check;
  readonly issues: readonly string[];
}

export const CheckMachine = setup({
  types: {
    input: {} as { check: Check; parent: AnyActorRef },
    context: {} as { check: Check; parent: AnyActorRef | undefined; issues: readonly string[] },
    output: {} as CheckOutput,
  },
  actors: { check: fromPromise<readonly string[], Check>(() => Promise.resolve([])) },
  actions: {
    report: sendTo(
      ({ context }) => context.parent ?? 'nobody',
      ({ context }) => ({ type: 'CHECK_BEGIN', check: context.check }),
    ),
  },
}).createMachine({
  id: 'CheckMachine',
  context: ({ input }) => ({ ...input, issues: [] }),
  initial: 'checking',
  states: {
    checking: {
      entry: 'report',
      invoke: {
        src: 'check',
        input: ({ context }) => context.check,
        onDone: { target: 'done', actions: assign({ issues: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ issues: ({ event }) => [String(event.error)] }) },
      },
    },
    failed: { type: 'final', entry: log('failed') },
    done: { type: 'final' },
  },
  output: ({ context, self }) => ({ id: self.id, check: context.check, issues: context.issues }),
});

interface InspectionOutput {
  readonly type: 'OK' | 'FAILED';
  readonly issues: readonly string[];
}

export const InspectionMachine = setup({
  types: {
    input: {} as { parent?: AnyActorRef; rules?: readonly string[]; folders?: readonly string[] },
    context: {} as {
      parent: AnyActorRef | undefined;
      rules: readonly string[];
      folders: readonly string[];
      packages: readonly string[];
      checks: readonly Check[];
      machines: Readonly<Record<string, ActorRefFrom<typeof CheckMachine>>>;
      issues: readonly string[];
      passed: readonly string[];
      error?: Error;
    },
    events: {} as
      | { type: 'CHECK_BEGIN'; check: Check }
      | { type: 'xstate.done.actor.CheckMachine.*'; output: CheckOutput },
    output: {} as InspectionOutput,
  },
  actors: {
    CheckMachine,
    readPackages: fromPromise<readonly string[], { folders: readonly string[] }>(({ input }) =>
      Promise.resolve(input.folders),
    ),
  },
  actions: {
    keepResult: assign({
      issues: ({ context }, output: CheckOutput) => [...context.issues, ...output.issues],
      passed: ({ context }, output: CheckOutput) => [...context.passed, output.check.rule],
    }),
    keepPackages: assign({ packages: (_, params: { packages: readonly string[] }) => params.packages }),
    makeChecks: assign({
      checks: ({ context }) =>
        context.packages.flatMap((folder) => context.rules.map((rule): Check => ({ rule, folder }))),
    }),
    spawnChecks: assign({
      machines: ({ context, self, spawn }) =>
        Object.fromEntries(
          context.checks.map((check, at) => {
            const id = `CheckMachine.${at}`;
            return [id, spawn('CheckMachine', { id, input: { check, parent: self } })];
          }),
        ),
    }),
    tellFailed: ({ context }, output: CheckOutput) =>
      context.parent?.send({ type: 'RULE_FAILED', rule: output.check.rule, issues: output.issues }),
    tellPassed: ({ context }, output: CheckOutput) =>
      context.parent?.send({ type: 'RULE_OK', rule: output.check.rule }),
    tellBegin: ({ context }, params: { check: Check }) =>
      context.parent?.send({ type: 'RULE_BEGIN', rule: params.check.rule }),
    stopCheck: enqueueActions(({ context, enqueue }, { id }: CheckOutput) => {
      enqueue.stopChild(id);
      enqueue.assign({
        machines: Object.fromEntries(Object.entries(context.machines).filter(([key]) => key !== id)),
      });
    }),
  },
  guards: {
    hasIssues: (_, { issues }: { issues: readonly string[] }) => issues.length > 0,
    hasNoIssues: (_, { issues }: { issues: readonly string[] }) => issues.length === 0,
  },
}).createMachine({
  id: 'InspectionMachine',
  context: ({ input }) => ({
    parent: input.parent,
    rules: input.rules ?? ['has a licence', 'has an entry point'],
    folders: input.folders ?? ['here'],
    packages: [],
    checks: [],
    machines: {},
    issues: [],
    passed: [],
  }),
  initial: 'setup',
  states: {
    setup: {
      initial: 'readingPackages',
      entry: [{ type: 'tellBegin', params: { check: { rule: 'all', folder: 'all' } } }],
      states: {
        readingPackages: {
          invoke: {
            src: 'readPackages',
            id: 'readPackages',
            input: ({ context }) => ({ folders: context.folders }),
            onDone: {
              actions: { type: 'keepPackages', params: ({ event }) => ({ packages: event.output }) },
              target: 'makingChecks',
            },
            onError: {
              actions: [assign({ error: ({ event }) => new Error(String(event.error)) })],
              target: '#InspectionMachine.failed',
            },
          },
        },
        makingChecks: { type: 'final', entry: [{ type: 'makeChecks' }] },
      },
      onDone: { target: 'checking' },
    },
    checking: {
      entry: [log(({ context }) => `${context.checks.length} checks`), { type: 'spawnChecks' }],
      on: {
        'xstate.done.actor.CheckMachine.*': [
          {
            guard: { type: 'hasIssues', params: ({ event }) => ({ issues: event.output.issues }) },
            actions: [
              { type: 'keepResult', params: ({ event }) => event.output },
              { type: 'tellFailed', params: ({ event }) => event.output },
              { type: 'stopCheck', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'hasNoIssues', params: ({ event }) => ({ issues: event.output.issues }) },
            actions: [
              { type: 'keepResult', params: ({ event }) => event.output },
              { type: 'tellPassed', params: ({ event }) => event.output },
              { type: 'stopCheck', params: ({ event }) => event.output },
            ],
          },
        ],
        CHECK_BEGIN: { actions: [{ type: 'tellBegin', params: ({ event }) => ({ check: event.check }) }] },
      },
      always: [
        { guard: ({ context }) => context.error !== undefined, target: 'failed' },
        { guard: ({ context }) => Object.keys(context.machines).length === 0, target: 'done' },
      ],
    },
    failed: { type: 'final', entry: [log('failed')] },
    done: { type: 'final', entry: log('done') },
  },
  output: ({ context }): InspectionOutput => ({
    type: context.error === undefined ? 'OK' : 'FAILED',
    issues: context.issues,
  }),
});
