// Reads and writes the scenario that a cookie, a header or a flag chooses: `conflict`, `conflict@saveDocument` or `flaky@*:3`, each optionally
// followed by `~mark`.
import type { Scenario } from '../scenario.ts';
import { findScenario, scenarios } from '../scenarios.ts';

/** A scenario, and the requests that it applies to. */
export interface Choice {
  readonly scenario: Scenario;
  /** The name of an operation, or the path of another request of the API; null for every request. */
  readonly operation: string | null;
  /** The 1-based number of the only one of these requests that it applies to; null for all of them. */
  readonly call: number | null;
  /** Any text. The same choice with a different mark starts counting from 1 again. */
  readonly mark: string;
}

/** Thrown for a choice that is not valid; the message says why. */
export class InvalidChoice extends Error {}

const form = /^(?<name>[\w-]+)(?:@(?<operation>\*|[\w./-]+))?(?::(?<call>[1-9]\d{0,5}))?(?:~(?<mark>[\w-]{1,64}))?$/;

/** Throws `InvalidChoice`. */
export function parseChoice(text: string): Choice {
  const { name = '', operation = '*', call, mark = '' } = form.exec(text)?.groups ?? {};
  if (name === '')
    throw new InvalidChoice(
      `mock-scenario: "${text}" is not valid. Write the name of a scenario, optionally followed by @ and an operation (or *), : and the number of a call, and ~ and a mark.`,
    );
  const scenario = findScenario(name);
  if (scenario === null)
    throw new InvalidChoice(
      `mock-scenario: there is no scenario ${name}. Use one of ${scenarios.map((each) => each.name).join(', ')}.`,
    );
  return {
    scenario,
    operation: operation === '*' ? null : operation,
    call: call === undefined ? null : Number(call),
    mark,
  };
}

/** The inverse of `parseChoice`. */
export function writeChoice({ scenario, operation, call, mark }: Choice): string {
  const where = operation === null && call === null ? '' : `@${operation ?? '*'}`;
  return `${scenario.name}${where}${call === null ? '' : `:${call}`}${mark === '' ? '' : `~${mark}`}`;
}
