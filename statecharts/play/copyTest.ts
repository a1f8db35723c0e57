// Writes the played steps as a Vitest test in the style of the machines' tests.
import { internal } from '#machines/internalEvents.ts';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { statesOf } from '#machines/transitions.ts';
import type { Played } from './playSteps.ts';
import { sourceText } from './sourceText.ts';
import type { Step } from './steps.ts';

interface Fake {
  /** The name of the actor in `setup()`. */
  readonly source: string;
  readonly ids: readonly string[];
  /** The name of its variable in the test. */
  readonly name: string;
  readonly answers: boolean;
}

function fakesOf({ machine }: CatalogueEntry, taken: readonly string[]): Fake[] {
  const invokes = statesOf(machine).flatMap(({ invoke }) => invoke);
  const sources = [...new Set(invokes.map(({ src }) => src))].filter((src) => typeof src === 'string');
  const listened: readonly string[] = machine.events;
  return sources.map((source) => {
    const ids = [...new Set(invokes.filter(({ src }) => src === source).map(({ id }) => id))];
    return {
      source,
      ids,
      name: taken.includes(source) ? `${source}Actor` : source,
      answers: ids.some((id) => listened.includes(internal.done(id)) || listened.includes(internal.error(id))),
    };
  });
}

/** The clock stops wherever a delay is due, as in Play. */
function clockLines({ log }: Played, step: number, from: number, ms: number): string[] {
  const halts = new Set(log.filter((entry) => entry.step === step).map(({ at }) => at));
  const times = [from, ...new Set([...halts].filter((at) => at > from)).add(from + ms)];
  return times.slice(1).map((at, index) => `clock.increment(${at - (times[index] ?? from)});`);
}

function stepLines(step: Step, fakes: readonly Fake[]): string[] {
  const nameOf = (id: string) => fakes.find(({ ids }) => ids.includes(id))?.name ?? id;
  if ('event' in step) return [`actor.send(${sourceText(step.event)});`];
  if ('resolve' in step) return [`await ${nameOf(step.resolve)}.last().resolve(${sourceText(step.output)});`];
  if ('reject' in step) return [`await ${nameOf(step.reject)}.last().reject(${sourceText(step.message)});`];
  if ('snapshot' in step) {
    const event = { type: internal.snapshot(step.snapshot), snapshot: { status: 'active', context: step.value } };
    return [`actor.send(${sourceText(event)} as never);`];
  }
  return [];
}

/** What a recording says of the steps that were played. */
export interface RecordedPlaces {
  /** The recorded states at the start and after each step; null where nothing was recorded. */
  readonly places: readonly (string | null)[];
  /** A step after those that were played, which the played machine can't take, and the recorded state after it. */
  readonly next: { readonly step: Step; readonly place: string } | null;
}

function differenceComment(recorded: string, today: string): string[] {
  return [
    `// Recorded: ${recorded}. The machine from which this test was copied comes to ${today}.`,
    `// If the recording has the bug, expect the state that is right instead.`,
  ];
}

/** The source of a test that takes the same steps and expects the same states: those of a recording, if the steps are of one. */
export function copyTest(entry: CatalogueEntry, played: Played, recorded: RecordedPlaces | null = null): string {
  const machineFile = entry.source.split('/').at(-1) ?? '';
  const machineName = machineFile.replace(/\.ts$/, '');
  const fakes = fakesOf(entry, ['actor', 'clock', 'state', 'test', 'expect', machineName]);
  const answering = fakes.filter(({ answers }) => answers);
  const provided = fakes.map(({ source, name, answers }) => {
    const logic = answers ? `${name}.logic` : 'fromCallback(() => undefined)';
    return `${source}: ${logic} as never`;
  });
  const input = played.start.input === undefined ? '' : `, input: ${sourceText(played.start.input)}`;
  const expectState = (at: number) => {
    const today = played.places[at] ?? '';
    const place = recorded?.places[at] ?? today;
    return [...(place === today ? [] : differenceComment(place, today)), `expect(state()).toBe(${sourceText(place)});`];
  };
  // Where an earlier step could not be played, the test ends there and leaves out this one.
  const next = played.steps.length + 1 >= (recorded?.places.length ?? 0) ? (recorded?.next ?? null) : null;
  const stepText = (step: Step, index: number) =>
    'after' in step ? clockLines(played, index + 1, times[index] ?? 0, step.after) : stepLines(step, fakes);
  const times = played.steps.map((_, index) => timeBefore(played, index));

  const imports = [
    `import { expect, test } from 'vitest';`,
    `import { createActor${fakes.length > answering.length ? ', fromCallback' : ''}, SimulatedClock } from 'xstate';`,
    `import { ${machineName} } from '#${entry.source}';`,
    `import { statePath } from '#machines/statePath.ts';`,
    ...(answering.length > 0 ? [`import { controlled } from '#tests/models/controlled.ts';`] : []),
  ];
  const steps = next === null ? played.steps : [...played.steps, next.step];
  const awaits = steps.some((step) => 'resolve' in step || 'reject' in step);
  const machine =
    provided.length === 0 ? machineName : `${machineName}.provide({ actors: { ${provided.join(', ')} } })`;
  const body = [
    ...answering.map(({ name }) => `const ${name} = controlled();`),
    'const clock = new SimulatedClock();',
    `const actor = createActor(${machine}, { clock${input} });`,
    'const state = () => statePath(actor.getSnapshot().value);',
    ...(played.error === null ? [] : ['actor.subscribe({ error: () => undefined });']),
    'actor.start();',
    ...((recorded?.places[0] ?? played.places[0]) === '' ? [] : expectState(0)),
    ...played.steps.flatMap((step, index) => ['', ...stepText(step, index), ...expectState(index + 1)]),
    ...(next === null
      ? []
      : [
          '',
          ...differenceComment(next.place, `${played.places.at(-1) ?? 'nothing'}, and can't take this step`),
          ...('after' in next.step ? [`clock.increment(${next.step.after});`] : stepLines(next.step, fakes)),
          `expect(state()).toBe(${sourceText(next.place)});`,
        ]),
    ...(next !== null || played.snapshot.status === 'active'
      ? []
      : ['', `expect(actor.getSnapshot().status).toBe('${played.snapshot.status}');`]),
  ];
  const last = next?.place ?? recorded?.places[played.steps.length] ?? played.places.at(-1) ?? 'nothing';
  const title = `${entry.id}: ${played.start.name} comes to ${last}`;
  return [
    ...imports,
    '',
    `test(${sourceText(title)}, ${awaits ? 'async ' : ''}() => {`,
    ...body.map((line) => (line === '' ? '' : `  ${line}`)),
    '});',
    '',
  ].join('\n');
}

/** The time of the clock before a step. */
function timeBefore({ steps }: Played, index: number): number {
  return steps.slice(0, index).reduce((time, step) => time + ('after' in step ? step.after : 0), 0);
}
