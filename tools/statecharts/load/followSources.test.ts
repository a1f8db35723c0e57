// Tests that a change is found in the functions and constants that guards, actions, delays, inputs and parameters use.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChartDiff } from '#statecharts/diff/chartDiff.ts';
import { diffMachines } from '#statecharts/diff/diffMachines.ts';
import { partsWithoutSource } from '#statecharts/diff/machineCode.ts';
import { loadMachines, type LoadedMachines } from './loadMachines.ts';

const modules = join(import.meta.dirname, '../../../node_modules');

/** A machine whose guard, action, delay, input, parameters and context use what `declarations` declares. */
function lamp(declarations: string, changed: { id?: string; guard?: string } = {}): string {
  const { id = 'lamp', guard = '({ context }) => isReady(context)' } = changed;
  return `
    import { assign, setup } from 'xstate';
    ${declarations}
    export const machine = setup({
      guards: { mayShine: ${guard} },
      actions: { count: assign({ presses: ({ context }) => context.presses + 1 }), log: (_, params: { word: string }) => params.word },
    }).createMachine({
      id: '${id}',
      context: { presses: 0 },
      initial: 'off',
      states: { off: { on: { press: { target: 'on', guard: 'mayShine', actions: 'count' } } }, on: {} },
    });`;
}

const ready = (least: number) => `
  interface Pressed { presses: number }
  const least = ${least};
  function isReady(context: Pressed): boolean { return isMore(context.presses, least); }
  const isMore = (one: number, other: number) => one > other;`;

/** A machine that a function makes: its guard uses the variables `first` and `second` of the function. */
function limited(first: string, second: string, id = 'captured'): string {
  return `
    import { setup } from 'xstate';
    function limited(least: number, most: number) {
      return setup({
        types: { context: {} as { presses: number } },
        guards: { mayShine: ({ context }) => context.presses > ${first} && context.presses < ${second} },
      }).createMachine({
        id: '${id}',
        context: { presses: 0 },
        initial: 'off',
        states: { off: { on: { press: { target: 'on', guard: 'mayShine' } } }, on: {} },
      });
    }
    export const machine = limited(1, 5);`;
}

/** The files of a machine with two inputs that are written alike and use the function `size` of `one` and of `other`. */
function asking(id: string, one: string, other: string): Record<string, string> {
  const state = (name: string, from: string) => `
    import { size } from '${from}';
    export const ${name} = { invoke: { id: '${name}', src: 'ask', input: ({ context }: { context: { presses: number } }) => size(context.presses) } };`;
  return {
    [`${id}/first.ts`]: state('first', one),
    [`${id}/second.ts`]: state('second', other),
    [`${id}/aMachine.ts`]: `
      import { fromPromise, setup } from 'xstate';
      import { first } from './first.ts';
      import { second } from './second.ts';
      export const machine = setup({ actors: { ask: fromPromise<number, number>(({ input }) => Promise.resolve(input)) } }).createMachine({
        id: '${id}', context: { presses: 0 }, initial: 'first', states: { first, second },
      });`,
  };
}

