// Decides which chunk of the app each module goes into, from the static imports. No module is listed by name, so a module that is moved or imported elsewhere
// changes its chunk automatically.
import type { Rolldown } from 'vite';

/** The part of Rolldown's `ModuleInfo` that is needed here. */
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
  /** The parts that load this cluster: they need one of its modules, or load a cluster that imports it. */
  parts: ReadonlySet<Part>;
  /** The clusters that it imports, directly or indirectly. */
  imports: ReadonlySet<Cluster>;
}

/** A unit that is loaded on its own: the app, or the target of an `import()`. */
interface Part {
  readonly id: string;
  /** How much a byte of this part counts when chunks are compared. */
  readonly weight: number;
  readonly modules: ReadonlySet<string>;
}

/**
 * The cost of one more file for each part that loads it, in characters of source: the file repeats imports and exports, and two small files compress worse than
 * one large file. The value was found by experiment (`npm run weight`).
 */
const costOfFile = 3_000;

/** A part that the app loads is a page and counts fully, as it delays a first visit. Parts that pages load later count half. */
const weightOfLaterPart = 0.5;

function union<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> {
  return new Set([...a, ...b]);
}

/** All modules that `start` imports, directly or indirectly. */
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

/** Finds every part, the modules that it reaches and the parts that load it. */
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
 * Finds the modules that each part still needs when it is loaded. A part can be loaded by any of several others, so only modules that all of these have are
 * already there. Computed as a fixed point: starts from "everything is there" and removes modules until nothing changes.
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

/** Makes one cluster for each set of parts that need the same modules. All parts need the modules of the app. */
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

/** How many characters all parts together save when `a` and `b` become one file. */
function savedByMerging(a: Cluster, b: Cluster, atLeast: number): number {
  const forBoth = weightOf([...a.parts].filter((part) => b.parts.has(part))) * costOfFile;
  if (forBoth <= atLeast) return 0;
  const parts = union(a.parts, b.parts);
  // A part that loads the merged file also loads everything that `a` or `b` imports.
  const loaded = union(new Set([a, b]), union(a.imports, b.imports));
  return [...loaded].reduce(
    (saved, { size, parts: own }) => saved - size * weightOf([...parts].filter((part) => !own.has(part))),
    forBoth,
  );
}

/** Whether the merged file would import itself through a third one. */
function makesCircle(a: Cluster, b: Cluster): boolean {
  const leads = (from: Cluster, to: Cluster) => [...from.imports].some((each) => each !== to && each.imports.has(to));
  return leads(a, b) || leads(b, a);
}

/** The pair that saves most when merged; null when no merge saves anything. */
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

/** Merges pairs of clusters as long as a merge saves more than it costs. */
function mergeSmallOnes(clusters: readonly Cluster[]): Cluster[] {
  // A cluster that only one part needs stays separate, because an import() names it.
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

/** `src/LoginPage.tsx` → `LoginPage` */
function baseName(id: string): string {
  return id.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
}

/**
 * Names the chunk of each module. A module that only one part (a page, a dialog) needs goes into that part's chunk, unless it is already loaded by then.
 * Modules that several parts need are merged into shared chunks so that the parts load as few bytes as possible.
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

/** Package code, and the modules that the bundler adds. */
const isBundled = (id: string) => id.startsWith('\0') || /[\\/]node_modules[\\/]/.test(id);

/**
 * The groups for Rolldown's `codeSplitting`. `entry` is the app's page. `others` are entries that may run before the app, so they must not import a chunk that
 * starts the app.
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
      // Packages are separate from the app's own code, so that they stay cached when the site is updated.
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
      // When the app imports a package's index, all of the package counts as reached from the app. The modules that only some pages use are mostly too small to
      // be worth a file.
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
