// Writes the ids of all machines into the statecharts' HTML page, from which the server, which imports no machine, reads them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { machinesMeta } from '../site/statecharts.ts';

/** The ids are the folder names, since every machine has a folder of its name. */
export function machineIds(root: string): string[] {
  return readdirSync(join(root, 'machines'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Only for the page of the statecharts. */
export function machineList(): Plugin {
  let root = process.cwd();
  return {
    name: 'machine-list',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      // Runs before Vite replaces the entry's path, by which the page is recognised.
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