/** One machine each: its files before, and those that are different after. */
const pairs: Record<string, { before: Record<string, string>; after: Record<string, string> }> = {
  constantOfFile: {
    before: { 'constantOfFile/aMachine.ts': lamp(ready(1), { id: 'constantOfFile' }) },
    after: { 'constantOfFile/aMachine.ts': lamp(ready(2), { id: 'constantOfFile' }) },
  },
  formatting: {
    before: { 'formatting/aMachine.ts': lamp(ready(1), { id: 'formatting' }) },
    after: {
      // Other names for helper, constant, parameters and types, braces, comments and quotes: nothing that behaves differently.
      'formatting/aMachine.ts': lamp(
        `type Lamp = { readonly presses: number };
         const smallest = 1 as const;
         /** Whether it may shine. */
         function mayNow(pressed: Lamp) { return (exceeds(pressed.presses, smallest)); }
         const exceeds = (value: number, limit: number): boolean => { return value > limit };`,
        { id: 'formatting', guard: '({ context: lamp }) => { return mayNow(lamp!); }' },
      ),
    },
  },
  fileBeside: {
    before: {
      'fileBeside/aMachine.ts': lamp(`import { isReady } from './ready.ts';`, { id: 'fileBeside' }),
      'fileBeside/ready.ts': `export { isReadyNow as isReady } from '#shared/isReadyNow.ts';`,
      'shared/isReadyNow.ts': `export function isReadyNow({ presses }: { presses: number }) { return presses > 1; }`,
    },
    after: {
      'shared/isReadyNow.ts': `export function isReadyNow({ presses }: { presses: number }) { return presses > 2; }`,
    },
  },
  setupBeside: {
    before: {
      'setupBeside/aMachine.ts': `
        import { lampSetup } from './lampSetup.ts';
        import { on } from './states.ts';
        export const machine = lampSetup.createMachine({ id: 'setupBeside', context: { presses: 0 }, initial: 'on', states: { on } });`,
      'setupBeside/lampSetup.ts': `
        import { assign, fromPromise, setup } from 'xstate';
        const by = (count: (presses: number) => number) => assign<{ presses: number }, never, undefined, never, never>(({ context }) => ({ presses: count(context.presses) }));
        const double = (count: number) => count * 2;
        export const lampSetup = setup({
          types: { context: {} as { presses: number } },
          actors: { ask: fromPromise<number, number>(({ input }) => Promise.resolve(double(input))) },
          actions: { count: by((presses) => double(presses)), reset: assign({ presses: 0 }), log: (_, params: { word: string }) => params.word },
          delays: { wait: ({ context }) => double(context.presses) },
        });`,
      'setupBeside/states.ts': `
        import * as words from './words.ts';
        export const on = {
          entry: [{ type: 'log', params: () => ({ word: words.greeting() }) }, 'count', 'reset'],
          invoke: { id: 'ask', src: 'ask', input: ({ context }: { context: { presses: number } }) => words.size(context) },
          after: { wait: {} },
        };`,
      'setupBeside/words.ts': `export const greeting = () => 'Hello'; export const size = (lamp: { presses: number }) => lamp.presses; export const other = () => 1;`,
    },
    after: {
      'setupBeside/lampSetup.ts': `
        import { assign, fromPromise, setup } from 'xstate';
        const by = (count: (presses: number) => number) => assign<{ presses: number }, never, undefined, never, never>(({ context }) => ({ presses: count(context.presses) }));
        const double = (count: number) => count * 3;
        export const lampSetup = setup({
          types: { context: {} as { presses: number } },
          actors: { ask: fromPromise<number, number>(({ input }) => Promise.resolve(double(input))) },
          actions: { count: by((presses) => double(presses)), reset: assign({ presses: 0 }), log: (_, params: { word: string }) => params.word },
          delays: { wait: ({ context }) => double(context.presses) },
        });`,
      'setupBeside/words.ts': `export const greeting = () => 'Good morning'; export const size = (lamp: { presses: number }) => lamp.presses + 1; export const other = () => 2;`,
    },
  },
  captured: {
    before: { 'captured/aMachine.ts': limited('least', 'most') },
    after: { 'captured/aMachine.ts': limited('most', 'most') },
  },
  capturedRenamed: {
    before: { 'capturedRenamed/aMachine.ts': limited('least', 'most', 'capturedRenamed') },
    after: {
      'capturedRenamed/aMachine.ts': limited('least', 'most', 'capturedRenamed')
        .replaceAll('least', 'low')
        .replaceAll('most', 'high'),
    },
  },
  writtenAlike: {
    before: {
      ...asking('writtenAlike', './one.ts', './other.ts'),
      'writtenAlike/one.ts': `export const size = (presses: number) => presses;`,
      'writtenAlike/other.ts': `export const size = (presses: number) => presses + 1;`,
    },
    after: { 'writtenAlike/one.ts': `export const size = (presses: number) => presses - 1;` },
  },
  writtenTwice: {
    before: {
      ...asking('writtenTwice', './one.ts', './one.ts'),
      'writtenTwice/one.ts': `export const size = (presses: number) => presses;`,
    },
    after: { 'writtenTwice/one.ts': `export const size = (presses: number) => presses - 1;` },
  },
  calledInCircles: {
    before: {
      'calledInCircles/aMachine.ts': lamp(
        `const isReady = ({ presses }: { presses: number }): boolean => presses > 5 || isOdd(presses);
         function isOdd(count: number): boolean { return count === 0 ? false : isEven(count - 1); }
         function isEven(count: number): boolean { return count === 0 ? true : isOdd(count - 1); }`,
        { id: 'calledInCircles' },
      ),
    },
    after: {
      'calledInCircles/aMachine.ts': lamp(
        `const isReady = ({ presses }: { presses: number }): boolean => presses > 5 || isOdd(presses);
         function isOdd(count: number): boolean { return count === 0 ? false : isEven(count - 1); }
         function isEven(count: number): boolean { return count <= 0 ? true : isOdd(count - 1); }`,
        { id: 'calledInCircles' },
      ),
    },
  },
};

