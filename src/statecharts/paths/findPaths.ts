// What Paths asks of a machine: how far everything is, and the ways to one thing. It takes its time, so a worker does it.
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import type { AnyEventObject } from 'xstate';
import type { Start } from '#machines/model.ts';
import { playSteps, type Played } from '../play/playSteps.ts';
import { graphOf, type Graph } from './graph.ts';
import { stepsAlong } from './stepsAlong.ts';
import { distancesFromStart, usualBounds, waysTo, type Target, type Way, type Ways } from './ways.ts';

export interface PathsRequest {
  /** The id of the machine. */
  readonly machine: string;
  /** The place of the start among the model's. */
  readonly start: number;
  /** Without one, the distances are asked for. */
  readonly target: Target | null;
}

export interface PathsAnswer {
  /** How many events the shortest way takes, by the id of a state or the name of a transition; what is missing cannot be reached. */
  readonly distances: readonly (readonly [string, number])[];
  /** The ways to the target, each as the places of its events among the model's. */
  readonly ways: readonly (readonly number[])[];
  readonly cut: Ways['cut'];
}

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
  if (target === null) return { distances: [...distancesFromStart(graph)], ways: [], cut: null };
  const { ways, cut } = waysTo(graph, target, usualBounds, (way) => leadsTo(entry, start, way, target));
  return { distances: [], ways: ways.map((way) => way.map(({ event }) => event)), cut };
}

/** The events of a way by their places among the model's. */
export function eventsAt({ model }: CatalogueEntry, places: readonly number[]): AnyEventObject[] {
  return places.map((place) => model.events[place]).filter((event) => event !== undefined);
}

/** Whether a play has come to the target with its last step. */
export function hasReached({ snapshot, log, steps }: Played, target: Target): boolean {
  return target.kind === 'state'
    ? snapshot._nodes.some(({ id }) => id === target.id)
    : log.some(({ step, transitions }) => step === steps.length && transitions.includes(target.name));
}

function leadsTo(entry: CatalogueEntry, start: Start, way: Way, target: Target): boolean {
  const events = eventsAt(
    entry,
    way.map(({ event }) => event),
  );
  const steps = stepsAlong(entry, start, events);
  if (steps.length < events.length) return false;
  const played = playSteps(entry, start, steps);
  return played.misfit === null && hasReached(played, target);
}
