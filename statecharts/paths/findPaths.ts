// Answers the requests of Paths in its worker: explores the graph of a machine once, and lets searchPaths.ts find the paths in it.
import type { AnyEventObject } from 'xstate';
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import type { Start } from '#machines/model.ts';
import { NotRunning, startMachine, stepTo } from '../play/startMachine.ts';
import { graphOf, type Graph } from './graph.ts';
import { shortestPaths, defaultBounds, findPathsTo, type Target, type Path, type FoundPaths } from './searchPaths.ts';

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
  readonly shortest: readonly (readonly [string, EventIndices])[];
  /** The paths to the target, shortest first. */
  readonly paths: readonly EventIndices[];
  readonly truncatedBy: FoundPaths['truncatedBy'];
}

/** A path as the indices of its events in the model. */
export type EventIndices = readonly number[];

const indicesOf = (path: Path): EventIndices => path.map(({ event }) => event);

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
    const shortest = [...shortestPaths(graph)].map(([key, path]) => [key, indicesOf(path)] as const);
    return { shortest, paths: [], truncatedBy: null };
  }
  const { paths, truncatedBy } = findPathsTo(graph, target, defaultBounds, (path) =>
    leadsTo(entry, start, path, target),
  );
  return { shortest: [], paths: paths.map(indicesOf), truncatedBy };
}

/** The events of a path as indices in the model. */
export function eventsAt({ model }: CatalogueEntry, indices: EventIndices): AnyEventObject[] {
  return indices.map((index) => model.events[index]).filter((event) => event !== undefined);
}

/** Plays a path to check that its last step reaches the target. */
function leadsTo(entry: CatalogueEntry, start: Start, path: Path, target: Target): boolean {
  let taken: string[] = [];
  const running = startMachine(entry.machine, start, {
    took: (transition) => taken.push(transition),
  });
  try {
    for (const event of eventsAt(entry, indicesOf(path))) {
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
