// Gives the app's build an id by its content, and writes it where pages that are open look for a newer build: beside the
// app for the server to tell, and into the page, so that the page knows its own.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type BuildManifest, buildIdMeta, buildManifestPath, latestBuildPath } from '../site/builds.ts';
import { inBrowserBuild } from './takesPart.ts';

interface Built {
  readonly code?: string;
  readonly source?: string | Uint8Array;
}

/** The same for the same files, whatever their order; another one when any of them is added, renamed or changed. */
export function buildIdOf(files: Readonly<Record<string, Built>>): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort()) {
    const content = createHash('sha256')
      .update(files[name]?.code ?? files[name]?.source ?? '')
      .digest('hex');
    hash.update(`${name}\0${content}\n`);
  }
  return hash.digest('hex').slice(0, 20);
}

/** Runs when all files of the app are made, its page too. Other builds into the same folder (stories) have no page of the app. */
export function buildManifest(): Plugin {
  return {
    name: 'build-manifest',
    apply: inBrowserBuild,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const id = buildIdOf(bundle);
        page.source = String(page.source).replace(
          '</head>',
          `  <meta name="${buildIdMeta}" content="${id}" />\n  </head>`,
        );
        const source = JSON.stringify({ id } satisfies BuildManifest);
        for (const path of [latestBuildPath, buildManifestPath(id)])
          this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      },
    },
  };
}
