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

/** A unit that is loaded on its own: the app, or the target of an `import()`. */
interface Part {
  readonly id: string;
  /** How much a byte of this part counts when chunks are compared. */
  readonly weight: number;
  /** The modules that must be loaded with this part, because they may not have been loaded before it. */
  readonly modules: ReadonlySet<string>;
}

/** Modules that become one file, because the same parts need them. */
interface Cluster {
  readonly modules: ReadonlySet<string>;
  /** In characters of source. */
  readonly size: number;
  /** The parts that load this cluster: they need one of its modules, or load a cluster that imports it. */
  parts: ReadonlySet<Part>;
  /** The clusters that it imports, directly or indirectly. */
  imports: ReadonlySet<Cluster>;
}

/**
 * The cost of one more file for each part that loads it, in characters of source: the file repeats imports and exports, and two small files compress worse than
 * one large file. The value was found by experiment (`npm run weight`).
 */
const costOfFile = 3_000;

/** The weight of parts that pages load later. Parts that the app loads are pages; they count fully, because they delay a first visit. */
const weightOfLaterPart = 0.5;

function union<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> {
  return new Set([...a, ...b]);
}

/** All modules that `start` imports, directly or indirectly, and `start` itself. */
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

/** A part with all modules that it imports, and the ids of the parts that load it. */
interface FoundPart {
  readonly reached: ReadonlySet<string>;
  readonly loadedBy: Set<string>;
}

/** Finds all parts, by their ids. */
function findParts(entry: string, getModule: GetModule): Map<string, FoundPart> {
  const parts = new Map<string, FoundPart>();
  const add = (id: string, loader: string | null) => {
    const known = parts.get(id);
    if (loader !== null) known?.loadedBy.add(loader);
    if (known) return;
    const reached = reachedFrom(id, getModule);
    parts.set(id, { reached, loadedBy: new Set(loader === null ? [] : [loader]) });
    for (const module of reached) for (const child of getModule(module)?.dynamicallyImportedIds ?? []) add(child, id);
  };
  add(entry, null);
  return parts;
}

/**
 * Finds the modules that are certainly loaded before each part is. A part may be loaded by any of several others, so these are the modules that all its
 * loaders have, themselves or from before. Computed as a fixed point: assumes that every module is loaded before, and removes modules until nothing
 * changes.
 */
function findLoadedBefore(entry: string, parts: ReadonlyMap<string, FoundPart>): Map<string, ReadonlySet<string>> {
  const allModules = new Set([...parts.values()].flatMap(({ reached }) => [...reached]));
  const loadedBefore = new Map<string, ReadonlySet<string>>();
  for (const id of parts.keys()) loadedBefore.set(id, id === entry ? new Set() : allModules);
  const isLoadedWith = (loader: string, module: string): boolean =>
    (parts.get(loader)?.reached.has(module) ?? false) || (loadedBefore.get(loader)?.has(module) ?? false);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [id, { loadedBy }] of parts) {
      const before = loadedBefore.get(id) ?? allModules;
      const remaining = [...before].filter((module) => [...loadedBy].every((loader) => isLoadedWith(loader, module)));
      if (remaining.length === before.size) continue;
      loadedBefore.set(id, new Set(remaining));
      isChanged = true;
    }
  }
  return loadedBefore;
}

/** Finds the parts and the modules that must be loaded with each. */
function findNeeds(entry: string, getModule: GetModule): Part[] {
  const parts = findParts(entry, getModule);
  const loadedBefore = findLoadedBefore(entry, parts);
  return [...parts].map(([id, { reached, loadedBy }]) => ({
    id,
    weight: id === entry || loadedBy.has(entry) ? 1 : weightOfLaterPart,
    modules: new Set([...reached].filter((module) => !loadedBefore.get(id)?.has(module))),
  }));
}

