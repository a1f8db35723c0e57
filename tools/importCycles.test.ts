// Forbids import cycles, because their modules cannot be read, moved or tested one at a time. Only recursive structures are exempt.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['bibliography', 'machines', 'mock-server', 'schema', 'server', 'site', 'src', 'statecharts', 'tools'];

/** Modules that may import each other because they are recursive. */
const recursions = [
  // A part of a document is edited field by field, and a field may be a part.
  ['src/features/editor/FieldEditor.tsx', 'src/features/editor/FieldList.tsx', 'src/features/editor/PartEditor.tsx'],
  // A menu has items, and an item may be a menu.
  ['src/ui/menu/MenuItems.tsx', 'src/ui/menu/MenuPopup.tsx', 'src/ui/menu/Submenu.tsx'],
];

/** The modules that each module imports. */
type Graph = ReadonlyMap<string, readonly string[]>;

const files = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  // Generated types and their sources refer to each other.
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('__generated__'));

const statement = /^(?:import|export) (type )?(?:([^'";]*?) from )?'([.#][^']+)';$/gm;

/** Whether an import clause has only types: `{ type A, type B }`. */
function areTypes(imported: string): boolean {
  const names = /^\{([^}]*)\}$/.exec(imported)?.[1]?.split(',') ?? [''];
  return (
    names.every((name) => name.trim() === '' || name.trim().startsWith('type ')) &&
    names.some((name) => name.trim() !== '')
  );
}

function readGraph(withTypes: boolean): Graph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const imports = [...readFileSync(join(root, file), 'utf8').matchAll(statement)]
        .filter(([, type, imported = '']) => withTypes || !(type !== undefined || areTypes(imported)))
        .map(([, , , path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)));
      return [file, imports.filter((path) => known.has(path))];
    }),
  );
}

/** All modules that a module imports, directly or indirectly. */
function reachedFrom(graph: Graph, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [...(graph.get(start) ?? [])];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    next.push(...(graph.get(file) ?? []));
  }
  return reached;
}

/** The modules of each import cycle, sorted. */
function cyclesIn(graph: Graph): string[][] {
  const inCycle = new Map(
    [...graph.keys()].flatMap((file) => {
      const reached = reachedFrom(graph, file);
      return reached.has(file) ? [[file, reached] as const] : [];
    }),
  );
  const cycles = [...inCycle].map(([file, reached]) =>
    [...reached].filter((other) => inCycle.get(other)?.has(file)).sort(),
  );
  return [...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()].sort();
}

describe('import cycles', () => {
  it.each([
    { of: 'values', withTypes: false },
    { of: 'types', withTypes: true },
  ])('exist only among recursive components, counting imports of $of', ({ withTypes }) => {
    expect(cyclesIn(readGraph(withTypes))).toEqual(recursions);
  });
});
