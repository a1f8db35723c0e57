// Answers the requests of Paths: the distances of all targets, and the paths to one target. It runs in a worker because it is slow.
import type { AnyEventObject } from 'xstate';
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import type { Start } from '#machines/model.ts';
import { NotRunning, startMachine, stepTo } from '../play/startMachine.ts';
import { graphOf, type Graph } from './graph.ts';
import { shortestWays, usualBounds, waysTo, type Target, type Way, type Ways } from './ways.ts';

export interface PathsRequest {
  /** The id of the machine. */
  readonly machine: string;
  /** The index of the start in the model. */
  readonly start: number;
  /** Without a target, the shortest paths to all targets are requested. */
  readonly target: Target | null;
}

export interface PathsAnswer {
  /** By state id or transition name; unreachable targets are missing. */
  readonly shortest: readonly (readonly [string, EventPlaces])[];
  /** The paths to the target, shortest first. */
  readonly ways: readonly EventPlaces[];
  readonly cut: Ways['cut'];
}

/** A path as the indices of its events in the model. */
export type EventPlaces = readonly number[];

const placesOf = (way: Way): EventPlaces => way.map(({ event }) => event);

const graphs = new Map<string, Graph>();

/** Answers a request. Each machine is explored only once. */
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

/** The events of a path as indices in the model. */
export function eventsAt({ model }: CatalogueEntry, places: EventPlaces): AnyEventObject[] {
  return places.map((place) => model.events[place]).filter((event) => event !== undefined);
}

/** Plays a path to check that its last step reaches the target. */
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
