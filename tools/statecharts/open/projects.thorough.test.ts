// Tests that machines of the shape and size of ten public projects' are drawn, and that every transition of them can be played.
import { describe, expect, it, test } from 'vitest';
import ElkConstructor from 'elkjs/lib/main.js';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { catalogueOf } from '#statecharts/anyMachine/catalogueOf.ts';
import { chartOf } from '#statecharts/chart/chartOf.ts';
import { elkGraph } from '#statecharts/drawing/layout/elkGraph.ts';
import { commonOptions } from '#statecharts/drawing/layout/layoutOptions.ts';
import { readLayout } from '#statecharts/drawing/layout/readLayout.ts';
import { chartSvg } from '#statecharts/drawing/svg/chartSvg.ts';
import { choicesOf, everyChoice } from '#statecharts/play/choices.ts';
import { playSteps, type Played } from '#statecharts/play/playSteps.ts';
import type { Step } from '#statecharts/play/steps.ts';
import { statePathOf } from '#statecharts/play/createLog.ts';

const sources = import.meta.glob<string>('./projects/*', { eager: true, query: '?raw', import: 'default' });
const modules = import.meta.glob<Record<string, unknown>>('./projects/*', { eager: true });
const entries = catalogueOf(Object.entries(modules).map(([file, exported]) => ({ file, exported })));

const event = (type: string, more: object = {}): Step => ({ event: { type, ...more } });
const events = (...types: string[]): Step[] => types.map((type) => event(type));
const after = (ms: number): Step => ({ after: ms });
const resolve = (actor: string, output?: unknown): Step => ({ resolve: actor, output });
const reject = (actor: string): Step => ({ reject: actor, message: 'No' });

interface Project {
  readonly machine: string;
  /** Steps with the payloads that the machine needs. */
  readonly plays: readonly (readonly Step[])[];
  /** Transitions that no play from an empty input takes, and why. */
  readonly unplayed?: Readonly<Record<string, string>>;
  /** Why the machine can't start with an empty input. */
  readonly cannotStart?: string;
}

const command = (needsReview: boolean, ...args: string[]) => ({
  command: { name: 'draw', needsReview, args, run: () => undefined },
});
const chosen = (needsReview: boolean, ...args: string[]) => [
  event('Open'),
  event('Select command', { data: command(needsReview, ...args) }),
];
const reports = ['north', 'south', 'west'].map((name) => resolve(`${name} report`, { score: 700 }));
const submitted = [
  event('Submit', { name: 'Ada', taxId: '1' }),
  resolve('0.loan.check.Checking person', { name: 'Ada' }),
];
const letter = { letter: { kind: 'question' } };
const connected = [event('window.set', { window: 'other' }), event('connect'), event('letter.received', letter)];
const atStep = (step: string, ...then: string[]) => [event('Jump', { target: step }), ...events(...then)];
const init = (need: string, path: string, more: object = {}) =>
  event('INIT', { need, router: { path, go: () => undefined }, ...more });
const next = (need: string) => event('NEXT', { need });
const shown = event('canvas.init');
const readOnly = event('features.set', { isReadOnly: true });
const click = (node: string) => event('node.click', { node });

const readsTooEarly = 'as in the original, the guard reads the score before an action keeps it';