/** The parts that need each module. All parts need the modules of the app. */
function findNeedingParts(parts: readonly Part[], entry: string): Map<string, Set<Part>> {
  const needingParts = new Map<string, Set<Part>>();
  for (const part of parts) {
    const needing = part.id === entry ? parts : [part];
    for (const id of part.modules) needingParts.set(id, union(needingParts.get(id) ?? new Set(), new Set(needing)));
  }
  return needingParts;
}

/** Makes one cluster for each set of parts that need the same modules. */
function clusterByParts(parts: readonly Part[], entry: string, getModule: GetModule): Cluster[] {
  const groups = new Map<string, { modules: Set<string>; parts: Set<Part> }>();
  for (const [id, needing] of findNeedingParts(parts, entry)) {
    const key = parts.map((part) => (needing.has(part) ? '1' : '0')).join('');
    const group = groups.get(key) ?? { modules: new Set(), parts: needing };
    groups.set(key, group);
    group.modules.add(id);
  }
  const clusters: Cluster[] = [...groups.values()].map(({ modules, parts: needing }) => ({
    modules,
    parts: needing,
    size: [...modules].reduce((sum, id) => sum + (getModule(id)?.code?.length ?? 0), 0),
    imports: new Set<Cluster>(),
  }));
  setImports(clusters, getModule);
  return clusters;
}

function setImports(clusters: readonly Cluster[], getModule: GetModule): void {
  const clusterOf = new Map(clusters.flatMap((cluster) => [...cluster.modules].map((id) => [id, cluster] as const)));
  for (const cluster of clusters) {
    const reached = [...cluster.modules].flatMap((id) => [...reachedFrom(id, getModule)]);
    const imports = new Set(reached.flatMap((id) => clusterOf.get(id) ?? []));
    imports.delete(cluster);
    cluster.imports = imports;
  }
}

function weightOf(parts: Iterable<Part>): number {
  return [...parts].reduce((sum, { weight }) => sum + weight, 0);
}

/** How many characters all parts together save if `a` and `b` become one file; 0 if they save at most `atLeast`. */
function savedByMerging(a: Cluster, b: Cluster, atLeast: number): number {
  // Parts that load both files load one file less.
  const savedFiles = weightOf([...a.parts].filter((part) => b.parts.has(part))) * costOfFile;
  if (savedFiles <= atLeast) return 0;
  const parts = union(a.parts, b.parts);
  // A part that loads the merged file also loads everything that `a` or `b` imports.
  const loaded = union(new Set([a, b]), union(a.imports, b.imports));
  const costOf = (cluster: Cluster) => cluster.size * weightOf([...parts].filter((part) => !cluster.parts.has(part)));
  return [...loaded].reduce((saved, cluster) => saved - costOf(cluster), savedFiles);
}

/** Whether the merged file would import itself through a third one. */
function createsCycle(a: Cluster, b: Cluster): boolean {
  const importsIndirectly = (from: Cluster, to: Cluster) =>
    [...from.imports].some((each) => each !== to && each.imports.has(to));
  return importsIndirectly(a, b) || importsIndirectly(b, a);
}

type Pair = readonly [Cluster, Cluster];

/** The pair whose merge saves most; null if no merge saves anything. */
function findBestPair(clusters: readonly Cluster[]): Pair | null {
  let most = 0;
  let best: Pair | null = null;
  for (const [index, a] of clusters.entries()) {
    for (const b of clusters.slice(index + 1)) {
      const saved = savedByMerging(a, b, most);
      if (saved <= most || createsCycle(a, b)) continue;
      most = saved;
      best = [a, b];
    }
  }
  return best;
}

