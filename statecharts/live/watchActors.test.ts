// Tests how the actors of a page are seen from outside: nested actors, their ends and failures, and restarted actors.
import { afterEach, expect, test } from 'vitest';
import { assign, createActor, createMachine, fromPromise, type AnyTransitionDefinition, type StateValue } from 'xstate';
import { nameOf } from '#machines/transitions.ts';
import { type Step, watchActors } from './watchActors.ts';

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
});

/** Created for each test: actors created before the watch began are seen only from their start on. */
function createMachines() {
  const child = createMachine({
    id: 'child',
    initial: 'asleep',
    states: { asleep: { on: { wake: 'up' } }, up: { on: { end: 'gone' } }, gone: { type: 'final' } },
  });
  const parent = createMachine({
    id: 'parent',
    context: { times: 0 },
    initial: 'deciding',
    states: {
      deciding: { always: 'home' },
      home: {
        invoke: [
          { id: 'kid', src: child, onDone: 'alone' },
          { id: 'work', src: fromPromise(() => Promise.resolve(1)), onDone: { actions: assign({ times: 1 }) } },
        ],
      },
      alone: {},
    },
  });
  return { child, parent };
}

function watch() {
  const started: string[] = [];
  const steps: Step[] = [];
  const covered: string[] = [];
  stop = watchActors({
    started: (actor) => started.push(actor.id),
    stepped: (step) => steps.push(step),
    covered: (machine, transitions) => covered.push(...transitions.map((taken) => `${machine}: ${nameOf(taken)}`)),
  });
  return { started, steps, covered, ...createMachines() };
}

const brief = ({ actor, event, before, after, transitions }: Step) => ({
  actor: actor.id,
  event: event.type,
  before: (before?.value ?? null) as StateValue | null,
  after: after.value as StateValue,
  taken: transitions.map((transition: AnyTransitionDefinition) => nameOf(transition)),
});

test('children are seen with their parent, and each step with its transitions', async () => {
  const { started, steps, covered, parent } = watch();
  const actor = createActor(parent, { id: 'root' }).start();
  expect(started).toEqual(['root', 'kid', 'work']);
  const kid = actor.getSnapshot().children.kid;
  kid?.send({ type: 'wake' });
  kid?.send({ type: 'nothing of the kind' });
  kid?.send({ type: 'end' });
  const inOrder = [...steps].sort((one, other) => one.number - other.number).map(brief);
  expect(inOrder).toEqual([
    {
      ...{ actor: 'root', event: 'xstate.init', before: null, after: 'home' },
      taken: ['parent.deciding — (always) #1 → parent.home'],
    },
    { actor: 'kid', event: 'xstate.init', before: null, after: 'asleep', taken: [] },
    { actor: 'kid', event: 'wake', before: 'asleep', after: 'up', taken: ['child.asleep — wake #1 → child.up'] },
    { actor: 'kid', event: 'nothing of the kind', before: 'up', after: 'up', taken: [] },
    { actor: 'kid', event: 'end', before: 'up', after: 'gone', taken: ['child.up — end #1 → child.gone'] },
    {
      ...{ actor: 'root', event: 'xstate.done.actor.kid', before: 'home', after: 'alone' },
      taken: ['parent.home — xstate.done.actor.kid #1 → parent.alone'],
    },
  ]);
  expect(steps.find(({ event }) => event.type === 'xstate.done.actor.kid')?.source?.sessionId).toBe(kid?.sessionId);
  expect(covered).toHaveLength(4);
  // The promise was stopped when its state was left.
  await Promise.resolve();
  expect(actor.getSnapshot().context.times).toBe(0);
});

test('the steps of an actor before its start are reported once it starts', () => {
  const { started, covered, parent } = watch();
  const actor = createActor(parent);
  expect([started, covered]).toEqual([[], []]);
  actor.start();
  expect(covered).toEqual(['parent: parent.deciding — (always) #1 → parent.home']);
});

test('a stopped actor ends, and may start again', () => {
  const { started, steps, child } = watch();
  const actor = createActor(child, { id: 'root' }).start();
  actor.start();
  expect(started).toEqual(['root']);
  actor.stop();
  expect(steps.at(-1)?.after.status).toBe('stopped');
  // React's strict mode does the same to an actor that it keeps.
  Object.assign(actor, { _processingStatus: 0, _snapshot: steps[0]?.after });
  actor.start();
  expect(started).toEqual(['root', 'root']);
  actor.send({ type: 'wake' });
  expect(steps.at(-1)?.after.value).toBe('up');
});

test('nothing is seen after the watch ends, and the actors continue', () => {
  const { steps, child } = watch();
  const actor = createActor(child).start();
  stop();
  actor.send({ type: 'wake' });
  createActor(child).start();
  expect([steps.length, actor.getSnapshot().value]).toEqual([1, 'up']);
});
