// Decides which chunk of the app a module goes into, by what reaches it through static imports. Nothing is listed by name: a module that moves, or is
// imported from another place, changes its chunk by itself.
import type { Rolldown } from 'vite';

/** A module, as far as it matters here; Rolldown's `ModuleInfo` is one. */
export interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
}

export type GetModule = (id: string) => Module | null;

/** Modules that become one file, because the same parts of the app need them. */
interface Cluster {
  readonly modules: ReadonlySet<string>;
  /** In characters of source. */
  readonly size: number;
  /** The parts that load it: those that need one of its modules, or load a cluster that imports it. */
  parts: ReadonlySet<Part>;
  /** What it imports, directly or not. */
  imports: ReadonlySet<Cluster>;
}

/** What is loaded by itself: the app, or what an `import()` names. */
interface Part {
  readonly id: string;
  /** How much its bytes count. */
  readonly weight: number;
  readonly modules: ReadonlySet<string>;
}

/**
 * What one more file costs whoever loads it, in characters of source: its imports and exports, and that two files compress worse than one. Found by
 * trying (`npm run weight`).
 */
const costOfFile = 3_000;

/** What the app loads by itself is a page, and counts for a first visit. What a page loads later counts less. */
const weightOfLaterPart = 0.5;

function union<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> {
  return new Set([...a, ...b]);
}

/** All that `start` imports, and what that imports. */
export function reachedFrom(start: string, getModule: GetModule): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(getModule(id)?.importedIds ?? []));
  }
  return reached;
}

/** Every part with all that it reaches, and the parts that load it. */
function findParts(entry: string, getModule: GetModule) {
  const parts = new Map<string, { reached: Set<string>; loadedBy: Set<string> }>();
  const add = (id: string, by: string | null) => {
    const known = parts.get(id);
    if (by !== null) known?.loadedBy.add(by);
    if (known) return;
    const reached = reachedFrom(id, getModule);
    parts.set(id, { reached, loadedBy: new Set(by === null ? [] : [by]) });
    for (const module of reached) for (const child of getModule(module)?.dynamicallyImportedIds ?? []) add(child, id);
  };
  add(entry, null);
  return parts;
}

/**
 * Every part with the modules that may not be there yet when it is loaded. Any of several parts may have loaded it, so what is there is only what each of
 * those has; found by taking away from "everything" until nothing changes.
 */
function findNeeds(entry: string, getModule: GetModule): Part[] {
  const parts = findParts(entry, getModule);
  const everything = new Set([...parts.values()].flatMap(({ reached }) => [...reached]));
  const there = new Map([...parts.keys()].map((id) => [id, id === entry ? new Set<string>() : everything]));
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [id, { loadedBy }] of parts) {
      const before = there.get(id) ?? everything;
      const after = new Set(
        [...before].filter((module) =>
          [...loadedBy].every(
            (by) => (parts.get(by)?.reached.has(module) ?? false) || (there.get(by)?.has(module) ?? false),
          ),
        ),
      );
      if (after.size === before.size) continue;
      there.set(id, after);
      isChanged = true;
    }
  }
  return [...parts].map(([id, { reached, loadedBy }]) => ({
    id,
    weight: id === entry || loadedBy.has(entry) ? 1 : weightOfLaterPart,
    modules: new Set([...reached].filter((module) => !there.get(id)?.has(module))),
  }));
}

/** One cluster for each set of parts that need the same modules. The app's own is needed by all. */
function clusterByParts(parts: readonly Part[], entry: string, getModule: GetModule): Cluster[] {
  const neededBy = new Map<string, Set<Part>>();
  for (const part of parts) {
    const allOfThem = part.id === entry ? parts : [part];
    for (const id of part.modules) {
      const needing = neededBy.get(id) ?? new Set();
      neededBy.set(id, needing);
      for (const each of allOfThem) needing.add(each);
    }
  }
  const groups = new Map<string, { modules: Set<string>; parts: Set<Part> }>();
  for (const [id, needing] of neededBy) {
    const key = parts.map((part) => (needing.has(part) ? '1' : '0')).join('');
    const group = groups.get(key) ?? { modules: new Set(), parts: needing };
    groups.set(key, group);
    group.modules.add(id);
  }
  const clusters: Cluster[] = [...groups.values()].map(({ modules, parts: own }) => ({
    modules,
    parts: own,
    size: [...modules].reduce((sum, id) => sum + (getModule(id)?.code?.length ?? 0), 0),
    imports: new Set<Cluster>(),
  }));
  const clusterOf = new Map(clusters.flatMap((cluster) => [...cluster.modules].map((id) => [id, cluster] as const)));
  for (const cluster of clusters) {
    const reached = [...cluster.modules].flatMap((id) => [...reachedFrom(id, getModule)]);
    const imports = new Set(reached.flatMap((id) => clusterOf.get(id) ?? []));
    imports.delete(cluster);
    cluster.imports = imports;
  }
  return clusters;
}

function weightOf(parts: Iterable<Part>): number {
  return [...parts].reduce((sum, { weight }) => sum + weight, 0);
}