const projects: readonly Project[] = [
  {
    machine: 'text editor',
    plays: [
      [
        event('select', { range: 'a' }),
        event('key', { name: 'copy' }),
        event('typed', { path: 'a' }),
        event('typed.part', { path: 'b' }),
        event('remote changes', { paths: ['a'] }),
        event('value arrived'),
        event('add shortcut', { shortcut: 'x' }),
        event('remove shortcut', { shortcut: 'x' }),
        event('set ghost', { ghost: 'g' }),
        event('attach', { isBusy: true }),
        event('typed', { path: 'c' }),
        event('focus'),
        after(10),
        event('attach', { isBusy: false }),
        after(10),
        event('dragstart', { from: 'a' }),
        event('dragstart', { from: 'b' }),
        event('drop'),
        event('dragstart', { from: 'a' }),
        ...events('dragend', 'blur', 'key'),
        event('set lock', { locked: true }),
        event('set lock', { locked: false }),
        event('remote changes', { paths: ['a'] }),
        event('value arriving'),
        event('remote changes', { paths: ['a'] }),
        event('value arrived'),
        event('typed.part', { path: 'a' }),
        event('typed', { path: 'a' }),
      ],
    ],
    unplayed: {
      'text editor.who may edit.locked.not known yet — value arrived #1': 'only a text that is given as locked',
    },
  },
  {
    machine: 'channel',
    plays: [
      [
        event('post', letter),
        event('window.set', { window: 'other' }),
        event('connect'),
        event('greeting'),
        event('post', letter),
        event('disconnect'),
        event('post', letter),
        event('connect'),
        event('letter.received', letter),
        event('post', letter),
        event('answer', { to: 'a', text: 'yes' }),
        event('letter.received', letter),
        event('send', { letters: [] }),
        event('disconnect'),
      ],
      [...connected, event('letter.failed', { id: 'letter-0' })],
    ],
  },
  {
    machine: 'SignIn',
    plays: [
      [
        init('name', '/'),
        event('LOADING', { step: 'start' }),
        event('STEP.REGISTER', { id: 'form', logic: 'no logic' }),
        event('STEP.UNREGISTER', { id: 'form' }),
        event('AUTHENTICATE.OAUTH', { provider: 'a' }),
        event('AUTHENTICATE.SAML'),
        next('password'),
        next('code'),
        next('new password'),
        next('password'),
        next('new password'),
        next('code'),
        next('nothing'),
        next('code'),
        event('NAVIGATE.START'),
        next('nothing'),
        next('new password'),
        next('nothing'),
        next('nothing'),
        next('password'),
        next('nothing'),
      ],
      [init('password', '/continue'), event('NAVIGATE.BACK')],
      [init('code', '/continue')],
      [init('new password', '/new-password')],
      [init('password', '/elsewhere')],
      ...['nothing', 'name', 'password', 'code', 'new password'].map((need) => [init('', '/callback'), next(need)]),
    ],
    unplayed: {
      'SignIn.Init — (always) #2': 'nothing logs in before the machine starts',
      'SignIn.Callback — NEXT #1': 'only the provider has problems to tell',
      'SignIn.Failed — NEXT #1': 'no transition leads to Failed',
      'SignIn.Password — METHOD.UPDATE #1': 'the step that is told runs only in the app',
      'SignIn.Password.Idle — NAVIGATE.': 'the step that is told runs only in the app',
      'SignIn.Password.Choosing — NAVIGATE.BACK #1': 'the step that is told runs only in the app',
      'SignIn.Password.Forgotten — NAVIGATE.BACK #1': 'the step that is told runs only in the app',
    },
  },
  {
    machine: 'Command Palette',
    plays: [
      [...chosen(true, 'size'), event('Change argument', { data: { argument: 'size' } }), event('Deselect command')],
      [
        ...chosen(true, 'size'),
        event('Submit argument', { data: { size: 1 } }),
        reject('check argument'),
        event('Submit argument', { data: { size: 1 } }),
        resolve('check argument', { size: 1 }),
        reject('check all'),
        event('Submit argument', { data: { size: 2 } }),
        resolve('check argument', { size: 2 }),
        resolve('check all', {}),
        ...['Remove', 'Add'].map((does) => event(`${does} argument`, { data: { argument: 'size' } })),
      ],
      [
        ...chosen(true, 'size'),
        event('Submit argument', { data: { size: 1 } }),
        resolve('check argument', { size: 1 }),
        resolve('check all', {}),
        event('Edit argument', { data: { argument: 'size' } }),
        event('Close'),
      ],
      [
        ...chosen(true, 'size'),
        event('Submit argument', { data: { size: 1 } }),
        resolve('check argument', { size: 1 }),
        resolve('check all', {}),
        event('Submit command'),
        event('Add commands', { data: { commands: [] } }),
        event('Remove commands', { data: { commands: [] } }),
        event('Find and select command', { data: { name: 'draw' } }),
        event('Clear'),
      ],
      [
        ...chosen(false, 'size'),
        event('Submit argument', { data: { size: 1 } }),
        resolve('check argument', { size: 1 }),
        resolve('check all', {}),
      ],
    ],
    unplayed: {
      'Command Palette.Closed — (always) #1': 'whatever closes the palette clears the command',
      'Command Palette.Command chosen — (always) #2': 'a command is chosen without arguments',
    },
  },
  {
    machine: 'InspectionMachine',
    plays: [[reject('readPackages')], [resolve('readPackages', [])], [resolve('readPackages', ['here'])]],
    unplayed: {
      'InspectionMachine.checking — xstate.done.actor.CheckMachine.*': 'the spawned checks answer in their own time',
      'InspectionMachine.checking — (always) #1': 'an error ends the machine before',
    },
  },
  {
    machine: 'CheckMachine',
    plays: [],
    cannotStart: "Unable to send event to actor 'nobody' from machine 'CheckMachine'.",
  },
  {
    machine: 'cardGame',
    plays: [
      [...events('DEAL', 'PLANT', 'ASK_BOT'), after(750), ...events('WATER', 'CANCEL_WATERING', 'PLANT')],
      [...events('DEAL', 'ASK_BOT'), after(750), event('PLANT')],
      [
        event('DEAL'),
        event('SET_CONTEXT', { context: { coins: 50, fields: { person: 1, bot: 1 } } }),
        ...events('START_TURN', 'WATER'),
        event('CHOOSE_FIELD', { field: 0 }),
        ...events('PLAY_TOOL', 'PLAY_EVENT', 'HARVEST', 'PLANT', 'START_TURN'),
        ...[750, 750, 750, 750, 750].map(after),
        ...events('START_TURN', 'PLAY_TOOL', 'PLAY_EVENT', 'START_TURN', 'BANKRUPT'),
      ],
      [
        event('DEAL'),
        event('SET_CONTEXT', { context: { coins: 1, fields: { person: 1, bot: 1 } } }),
        event('START_TURN'),
      ],
    ],
  },
  {
    machine: 'PublishingWorkflow',
    plays: [
      events('Hold', 'Reject'),
      events('Hold', 'Approve'),
      events('Reject'),
      [
        ...events('Approve', 'Created', 'Give To Authors', 'Take Back', 'Give To Authors', 'Continue', 'New App'),
        ...events('Build Failed', 'Give To Authors', 'Take Back', 'Give To Authors', 'Continue', 'Take Back'),
        ...events('Give To Authors', 'Continue', 'Continue', 'Continue', 'Build Done', 'Reject', 'Continue'),
        ...events('Build Done', 'Approve', 'Reject', 'Continue', 'Build Done', 'Approve', 'Continue', 'Reject'),
        ...events('Continue', 'Build Done', 'Approve', 'Publish Failed', 'Continue', 'Build Done', 'Approve'),
        ...events('Publish Done', 'Reject', 'Continue', 'Build Done', 'Approve', 'Publish Done', 'Continue'),
      ],
      [...events('Approve', 'Created', 'Existing App'), ...atStep('Check', 'Approve', 'Publish Done')],
      events('Approve', 'Created', 'Continue'),
      ...[
        ...['Approval', 'Approval Pending', 'Refused', 'Creation', 'Configuration', 'Author Configuration'],
        ...['Synchronizing', 'Author Download', 'Author Upload', 'Build', 'Preview', 'Store Entry', 'Check'],
        ...['Publishing', 'Going Live', 'Published'],
      ].map((step) => atStep(step)),
    ],
    unplayed: {
      'PublishingWorkflow.Approval Pending — Hold #1': 'it has neither a target nor actions, so nothing happens',
      'PublishingWorkflow.Start — Default': 'the machine never rests in Start',
      'PublishingWorkflow.Start — (always) #18': 'needs an input without approval',
      'PublishingWorkflow.Preview — Approve #2': 'the branch before it has no guard',
      'PublishingWorkflow.Preview — Reject #2': 'the branch before it has no guard',
      'PublishingWorkflow.Store Entry — Continue #2': 'the branch before it has no guard',
      'PublishingWorkflow.Store Entry — Reject #2': 'the branch before it has no guard',
      'PublishingWorkflow.Going Live — Continue #2': 'the branch before it has no guard',
      'PublishingWorkflow.Going Live — Reject #2': 'the branch before it has no guard',
      'PublishingWorkflow.Check — Mail Reviewers #1': 'no state sets such a field',
    },
  },
  {
    machine: 'diagram',
    plays: [
      [
        shown,
        after(0),
        ...events('canvas.resized', 'fit', 'node.enter', 'node.leave', 'edge.enter', 'layout.align', 'layout.reset'),
        ...events('pane.click', 'pane.double', 'layout.sync', 'open.source'),
        click('a'),
        click('a'),
        click('b'),
        event('focus.node', { node: 'c' }),
        click('c'),
        event('focus.node', { node: 'a' }),
        event('key.esc'),
        after(20),
        event('focus.node', { node: 'a' }),
        event('pane.click'),
        click('a'),
        readOnly,
        click('a'),
        click('a'),
        event('pane.click'),
        event('edge.click', { edge: 1 }),
        event('edge.click', { edge: 2 }),
        ...events('key.left', 'key.right', 'key.esc', 'walkthrough.start', 'walkthrough.end', 'walkthrough.start'),
        ...events('pane.double', 'walkthrough.start'),
        event('view.update', { view: 'other' }),
        after(50),
        event('view.update', { view: 'other' }),
        event('view.update', { view: 'other' }),
        event('navigate.back'),
        event('view.update', { view: 'index' }),
        event('navigate.forward'),
      ],
      [
        shown,
        event('features.set', { canFocus: false, isReadOnly: true }),
        click('a'),
        click('a'),
        ...events('print.on', 'print.off'),
        event('open.details', { node: 'a' }),
        event('open.details', { node: 'b' }),
        ...events('close.overlay', 'open.details', 'key.esc'),
        event('open.browser', { node: 'a' }),
        ...events('close.overlay', 'key.esc'),
        event('view.update', { view: 'other' }),
        event('open.browser', { node: 'a' }),
        resolve('browser'),
        event('navigate.to', { view: 'third' }),
        event('view.update', { view: 'third' }),
        event('navigate.to', { view: 'index' }),
      ],
    ],
  },
  {
    machine: 'claim-tasks',
    plays: [
      [
        ...events('progress.add', 'progress.remove', 'NEXT', 'BACK', 'FIRST'),
        ...events(...Array.from({ length: 6 }, () => 'ANSWER'), ...Array.from({ length: 11 }, () => 'NEXT')),
        ...events(...Array.from({ length: 17 }, () => 'PREVIOUS')),
      ],
    ],
    unplayed: { 'claim-tasks — LAST #1': 'it has neither a target nor actions, so nothing happens' },
  },
  {
    machine: 'loan',
    plays: [
      [event('Submit', { name: 'Ada', taxId: '1' }), reject('0.loan.check.Checking person')],
      [
        ...submitted,
        ...reports.map((_, at) => resolve(`${['north', 'south', 'west'][at]} report`, null)),
        ...['north', 'south', 'west'].map((name) => resolve(`${name} bureau`, 700)),
        reject('middle'),
      ],
      [...submitted, ...reports],
      [...submitted, ...['north', 'south', 'west'].map((name) => reject(`${name} report`))],
      [
        ...submitted,
        ...['north', 'south', 'west'].flatMap((name) => [resolve(`${name} report`, null), reject(`${name} bureau`)]),
      ],
      [
        ...submitted,
        ...['north', 'south', 'west'].flatMap((name) => [
          resolve(`${name} report`, null),
          resolve(`${name} bureau`, 7),
        ]),
        resolve('middle', 7),
        reject('rates'),
      ],
      [
        ...submitted,
        ...['north', 'south', 'west'].flatMap((name) => [
          resolve(`${name} report`, null),
          resolve(`${name} bureau`, 7),
        ]),
        resolve('middle', 7),
        resolve('rates', 3),
      ],
    ],
    unplayed: {
      'loan.check.Asking bureaus.North.Looking for report — xstate.done.actor.north report #1': readsTooEarly,
      'loan.check.Asking bureaus.South.Looking for report — xstate.done.actor.south report #1': readsTooEarly,
      'loan.check.Asking bureaus.West.Looking for report — xstate.done.actor.west report #1': readsTooEarly,
    },
  },
];