/** Replaces a pair of clusters by one with the modules of both, and updates the parts and imports of the others. */
function mergePair(clusters: readonly Cluster[], [a, b]: Pair): Cluster[] {
  const isOther = (cluster: Cluster) => cluster !== a && cluster !== b;
  const merged: Cluster = {
    modules: union(a.modules, b.modules),
    size: a.size + b.size,
    parts: union(a.parts, b.parts),
    imports: new Set([...union(a.imports, b.imports)].filter(isOther)),
  };
  for (const imported of merged.imports) imported.parts = union(imported.parts, merged.parts);
  const others = clusters.filter(isOther);
  for (const other of others) {
    if (!other.imports.has(a) && !other.imports.has(b)) continue;
    other.imports = new Set([...[...union(other.imports, merged.imports)].filter(isOther), merged]);
  }
  return [...others, merged];
}

/** Merges pairs of clusters as long as a merge saves more than it costs. */
function mergeClusters(clusters: readonly Cluster[]): Cluster[] {
  // A cluster that only one part needs stays separate, because an import() refers to it.
  const ofOnePart = clusters.filter(({ parts }) => parts.size === 1);
  let shared = clusters.filter(({ parts }) => parts.size > 1);
  for (let pair = findBestPair(shared); pair; pair = findBestPair(shared)) shared = mergePair(shared, pair);
  return [...shared, ...ofOnePart];
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
  let sharedChunks = 0;
  const nameOf = ({ modules, parts }: Cluster): string => {
    if (modules.has(entry)) return 'app';
    const [part] = parts;
    if (part !== undefined && parts.size === 1) return baseName(part.id);
    sharedChunks += 1;
    return `shared${sharedChunks}`;
  };
  const parts = findNeeds(entry, getModule);
  for (const cluster of mergeClusters(clusterByParts(parts, entry, getModule))) {
    const name = nameOf(cluster);
    for (const id of cluster.modules) names.set(id, name);
  }
  return names;
}

/** Whether this is code of a package, or a module that the bundler adds. */
const isBundled = (id: string) => id.startsWith('\0') || /[\\/]node_modules[\\/]/.test(id);

/** What decides about the chunk of a module. */
interface ChunkPlan {
  /** Modules that are loaded with the app's page. */
  readonly initial: ReadonlySet<string>;
  /** Modules that are loaded with an entry that may run before the app. */
  readonly early: ReadonlySet<string>;
  /** The chunks of all modules of the app. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * The groups for Rolldown's `codeSplitting`. `entry` is the app's page. `others` are entries that may run before the app, so they must not import a chunk that
 * starts the app.
 */
export function chunkGroups(entry: string, others: readonly string[]): Rolldown.CodeSplittingGroup[] {
  let plan: ChunkPlan | null = null;
  const planOf = (context: Rolldown.ChunkingContext): ChunkPlan => {
    const getModule: GetModule = (id) => context.getModuleInfo(id);
    return (plan ??= {
      initial: reachedFrom(entry, getModule),
      early: new Set(others.flatMap((other) => [...reachedFrom(other, getModule)])),
      names: assignChunks(entry, getModule),
    });
  };
  const groups: Rolldown.CodeSplittingGroup[] = [
    {
      // Packages are separate from the app's own code, so that they stay cached when the site is updated. Modules that the app shares with an early entry are in
      // this chunk, too, because it doesn't start the app.
      name: (id, context) => {
        const { initial, early, names } = planOf(context);
        const isFramework = early.has(id) ? names.has(id) : initial.has(id) && isBundled(id);
        return isFramework ? 'framework' : null;
      },
      tags: ['$initial'],
    },
    {
      // When the app imports a package's index, all of the package counts as reached from the app. The modules that only some pages use are mostly too small to
      // be worth a file.
      name: (id, context) => (planOf(context).initial.has(id) && isBundled(id) ? 'packages' : null),
      maxModuleSize: 1_700,
    },
    {
      name: (id, context) => {
        const { initial, early, names } = planOf(context);
        return early.has(id) || (initial.has(id) && isBundled(id)) ? null : (names.get(id) ?? null);
      },
    },
  ];
  return groups.map((group, index) => ({ ...group, priority: 3 - index, includeDependenciesRecursively: false }));
}
