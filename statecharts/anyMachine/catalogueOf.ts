// A catalogue for the viewer of machines that have no models and no words of their own: everything is taken from the machines.
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { done, failed, modelOf, type MachineModel } from '#machines/model.ts';
import type { ChartTransition } from '../chart/chart.ts';
import { chartOf } from '../chart/chartOf.ts';
import { machinesIn } from '../chart/machinesIn.ts';
import { exampleOf } from '../play/wildcards.ts';

/** A module of a project, and its path from the folder in which the viewer was started. */
export interface MachineModule {
  readonly file: string;
  readonly exported: Readonly<Record<string, unknown>>;
}

/** An event that triggers the transition; null for those that happen by themselves. A wildcard is taken by an event that nothing else takes. */
function eventFor({ trigger }: ChartTransition): AnyEventObject | null {
  switch (trigger.kind) {
    case 'event':
      return { type: exampleOf(trigger.type) };
    case 'done':
      return done(trigger.actor);
    case 'error':
      return failed(trigger.actor);
    case 'after':
      return { type: trigger.type };
    default:
      return null;
  }
}

function eventsOf(machine: AnyStateMachine): AnyEventObject[] {
  const events = chartOf(machine).transitions.flatMap((transition) => eventFor(transition) ?? []);
  return events.filter(({ type }, at) => events.findIndex((each) => each.type === type) === at);
}

/** A model that knows the events, but no payloads. */
function modelFor(machine: AnyStateMachine): MachineModel {
  return modelOf({
    machine,
    starts: [{ name: 'with an empty input', input: {} }],
    events: eventsOf(machine) as { type: `xstate.${string}` }[],
    knowsPayloads: false,
    states: {},
  });
}

/** One entry for each machine of the modules, each under an id of its own. */
export function catalogueOf(modules: readonly MachineModule[]): CatalogueEntry[] {
  const ids = new Set<string>();
  return modules.flatMap(({ file, exported }) =>
    machinesIn(exported).map((machine): CatalogueEntry => {
      // XState gives machines without an id the same one.
      const name = machine.id === '(machine)' ? (file.split('/').at(-1)?.split('.')[0] ?? '') : machine.id;
      const id = ids.has(name) ? `${name}-${ids.size}` : name;
      ids.add(id);
      const model = modelFor(machine);
      return {
        id,
        section: 'Site',
        title: id,
        purpose: machine.root.description ?? file,
        usedIn: [file],
        source: file,
        machine,
        sampleInput: model.starts[0].input,
        model,
      };
    }),
  );
}