const entryOf = (machine: string): CatalogueEntry => {
  const entry = entries.find(({ id }) => id === machine);
  if (entry === undefined) throw new Error(`There is no ${machine}`);
  return entry;
};

test('there are ten files, each of which names its project, and all machines are found', () => {
  expect(Object.keys(sources)).toHaveLength(10);
  for (const [file, source] of Object.entries(sources)) expect(source, file).toMatch(/^\/\/ After [\w-]+\/[\w-]+/);
  expect(entries.map(({ id }) => id).sort()).toEqual(projects.map(({ machine }) => machine).sort());
});

describe.each(projects)('$machine', ({ machine, plays, unplayed = {}, cannotStart }) => {
  const entry = entryOf(machine);
  const chart = chartOf(entry.machine);
  const start = entry.model.starts[0];

  it('is drawn with all of its states', async () => {
    const graph = await new ElkConstructor().layout(elkGraph(chart, 'DOWN'), { layoutOptions: commonOptions });
    const layout = readLayout(chart, 'DOWN', graph);
    const drawn = layout.states.map(({ state }) => state.id);
    expect([...chart.states.keys()].filter((id) => id !== chart.root.id && !drawn.includes(id))).toEqual([]);
    expect(chartSvg(layout)).toContain('<svg');
  });

  if (cannotStart !== undefined) {
    it('says why it cannot start with an empty input', () => {
      expect(playSteps(entry, start, []).error).toBe(cannotStart);
    });
    return;
  }

  it('is played, and whatever Play offers on the way happens as it says', () => {
    const taken = new Set<string>();
    const checked = new Set<string>();
    const note = (played: Played) => {
      for (const { transitions } of played.log) for (const transition of transitions) taken.add(transition);
    };
    for (const steps of [[], ...plays]) {
      const whole = playSteps(entry, start, steps);
      expect([whole.misfit, whole.error], JSON.stringify(steps)).toEqual([null, null]);
      note(whole);
      for (const [length, place] of whole.places.entries()) {
        // What is offered in a place for the first time.
        if (checked.has(place)) continue;
        checked.add(place);
        const before = steps.slice(0, length);
        for (const choice of everyChoice(choicesOf(entry.model, playSteps(entry, start, before)))) {
          // Until a delay is due, others may be, of spawned actors too.
          const isPredicted = choice.error === null && !('after' in choice.step);
          const next = playSteps(entry, start, [...before, choice.step]);
          const to = isPredicted ? statePathOf(next.snapshot) : null;
          expect({ misfit: next.misfit, error: next.error, to }, JSON.stringify(choice.step)).toEqual({
            misfit: null,
            error: choice.error,
            to: isPredicted ? choice.to : null,
          });
          note(next);
        }
      }
    }
    const left = chart.transitions.filter(({ name }) => !taken.has(name)).map(({ name }) => name);
    const isExpected = (name: string) => Object.keys(unplayed).some((each) => name.startsWith(each));
    expect(left.filter((name) => !isExpected(name))).toEqual([]);
    expect(Object.keys(unplayed).filter((each) => !left.some((name) => name.startsWith(each)))).toEqual([]);
  });
});

