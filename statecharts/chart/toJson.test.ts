import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import type { Chart } from './chart.ts';
import { chartOf } from './chartOf.ts';
import { generateMachine } from './generateMachine.ts';
import { sampleMachine } from './sampleMachine.ts';
import { toJson } from './toJson.ts';

interface Definition {
  readonly meta: { readonly delays: Readonly<Record<string, number | null>> };
}

/** The chart of the machine that XState creates from the JSON. */
function readBack(json: string): Chart {
  const definition = JSON.parse(json) as Definition;
  const delays = Object.entries(definition.meta.delays).map(([name, value]) => [name, value ?? (() => 0)] as const);
  return chartOf(createMachine(definition as object, { delays: Object.fromEntries(delays) }));
}

/** Names contain the guard without its parameters; in JSON the parameters are part of the guard's name. */
function withoutNames({ root, transitions }: Chart) {
  return { root, transitions: transitions.map((transition) => ({ ...transition, name: null })) };
}

const machines = [sampleMachine, generateMachine(30, 60), ...catalogue.map(({ machine }) => machine)];

test.each(machines)('the chart of $id is the same after XState has read its JSON', (machine) => {
  const chart = chartOf(machine);
  expect(withoutNames(readBack(toJson(chart)))).toEqual(withoutNames(chart));
});