let root = '';
let versions: readonly LoadedMachines[] = [];

function write(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, text);
  }
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sources-test-'));
  symlinkSync(modules, `${root}/node_modules`, 'junction');
  const files = Object.keys(pairs).map((name) => `${name}/aMachine.ts`);
  versions = await Promise.all(
    ['before', 'after'].map(async (version) => {
      const folder = `${root}/${version}`;
      write(folder, { 'package.json': '{ "type": "module", "imports": { "#shared/*": "./shared/*" } }' });
      for (const { before, after } of Object.values(pairs)) {
        write(folder, before);
        if (version === 'after') write(folder, after);
      }
      return await loadMachines(folder, files);
    }),
  );
}, 120_000);

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function diffOf(name: string, lost: readonly string[] = []): ChartDiff | null {
  const of = (version?: LoadedMachines) => version?.machines.filter(({ chart }) => chart.id === name) ?? [];
  const [before, after] = versions;
  expect(of(before)).toHaveLength(1);
  expect(of(after).flatMap(({ code }) => partsWithoutSource(code))).toEqual(lost);
  const [change] = diffMachines(of(before), of(after));
  return change?.kind === 'changed' ? change.diff : null;
}

describe('what is called', () => {
  it('is followed to a constant of the file', () => {
    expect(diffOf('constantOfFile')).toMatchObject({
      code: [{ kind: 'guard', name: 'mayShine', through: ['least'] }],
      states: [],
      transitions: [],
    });
  });

  it('may be renamed and written otherwise', () => {
    expect(diffOf('formatting')).toBeNull();
  });

  it('is followed through files and imports of the package', () => {
    expect(diffOf('fileBeside')?.code).toEqual([{ kind: 'guard', name: 'mayShine', through: ['isReadyNow'] }]);
  });

  it('is followed where the setup and the states are in other files', () => {
    const diff = diffOf('setupBeside');
    expect(diff?.code).toEqual([
      { kind: 'action', name: 'count', through: ['double'] },
      { kind: 'actor', name: 'ask', through: ['double'] },
      { kind: 'delay', name: 'wait', through: ['double'] },
    ]);
    expect(diff?.states).toMatchObject([
      {
        after: 'setupBeside.on',
        details: [
          { part: 'code', kind: 'input', of: { kind: 'actor', name: 'ask' }, through: ['size'] },
          { part: 'code', kind: 'parameters', of: { kind: 'action', name: 'log' }, through: ['greeting'] },
        ],
      },
    ]);
  });

  it('may be another variable of the function around it, and may be renamed', () => {
    expect(diffOf('captured')?.code).toEqual([{ kind: 'guard', name: 'mayShine', through: [] }]);
    expect(diffOf('capturedRenamed')).toBeNull();
  });

  it('is not followed where functions are written alike and use different functions', () => {
    expect(diffOf('writtenAlike', ['input of actor first', 'input of actor second'])).toBeNull();
    const through = { part: 'code', kind: 'input', through: ['size'] };
    expect(diffOf('writtenTwice')?.states).toMatchObject([
      { after: 'writtenTwice.first', details: [through] },
      { after: 'writtenTwice.second', details: [through] },
    ]);
  });

  it('may call each other in circles', () => {
    expect(diffOf('calledInCircles')?.code).toEqual([{ kind: 'guard', name: 'mayShine', through: ['isEven'] }]);
  });
});