const offeredBy = (machine: string, steps: readonly Step[]) => {
  const { model } = entryOf(machine);
  const played = playSteps({ machine: model.machine }, model.starts[0], steps);
  return { played, offered: choicesOf(model, played) };
};

test('Play offers each event that a state awaits, and says what happens without a payload', () => {
  const { played, offered } = offeredBy('text editor', [event('typed', { path: 'a' }), event('value arrived')]);
  // The keys of this machine have spaces, which are not those between regions.
  expect(statePathOf(played.snapshot).split(' ')).toEqual([
    'who\u00a0may\u00a0edit.open.idle',
    'loading.loaded.value.known',
    'loading.loaded.changes.none.idle',
  ]);
  const events = new Map(offered.events.map((each) => [each.type, each]));
  expect(events.get('set lock')).toEqual({ type: 'set lock', cases: [], hasPayload: true });
  expect(events.get('remote changes')).toMatchObject({
    cases: [{ error: expect.stringContaining('includes') as unknown }],
    hasPayload: true,
  });
  // What the wildcard `typed.*` stands for.
  expect(events.get('typed.any.other')?.cases).toMatchObject([
    { error: expect.stringContaining('one of types matching "typed", "typed.part"') as unknown },
  ]);
  expect(offered.refused).toContain('dragend');
});

test('a spawned actor runs as it is, so Play offers no answers of it', () => {
  const steps = [...connected, event('post', letter)];
  const spawned = offeredBy('channel', steps).offered.actors.find(({ id }) => id.startsWith('letter-'));
  expect(spawned).toMatchObject({ kind: 'spawned', resolves: [], rejects: [] });
  const { played } = offeredBy('channel', [...steps, resolve(spawned?.id ?? '')]);
  expect(played.misfit?.why).toMatch(/^no actor “letter-\d” is running/);
});

test('a machine that asks for an actor without logic can still be played', () => {
  const { played } = offeredBy('SignIn', [init('name', '/'), event('STEP.REGISTER', { id: 'form', logic: 'none' })]);
  expect(played.actors.map(({ id }) => id)).toEqual(['provider']);
});
