// Writes the ids of all machines into the page of the statecharts, so that the server, which knows no machine, can tell which there are.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { machinesMeta } from '../site/statecharts.ts';

/** Every machine has a folder of its name. */
export function machineIds(root: string): string[] {
  return readdirSync(join(root, 'machines'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** For the page of the statecharts, and no other. */
export function machineList(): Plugin {
  let root = process.cwd();
  return {
    name: 'machine-list',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      // Later the page names what was built, by which it is not known.
      order: 'pre',
      handler(html) {
        if (!html.includes('/src/app/statecharts.ts')) return undefined;
        return [
          {
            tag: 'meta',
            attrs: { name: machinesMeta, content: machineIds(root).join(' ') },
            injectTo: 'head' as const,
          },
        ];
      },
    },
  };
}
