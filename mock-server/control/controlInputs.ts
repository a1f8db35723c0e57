// The schemas of the bodies and queries that the endpoints of the control panel accept.
import * as v from 'valibot';
import { specLimits } from '../librarySpec.ts';
import { findScenario, scenarios } from '../scenarios.ts';

const longestDelay = 60_000;
/** The most milliseconds by which one request can move the clock forward: ten years. */
export const longestAdvance = 10 * 365 * 24 * 60 * 60 * 1000;

const number = (most: number, least = 0) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const text = v.string('must be a string');
const instant = v.pipe(text, v.isoTimestamp('must be a time, for example 2026-11-02T09:00:00.000Z'));
const numberInQuery = v.pipe(text, v.regex(/^\d{1,10}$/, 'must be a whole number'), v.transform(Number));
const route = v.pipe(text, v.regex(/^\/(?![/\\])/, 'must be a path of this site'));

export const ScenarioInput = v.strictObject({
  scenario: v.pipe(
    text,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const scenario = findScenario(dataset.value);
      if (scenario !== null) return scenario;
      addIssue({ message: `must be one of ${scenarios.map(({ name }) => name).join(', ')}` });
      return NEVER;
    }),
  ),
  operation: v.optional(v.nullable(v.pipe(text, v.regex(/^[\w./-]+$/, 'must be the name of an operation'))), null),
  call: v.optional(v.nullable(number(999_999, 1)), null),
  mark: v.optional(v.pipe(text, v.regex(/^[\w-]{0,64}$/, 'must be letters and digits')), ''),
  for: v.optional(v.picklist(['browser', 'everybody'], 'must be browser or everybody'), 'browser'),
});

export const ResetInput = v.strictObject({
  seed: v.optional(number(specLimits.seed)),
  documents: v.optional(number(specLimits.documents)),
  groups: v.optional(number(specLimits.groups)),
});

export const DelayInput = v.strictObject({ milliseconds: number(longestDelay) });

export const ClockInput = v.union(
  [v.strictObject({ milliseconds: number(longestAdvance) }), v.strictObject({ to: instant })],
  'must be { milliseconds } to move the clock forward by, or { to }, a time',
);

export const ActAsInput = v.strictObject({ email: v.nullable(text) });

export const RouteQuery = v.object({ route: v.optional(route, '/') });

export const OpenQuery = v.object({
  scenario: v.optional(text),
  seed: v.optional(v.pipe(numberInQuery, number(specLimits.seed))),
  documents: v.optional(v.pipe(numberInQuery, number(specLimits.documents))),
  groups: v.optional(v.pipe(numberInQuery, number(specLimits.groups))),
  clock: v.optional(instant),
  as: v.optional(text),
  route: v.optional(route, '/'),
});
