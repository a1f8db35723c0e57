// Lists all stories at build time, so that the page that shows one can load only its file. Uses Storybook's own parser, so that ids are the same as in
// Storybook.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import type { Plugin } from 'vite';

const virtual = 'virtual:story-index';
const resolved = `\0${virtual}`;

const storyFolders = ['src', 'statecharts'];

/** A story: its id and title, and where it is defined. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  /** The file from the project's root (`/src/ui/button/Button.stories.tsx`), and the export in it. */
  file: string;
  exportName: string;
}

/** Every story below `root`, by title and then in the order of its file. */
export async function readStories(root: string): Promise<IndexedStory[]> {
  // Imported lazily, because the parser is large and only builds with stories need it.
  const { loadCsf } = await import('storybook/internal/csf-tools');
  const stories = storyFolders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.stories.tsx'))
        .map((path) => posix.join(folder, ...path.split(sep))),
    )
    .sort()
    .flatMap((file) => {
      const csf = loadCsf(readFileSync(join(root, file), 'utf8'), {
        fileName: file,
        makeTitle: (title) => {
          if (!title) throw new Error(`${file}: the default export has no title`);
          return title;
        },
      }).parse();
      return csf.indexInputs.map(({ __id: id, title = '', name = '', exportName }) => {
        if (id === undefined) throw new Error(`${file}: ${exportName} has no id`);
        return { id, title, name, file: `/${file}`, exportName };
      });
    });
  const twice = stories.find(({ id }, index) => stories.findIndex((other) => other.id === id) !== index);
  if (twice) throw new Error(`Two stories have the id ${twice.id}; the second is in ${twice.file}`);
  return stories.sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Provides the list as `virtual:story-index`. */
export function storyIndex(): Plugin {
  let root = process.cwd();
  return {
    name: 'story-index',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id === virtual ? resolved : undefined;
    },
    async load(id) {
      if (id !== resolved) return undefined;
      return `export const stories = ${JSON.stringify(await readStories(root))};`;
    },
    configureServer(server) {
      server.watcher.on('all', (_event, path) => {
        if (!path.endsWith('.stories.tsx')) return;
        const index = server.moduleGraph.getModuleById(resolved);
        if (index) server.moduleGraph.invalidateModule(index);
      });
    },
  };
}