/** What all parts together save in characters when `a` and `b` become one file. */
function savedByMerging(a: Cluster, b: Cluster, atLeast: number): number {
  const forBoth = weightOf([...a.parts].filter((part) => b.parts.has(part))) * costOfFile;
  if (forBoth <= atLeast) return 0;
  const parts = union(a.parts, b.parts);
  // Whoever loads the new file loads also what either of them imports.
  const loaded = union(new Set([a, b]), union(a.imports, b.imports));
  return [...loaded].reduce(
    (saved, { size, parts: own }) => saved - size * weightOf([...parts].filter((part) => !own.has(part))),
    forBoth,
  );
}

/** Whether one file of both would import, through a third one, from itself. */
function makesCircle(a: Cluster, b: Cluster): boolean {
  const leads = (from: Cluster, to: Cluster) => [...from.imports].some((each) => each !== to && each.imports.has(to));
  return leads(a, b) || leads(b, a);
}

/** The two of which one file saves most; null when none saves anything. */
function bestPair(clusters: readonly Cluster[]): readonly [Cluster, Cluster] | null {
  let most = 0;
  let best: readonly [Cluster, Cluster] | null = null;
  for (const [index, a] of clusters.entries()) {
    for (const b of clusters.slice(index + 1)) {
      const saved = savedByMerging(a, b, most);
      if (saved <= most || makesCircle(a, b)) continue;
      most = saved;
      best = [a, b];
    }
  }
  return best;
}

/** Makes one file of two, again and again, as long as that saves some parts more than it costs others. */
function mergeSmallOnes(clusters: readonly Cluster[]): Cluster[] {
  // What only one part needs stays apart: an import() names it.
  const own = clusters.filter(({ parts }) => parts.size === 1);
  let shared = clusters.filter(({ parts }) => parts.size > 1);
  for (let pair = bestPair(shared); pair; pair = bestPair(shared)) {
    const [a, b] = pair;
    const imports = union(a.imports, b.imports);
    const one = {
      modules: union(a.modules, b.modules),
      size: a.size + b.size,
      parts: union(a.parts, b.parts),
      imports: new Set([...imports].filter((each) => each !== a && each !== b)),
    };
    for (const each of one.imports) each.parts = union(each.parts, one.parts);
    shared = shared.filter((each) => each !== a && each !== b);
    for (const each of shared) {
      if (!each.imports.has(a) && !each.imports.has(b)) continue;
      each.imports = new Set([...union(each.imports, one.imports), one].filter((other) => other !== a && other !== b));
    }
    shared.push(one);
  }
  return [...shared, ...own];
}

/** `LoginPage` */
function baseName(id: string): string {
  return id.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
}

/**
 * The name of the chunk of each module. What only one part needs (a page, a dialog) is in one chunk with it, without what is there already when it is
 * loaded. What several need is in as few chunks as they are lightest with.
 */
export function assignChunks(entry: string, getModule: GetModule): Map<string, string> {
  const names = new Map<string, string>();
  let shared = 0;
  for (const { modules, parts } of mergeSmallOnes(clusterByParts(findNeeds(entry, getModule), entry, getModule))) {
    const [part] = parts;
    const isOfOne = parts.size === 1 && part !== undefined;
    const name = modules.has(entry) ? 'app' : isOfOne ? baseName(part.id) : `shared${(shared += 1)}`;
    for (const id of modules) names.set(id, name);
  }
  return names;
}

/** Code of packages, and what the bundler adds. */
const isBundled = (id: string) => id.startsWith('\0') || /[\\/]node_modules[\\/]/.test(id);

/**
 * The groups for Rolldown's `codeSplitting`. `entry` is the app's page; `others` are entries that may run before the app, and so may not import a chunk that
 * starts it.
 */
export function chunkGroups(entry: string, others: readonly string[]): Rolldown.CodeSplittingGroup[] {
  let chunks: { initial: Set<string>; ofOthers: Set<string>; names: Map<string, string> } | null = null;
  const findChunks = (context: Rolldown.ChunkingContext) => {
    const getModule: GetModule = (id) => context.getModuleInfo(id);
    return (chunks ??= {
      initial: reachedFrom(entry, getModule),
      ofOthers: new Set(others.flatMap((other) => [...reachedFrom(other, getModule)])),
      names: assignChunks(entry, getModule),
    });
  };
  const groups: Rolldown.CodeSplittingGroup[] = [
    {
      // Apart from the app's own code: a new version of the site leaves it in the cache.
      name: (id, context) => {
        const { initial, ofOthers, names } = findChunks(context);
        return ofOthers.has(id)
          ? names.has(id)
            ? 'framework'
            : null
          : initial.has(id) && isBundled(id)
            ? 'framework'
            : null;
      },
      tags: ['$initial'],
    },
    {
      // A package whose index the app imports lets everything seem to be reached from there. What of it only some pages use is mostly smaller than a file of
      // its own costs.
      name: (id, context) => (findChunks(context).initial.has(id) && isBundled(id) ? 'packages' : null),
      maxModuleSize: 1_700,
    },
    {
      name: (id, context) => {
        const { initial, ofOthers, names } = findChunks(context);
        return ofOthers.has(id) || (initial.has(id) && isBundled(id)) ? null : (names.get(id) ?? null);
      },
    },
  ];
  return groups.map((group, index) => ({ ...group, priority: 3 - index, includeDependenciesRecursively: false }));
}
