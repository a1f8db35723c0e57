// What Paths asks of a machine: how far everything is, and the ways to one thing. It takes its time, so a worker does it.
import type { AnyEventObject } from 'xstate';
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import type { Start } from '#machines/model.ts';
import { NotRunning, startMachine, stepTo } from '../play/startMachine.ts';
import { graphOf, type Graph } from './graph.ts';
import { shortestWays, usualBounds, waysTo, type Target, type Way, type Ways } from './ways.ts';

export interface PathsRequest {
  /** The id of the machine. */
  readonly machine: string;
  /** The place of the start among the model's. */
  readonly start: number;
  /** Without one, the shortest ways to everything are asked for. */
  readonly target: Target | null;
}

export interface PathsAnswer {
  /** By the id of a state or the name of a transition; what is missing cannot be reached. */
  readonly shortest: readonly (readonly [string, EventPlaces])[];
  /** The ways to the target, the shortest first. */
  readonly ways: readonly EventPlaces[];
  readonly cut: Ways['cut'];
}

/** A way by the places of its events among the model's. */
export type EventPlaces = readonly number[];

const placesOf = (way: Way): EventPlaces => way.map(({ event }) => event);

const graphs = new Map<string, Graph>();

/** Answers a request; a machine is explored once. */
export function findPaths({ machine, start: number, target }: PathsRequest): PathsAnswer {
  const entry = catalogue.find(({ id }) => id === machine);
  const start = entry?.model.starts[number];
  if (entry === undefined || start === undefined)
    throw new Error(`There is no machine ${machine} with a start ${number}`);
  const key = `${machine} ${number}`;
  const graph = graphs.get(key) ?? graphOf(entry.model, start);
  graphs.set(key, graph);
  if (target === null) {
    const shortest = [...shortestWays(graph)].map(([key, way]) => [key, placesOf(way)] as const);
    return { shortest, ways: [], cut: null };
  }
  const { ways, cut } = waysTo(graph, target, usualBounds, (way) => leadsTo(entry, start, way, target));
  return { shortest: [], ways: ways.map(placesOf), cut };
}

/** The events of a way by their places among the model's. */
export function eventsAt({ model }: CatalogueEntry, places: EventPlaces): AnyEventObject[] {
  return places.map((place) => model.events[place]).filter((event) => event !== undefined);
}

/** Plays a way to see whether it comes to the target with its last step. */
function leadsTo(entry: CatalogueEntry, start: Start, way: Way, target: Target): boolean {
  let taken: string[] = [];
  const running = startMachine(entry.machine, start, {
    took: (transition) => taken.push(transition),
  });
  try {
    for (const event of eventsAt(entry, placesOf(way))) {
      taken = [];
      if (!running.snapshot().can(event)) return false;
      running.perform(stepTo(running, event));
    }
    return target.kind === 'state'
      ? running.snapshot()._nodes.some(({ id }) => id === target.id)
      : taken.includes(target.name);
  } catch (error) {
    if (error instanceof NotRunning) return false;
    throw error;
  } finally {
    running.stop();
  }
}
